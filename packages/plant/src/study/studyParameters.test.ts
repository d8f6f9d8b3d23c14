import { expect, test } from 'vitest'
import { linkedComponents } from '../document/linkedComponents.ts'
import { samplePlant } from '../sample/samplePlant.ts'
import { parametersOfSame, studyCase } from './studyParameters.ts'

test.each([
  ['none', { backtracking: false, slopeAware: false, by: 'block' }],
  ['level', { backtracking: true, slopeAware: false, by: 'block' }],
  ['block', { backtracking: true, slopeAware: true, by: 'block' }],
  ['row', { backtracking: true, slopeAware: true, by: 'row' }],
])('trackers that turn back by %s have all three fields of it', (value, expected) => {
  const plant = samplePlant()
  const blockIds = plant.blocks.map(({ id }) => id)
  const { document } = studyCase(
    ['backtracking_by'],
    { document: plant, input: { blockIds: blockIds.slice(0, 1) } },
    [value],
    () => undefined,
  )
  const [block] = document.blocks
  if (block === undefined) throw new Error('the plant has no block')
  expect({
    backtracking: linkedComponents(document, block).table?.backtracking_enabled,
    slopeAware: block.slope_aware_tracking,
    by: block.backtracking_by,
  }).toEqual(expected)
})

test('what changes the same of a design is named', () => {
  expect(parametersOfSame(['tilt', 'gcr', 'albedo'])).toBeUndefined()
  expect(parametersOfSame(['gcr', 'tilt', 'row_spacing'])).toBe('gcr and row_spacing')
  expect(parametersOfSame(['tilt', 'tilt'])).toBe('tilt')
})
