import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { blockEnergySums } from '../../account/energySums.ts'
import { closureError, waterfall } from '../../account/waterfall.ts'
import { expectedSteps } from '../../expected/expectedSteps.ts'
import { expectedClasses, joinExpectedFactors, traceFieldClass } from '../../field/factorCache.ts'
import { fieldFactors } from '../../field/fieldFactors.ts'
import type { Block } from '../../model/block.ts'
import type { Inverter } from '../../model/inverter.ts'
import { fieldBlock } from '../../testing/fieldBlocks.ts'
import { greensboroWeather } from '../../testing/weather.ts'
import { prepareWeather } from '../../weather/prepareWeather.ts'
import { blockRatings } from '../blockRatings.ts'
import { simulatePreparedBlock } from '../simulateBlock.ts'

const WINTER = { from: 24 * 10, to: 24 * 14 }
// Low suns: the tables of the first row stand free, those behind it in its shade
const BLOCK: Block = fieldBlock({ rows: 4, tablesPerRow: 3, structure: { columns: 5 } })
const FREE: Inverter = {
  ...BLOCK.inverter,
  minMpptVoltageV: 0,
  maxMpptVoltageV: Infinity,
  maxDcCurrentA: Infinity,
}
const weather = prepareWeather(greensboroWeather(3600), BLOCK.site)
const factors = fieldFactors(BLOCK)
const run = (mppTrackers: 'common' | 'separate', inverter: Partial<Inverter> = {}) =>
  simulatePreparedBlock(
    { ...BLOCK, mppTrackers, inverter: { ...FREE, ...inverter } },
    weather,
    WINTER,
    factors,
  )

describe('strings of alike light at their own voltages', () => {
  const common = run('common')
  const separate = run('separate')

  test('are what a block that says nothing has not', () => {
    const unsaid = simulatePreparedBlock({ ...BLOCK, inverter: FREE }, weather, WINTER, factors)
    expect(common.series).toEqual(unsaid.series)
  })

  test('never give less than at one voltage, and more in uneven light', () => {
    separate.series.dcAfterWireW.forEach((powerW, i) => {
      const other = common.series.dcAfterWireW[i] ?? NaN
      expect(powerW).toBeGreaterThanOrEqual(other * (1 - 1e-9))
    })
    const gain = sum(separate.series.dcAfterWireW) / sum(common.series.dcAfterWireW) - 1
    expect(gain).toBeGreaterThan(1e-4)
  })

  test('move no light and no power before the mismatch, and close the account', () => {
    for (const key of ['effectiveWm2', 'cellC', 'dcAfterTemperatureW'] as const) {
      expect(separate.series[key]).toEqual(common.series[key])
    }
    const sums = blockEnergySums(separate.series, blockRatings(BLOCK), 3600)
    expect(closureError(waterfall(sums))).toBeLessThan(1e-9)
  })

  test('are the sum of their zones', () => {
    separate.series.dcMppW.forEach((powerW, i) => {
      const zones = sum((separate.zones?.dcMppW ?? []).map((zone) => zone[i] ?? NaN))
      expect(Math.abs(zones - powerW)).toBeLessThanOrEqual(1e-9 * powerW)
    })
  })

  test.each([
    ['voltage', 'dcAfterWireW', 'dcAfterWindowW', { minMpptVoltageV: 720 }],
    ['current', 'dcAfterWindowW', 'dcAfterCurrentLimitW', { maxDcCurrentA: 4 }],
    ['power', 'dcAfterCurrentLimitW', 'dcAfterPowerLimitW', { maxDcPowerW: 2500 }],
  ] as const)('are held to the limits of %s', (_what, before, after, limit) => {
    const { series } = run('separate', { ...limit, maxAcPowerW: 1e9, maxApparentPowerVa: 1e9 })
    expect(sum(series[after])).toBeLessThan(0.999 * sum(series[before]))
    series[after].forEach((powerW, i) =>
      expect(powerW).toBeLessThanOrEqual(series[before][i] ?? NaN),
    )
    const most = limit as Partial<Inverter>
    const count = BLOCK.inverterCount
    series.dcCurrentA.forEach((currentA) =>
      expect(currentA).toBeLessThanOrEqual(count * (most.maxDcCurrentA ?? Infinity) * (1 + 1e-9)),
    )
    series.dcMppW.forEach((powerW) =>
      expect(powerW).toBeLessThanOrEqual(count * (most.maxDcPowerW ?? Infinity)),
    )
  })

  test('are what a monitored plant is expected to give', () => {
    const block: Block = { ...BLOCK, inverter: FREE, mppTrackers: 'separate' }
    const classes = expectedClasses(block).map((index) => traceFieldClass(block, index))
    const joined = joinExpectedFactors(block, classes)
    const expected = expectedSteps(block, weather, WINTER, joined)
    expect(sum(expected.dcW) / sum(separate.series.dcAfterWireW)).toBeCloseTo(1, 2)
  })
})
