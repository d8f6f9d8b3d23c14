import { expect, test } from 'vitest'
import { chosenColumn, type DatasetColumns } from './columnChoice.ts'

const column = (name: string, unit: string) => ({ name, label: name, unit, group: '' })
const RUN: DatasetColumns = {
  label: 'Run',
  parts: [
    { id: null, label: 'Whole plant', columns: 'system' },
    { id: 'b1', label: 'East', columns: 'block' },
  ],
  lists: [
    { key: 'system', columns: [column('grid', 'W'), column('ghi', 'W/m²')] },
    { key: 'block', columns: [column('ac_block', 'W')] },
  ],
  stages: [],
}
const NOTHING = { column: null, part: null, shift_minutes: 0 }
const namesOf = (
  ...asked: Parameters<typeof chosenColumn>
): readonly (string | null | undefined)[] => {
  const found = chosenColumn(...asked)
  return [found?.part.id, found?.column.name]
}

test('without a choice the whole is shown with its first column, or one like the other', () => {
  expect(namesOf(RUN, NOTHING)).toEqual([null, 'grid'])
  expect(namesOf(RUN, NOTHING, column('ghi_wm2', 'kWh/m²'))).toEqual([null, 'ghi'])
  expect(namesOf(RUN, NOTHING, column('temp_c', '°C'))).toEqual([null, 'grid'])
})

test('a part and column that are there are shown, and those that are not are not', () => {
  expect(namesOf(RUN, { ...NOTHING, part: 'b1', column: 'ac_block' })).toEqual(['b1', 'ac_block'])
  expect(namesOf(RUN, { ...NOTHING, part: 'gone', column: 'gone' })).toEqual([null, 'grid'])
  expect(chosenColumn({ ...RUN, parts: [] }, NOTHING)).toBeUndefined()
})
