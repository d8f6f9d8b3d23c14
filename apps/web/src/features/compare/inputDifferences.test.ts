import { expect, test } from 'vitest'
import { inputDifferences } from './inputDifferences.ts'
import { type RunMeta, runMeta } from './runMeta.ts'

const rating = { nominal_dc_w: 7_462_000, nominal_ac_w: 6_000_000, module_count: 13_552 }

/** Ids of blocks differ from run to run where a block was made anew. */
const meta = (
  ids: readonly string[],
  changed: Partial<Parameters<typeof runMeta>[0]> = {},
): RunMeta =>
  runMeta({
    time_interval: 'OneHour',
    local_time_zone: -7,
    from: '2026-01-01T07:00:00.000Z',
    to: '2027-01-01T07:00:00.000Z',
    dataset_name: 'Typical year',
    engine_version: '0.1.0',
    assumptions: ids.map((block_id) => assumption(block_id, 3)),
    ratings: {
      system: rating,
      blocks: ids.map((block_id, at) => ({ block_id, name: ['East', 'West'][at], ...rating })),
    },
    ...changed,
  })

const assumption = (block_id: string, value: number): object => ({
  block_id,
  field: 'rear_mismatch',
  value,
  unit: '%',
  reason: 'Usual share.',
})

test('nothing differs between two runs of the same inputs, whatever the ids of the blocks', () => {
  expect(inputDifferences(meta(['1', '2']), meta(['3', '4']))).toEqual([])
})

test('another year is told by the clock of the site', () => {
  const later = meta(['1', '2'], {
    from: '2030-01-01T07:00:00.000Z',
    to: '2031-01-01T07:00:00.000Z',
  })
  expect(inputDifferences(meta(['1', '2']), later)).toEqual([
    { what: 'From', blocks: [], a: '2026-01-01 00:00', b: '2030-01-01 00:00' },
    { what: 'To', blocks: [], a: '2027-01-01 00:00', b: '2031-01-01 00:00' },
  ])
})

test('weather, engine and step are told', () => {
  const other = meta(['1', '2'], {
    dataset_name: 'Measured',
    engine_version: '0.2.0',
    time_interval: 'FiveMinutes',
  })
  expect(inputDifferences(meta(['1', '2']), other).map(({ what, b }) => [what, b])).toEqual([
    ['Weather', 'Measured'],
    ['Time step', 'Five minutes'],
    ['Engine version', '0.2.0'],
  ])
})

test('an assumption that differs alike in several blocks is told once', () => {
  const other = meta(['1', '2'], { assumptions: [assumption('1', 5), assumption('2', 5)] })
  const [difference, ...others] = inputDifferences(meta(['1', '2']), other)
  expect(others).toEqual([])
  expect(difference).toMatchObject({ what: 'Assumed: rear mismatch', blocks: ['East', 'West'] })
  expect(difference?.a).toMatch(/^3\s%$/)
  expect(difference?.b).toMatch(/^5\s%$/)
})

test('an assumption that only one run needed is told', () => {
  const other = meta(['1', '2'], { assumptions: [assumption('1', 3)] })
  expect(inputDifferences(meta(['1', '2']), other)).toMatchObject([
    { blocks: ['West'], b: 'not assumed' },
  ])
})

test('a block that only one run has is told, and not as assumptions of its own', () => {
  const found = inputDifferences(meta(['1', '2']), meta(['1']))
  expect(found).toEqual([{ what: 'Blocks', blocks: [], a: 'East, West', b: 'East' }])
})

test('ratings are told of the whole and of the block', () => {
  const smaller = { ...rating, module_count: 13_000 }
  const other = meta(['1'], {
    ratings: { system: smaller, blocks: [{ block_id: '1', name: 'East', ...smaller }] },
  })
  expect(inputDifferences(meta(['1']), other)).toMatchObject([
    { what: 'Modules', blocks: [] },
    { what: 'Modules', blocks: ['East'] },
  ])
})
