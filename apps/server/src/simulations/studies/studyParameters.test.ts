import { linkedComponents } from '@duet/plant'
import { expect, test } from 'vitest'
import { parseRunInput } from '../plan/runInput.ts'
import { samplePlant } from '../testing/samplePlant.ts'
import { studyCase } from './studyParameters.ts'

test.each([
  ['none', { backtracking: false, slopeAware: false, by: 'block' }],
  ['level', { backtracking: true, slopeAware: false, by: 'block' }],
  ['block', { backtracking: true, slopeAware: true, by: 'block' }],
  ['row', { backtracking: true, slopeAware: true, by: 'row' }],
])('trackers that turn back by %s have all three fields of it', (value, expected) => {
  const plant = samplePlant(1)
  const blockIds = plant.blocks.map(({ id }) => id)
  const { document } = studyCase(
    ['backtracking_by'],
    { document: plant, input: parseRunInput({ block_ids: blockIds }) },
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
