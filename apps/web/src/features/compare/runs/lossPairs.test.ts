import type { ShownLossRow } from '@duet/results'
import { expect, test } from 'vitest'
import { lossPairs } from './lossPairs.ts'

const row = (key: string, rest: Partial<ShownLossRow> = {}): ShownLossRow => ({
  key,
  label: key,
  group: 'ac',
  kind: 'stage',
  value_after: 90,
  unit: 'kWh',
  loss: 10,
  loss_fraction_of_previous: 0.1,
  is_modelled: true,
  ...rest,
})

const total = (key: string, value_after: number): ShownLossRow =>
  row(key, { kind: 'total', value_after, loss: 0, loss_fraction_of_previous: 0 })

test('a larger loss in B is a negative difference, in points of the stage before', () => {
  const [pair] = lossPairs(
    [row('soiling', { loss: 2, loss_fraction_of_previous: 0.02 }), total('e_grid', 98)],
    [row('soiling', { loss: 6, loss_fraction_of_previous: 0.06 }), total('e_grid', 94)],
  )
  expect(pair?.fraction).toMatchObject({ a: -0.02, b: -0.06 })
  expect(pair?.fraction.absolute).toBeCloseTo(-0.04, 12)
  expect(pair?.amount).toMatchObject({ a: -2, b: -6, absolute: -4 })
})

test('a level is compared by what stands, and the last one closes the account', () => {
  const last = lossPairs(
    [row('soiling'), total('e_grid', 98)],
    [row('soiling'), total('e_grid', 49)],
  ).at(-1)
  expect(last).toMatchObject({
    key: 'e_grid',
    kind: 'level',
    amount: { a: 98, b: 49, absolute: -49, fractionOfA: -0.5 },
    fraction: { a: null, b: null, absolute: null },
  })
})

test('a stage that only one account has stands at its place, and is missing in the other', () => {
  const pairs = lossPairs(
    [row('ghi'), row('iam'), total('e_grid', 90)],
    [row('ghi'), row('soiling'), row('iam'), row('snow'), total('e_grid', 80)],
  )
  expect(pairs.map(({ key }) => key)).toEqual(['ghi', 'soiling', 'iam', 'snow', 'e_grid'])
  expect(pairs[1]).toMatchObject({ fraction: { a: null, b: -0.1, absolute: null } })
})

test('the account of a block, which ends with a stage, is closed by what that leaves', () => {
  const pairs = lossPairs(
    [row('mv_copper', { value_after: 90 })],
    [row('mv_copper', { value_after: 81 })],
  )
  expect(pairs.at(-1)).toMatchObject({
    key: 'block_output',
    kind: 'level',
    amount: { a: 90, b: 81, absolute: -9 },
  })
})
