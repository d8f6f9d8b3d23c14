import { blockDefaults, LOSSES, parseSystemParameters } from '@duet/plant'
import { expect, test } from 'vitest'
import { changedBlocks, changedSystem } from './lossChange.ts'

const at = '2026-01-01T00:00:00.000Z'
const block = (name: string) => ({
  ...blockDefaults,
  id: name,
  name,
  created_at: at,
  updated_at: at,
})
const loss = (key: string) => LOSSES.find((one) => one.key === key)!

test('a mistake names its field and the first blocks that have it', () => {
  const blocks = ['A', 'B', 'C', 'D'].map(block)
  const { problems } = changedBlocks(loss('mismatch'), blocks, { module_mismatch_percentage: 120 })
  expect(problems).toEqual([
    {
      at: 'module_mismatch_percentage',
      path: 'A, B, C and 1 more: Mismatch loss',
      message: 'maximum 100',
    },
  ])
})

test('the plant is written with the fields of the loss alone', () => {
  const before = parseSystemParameters({ project_id: 'p', hv_stage_enabled: true })
  const { system, problems } = changedSystem(loss('unavailability'), before, {
    unavailability_percentage: 2,
    hv_stage_enabled: false,
  })
  expect(system).toEqual({ ...before, unavailability_percentage: 2 })
  expect(problems).toEqual([])
})
