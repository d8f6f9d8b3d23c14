import { expect, test } from 'vitest'
import {
  isSameSelection,
  newTagName,
  renamedTag,
  resetTag,
  type Selection,
  selectionOf,
  swapDatasets,
  swapParameters,
  withoutTag,
  withTag,
} from './selection.ts'
import { NEW_PARAMETERS, workbookDataSchema } from './workbook.ts'

const SHOWN: Selection = {
  dataset_a: { id: 'one', label: 'One', source: 'simulation' },
  dataset_b: { id: 'two', label: 'Two', source: 'meteo' },
  parameters: {
    ...NEW_PARAMETERS,
    a: { column: 'ghi', part: null, shift_minutes: 0 },
    b: { column: 'ghi_wm2', part: null, shift_minutes: -30 },
  },
}
const CREATED = { id: 't1', createdAt: '2026-01-01T00:00:00.000Z' }

test('datasets and parameters change sides by themselves, and twice is nothing', () => {
  expect(swapDatasets(SHOWN)).toMatchObject({
    dataset_a: { id: 'two' },
    parameters: SHOWN.parameters,
  })
  expect(swapParameters(SHOWN).parameters.a.column).toBe('ghi_wm2')
  for (const swap of [swapDatasets, swapParameters]) expect(swap(swap(SHOWN))).toEqual(SHOWN)
  expect(isSameSelection(SHOWN, swapDatasets(SHOWN))).toBe(false)
})

test('a tag keeps what was shown, has the next number, and can be renamed, reset and removed', () => {
  const tags = withTag([], SHOWN, CREATED)
  expect(tags[0]?.name).toBe('Tag #1')
  expect(selectionOf(tags[0]!)).toEqual(SHOWN)
  expect(newTagName(renamedTag(tags, 't1', 'Tag #7'))).toBe('Tag #8')
  const reset = resetTag(tags, 't1', swapDatasets(SHOWN))
  expect(selectionOf(reset[0]!)).toEqual(swapDatasets(SHOWN))
  expect(withoutTag(tags, 't1')).toEqual([])
})

test('stored data are of a known version and have no other keys', () => {
  const data = { version: 1, parameters: SHOWN.parameters, tags: withTag([], SHOWN, CREATED) }
  expect(workbookDataSchema.parse(JSON.parse(JSON.stringify(data)))).toEqual(data)
  for (const wrong of [{ ...data, version: 2 }, { ...data, more: 1 }, { version: 1 }])
    expect(workbookDataSchema.safeParse(wrong).success).toBe(false)
})
