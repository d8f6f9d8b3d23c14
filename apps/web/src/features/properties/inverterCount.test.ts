import { expect, test } from 'vitest'
import { suggestedInverters } from './inverterCount.ts'

const block = (
  stc_power: number,
  num_inverters: number,
): Parameters<typeof suggestedInverters>[0] => ({
  stc_power,
  num_inverters,
  inverter_ac_power: num_inverters * 250_000,
  dc_ac_ratio: stc_power / (num_inverters * 250_000),
})

test('far too few inverters: as many as the usual ratio needs', () => {
  expect(suggestedInverters(block(28_600_000, 1))).toBe(92)
})

test('a usual ratio needs no suggestion', () => {
  expect(suggestedInverters(block(28_600_000, 92))).toBeUndefined()
})

test('without modules there is nothing to suggest', () => {
  expect(suggestedInverters(block(0, 4))).toBeUndefined()
  expect(suggestedInverters({ ...block(1, 1), dc_ac_ratio: null })).toBeUndefined()
})
