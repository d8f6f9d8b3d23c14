import { sum } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { blockEnergySums } from '../../account/energySums.ts'
import { closureError, waterfall } from '../../account/waterfall.ts'
import { fieldFactors } from '../../field/fieldFactors.ts'
import type { Block } from '../../model/block.ts'
import type { Inverter } from '../../model/inverter.ts'
import type { BlockResult, BlockSeries } from '../../model/output.ts'
import { TRACKER_BLOCK } from '../../testing/blocks.ts'
import { fieldBlock } from '../../testing/fieldBlocks.ts'
import { someDays } from '../../testing/someDays.ts'
import { prepareWeather } from '../../weather/prepareWeather.ts'
import { blockRatings } from '../blockRatings.ts'
import { makeBlockSeries } from '../blockSeries.ts'
import { runDcStages } from '../dcStages.ts'
import { simulatePreparedBlock } from '../simulateBlock.ts'
import { inverterGroups } from './inverterGroups.ts'

/** A day of June and one of January. */
const WEATHER = someDays([171, 10])
const RANGE = { from: 0, to: WEATHER.airC.length }
const STAGES = [
  ['mppt_window', 'dcAfterWireW', 'dcAfterWindowW', 'inverter_window_steps'],
  ['dc_current_limit', 'dcAfterWindowW', 'dcAfterCurrentLimitW', 'dc_current_limit_steps'],
  ['dc_power_limit', 'dcAfterCurrentLimitW', 'dcAfterPowerLimitW', 'dc_power_limit_steps'],
  ['inv_temperature_range', 'dcAfterPowerLimitW', 'dcMppW', 'inverter_temperature_steps'],
] as const
type LimitKey = (typeof STAGES)[number][0]

/** An inverter that limits nothing, and converts alike at all voltages. */
const FREE: Inverter = {
  ...TRACKER_BLOCK.inverter,
  conversion: { kind: 'curves', curves: [{ inputVoltageV: 730, points: [{ dcW: 1, acW: 0.98 }] }] },
  maxAcPowerW: Infinity,
  maxApparentPowerVa: Infinity,
  minMpptVoltageV: 0,
  maxMpptVoltageV: Infinity,
  maxDcCurrentA: Infinity,
  derating: [],
}

interface Runner {
  readonly block: Block
  readonly run: (inverter: Partial<Inverter>) => BlockResult
}

function runner(block: Block): Runner {
  const free = { ...block, inverter: FREE }
  const factors = fieldFactors(block)
  const weather = prepareWeather(WEATHER, block.site)
  return {
    block: free,
    run: (inverter) =>
      simulatePreparedBlock(
        { ...free, inverter: { ...FREE, ...inverter } },
        weather,
        RANGE,
        factors,
      ),
  }
}

const EVEN = fieldBlock({
  rows: 1,
  tablesPerRow: 1,
  structure: { columns: 5, moduleReflectance: 0 },
  block: { albedoByMonth: Array.from({ length: 12 }, () => 0), circumsolar: 'beam' },
})
const RUNNERS: readonly (readonly [string, Runner])[] = [
  ['of one curve', runner(TRACKER_BLOCK)],
  ['traced', runner(fieldBlock({ rows: 3, tablesPerRow: 2, structure: { columns: 4 } }))],
]

const energyKwh = ({ series }: BlockResult, block: Block) =>
  blockEnergySums(series, blockRatings(block), 3600)
const lossesOf = (result: BlockResult, block: Block): Record<LimitKey, number> => {
  const { dc_wire, mppt_window, dc_current_limit, dc_power_limit, inv_temperature_range } =
    energyKwh(result, block)
  return {
    mppt_window: dc_wire - mppt_window,
    dc_current_limit: mppt_window - dc_current_limit,
    dc_power_limit: dc_current_limit - dc_power_limit,
    inv_temperature_range: dc_power_limit - inv_temperature_range,
  }
}

/** Each limit of an inverter at a share of what the strings reach without it; 1 is met exactly. */
function limitsAt(
  { series }: BlockResult,
  { inverterCount }: Block,
): Record<LimitKey, (share: number) => Partial<Inverter>> {
  const lit = series.dcVoltageV.filter((volts) => volts > 0)
  const hottestC = series.airC
    .filter((_, i) => series.dcMppW[i] > 0)
    .reduce((a, b) => Math.max(a, b))
  return {
    mppt_window: (share) => ({ maxMpptVoltageV: share * Math.max(...lit) }),
    dc_current_limit: (share) => ({
      maxDcCurrentA: (share * Math.max(...series.dcCurrentA)) / inverterCount,
    }),
    dc_power_limit: (share) => ({
      maxDcPowerW: (share * Math.max(...series.dcMppW)) / inverterCount,
    }),
    inv_temperature_range: (share) => ({ operatingAirC: { least: -50, most: share * hottestC } }),
  }
}

describe.each(RUNNERS)('limits of the inverter %s', (_, { block, run }) => {
  const free = run({})
  const limits = limitsAt(free, block)

  test.each(STAGES)('%s alone takes what its limit costs', (key, _before, _after, code) => {
    const limited = run(limits[key](0.9))
    const { [key]: own, ...others } = lossesOf(limited, block)
    const dcMppKwh = (result: BlockResult): number => energyKwh(result, block).dc_mpp
    expect(own).toBeGreaterThan(0.001 * dcMppKwh(free))
    expect(Object.values(others)).toEqual([0, 0, 0])
    expect(own / (dcMppKwh(free) - dcMppKwh(limited))).toBeCloseTo(1, 9)
    const warning = limited.warnings.find((one) => one.code === code)
    expect(warning?.lossKwh).toBeCloseTo(own, 9)
    expect(warning?.hours).toBe(warning?.count)
  })

  test('limits that are met exactly cost nothing', () => {
    const met = run({
      ...limits.mppt_window(1),
      ...limits.dc_current_limit(1),
      ...limits.dc_power_limit(1),
      ...limits.inv_temperature_range(1),
    })
    expect(energyKwh(met, block)).toEqual(energyKwh(free, block))
    expect(met.warnings).toEqual(free.warnings)
  })

  test.each(STAGES)('%s raised never lowers the energy', (key) => {
    const energies = [0, 0.3, 0.6, 0.8, 0.9, 0.95, 0.99, 1, 1.2].map(
      (share) => energyKwh(run(limits[key](share)), block).inv_night,
    )
    for (let k = 1; k < energies.length; k++) {
      expect(energies[k]).toBeGreaterThanOrEqual(energies[k - 1] * (1 - 1e-12))
    }
    expect(energies[0]).toBeLessThan(0.5 * energies.at(-1)!)
  })

  test('all together close, in order and on every step', () => {
    const all = run({
      ...limits.mppt_window(0.97),
      ...limits.dc_current_limit(0.8),
      ...limits.dc_power_limit(0.6),
      ...limits.inv_temperature_range(0.95),
    })
    const sums = energyKwh(all, block)
    expect(closureError(waterfall(sums))).toBeLessThan(1e-9)
    for (const loss of Object.values(lossesOf(all, block))) expect(loss).toBeGreaterThan(0)
    for (const [, before, after] of STAGES) {
      all.series[before].forEach((powerW, i) => {
        expect(all.series[after][i]).toBeLessThanOrEqual(powerW)
      })
    }
    const { dcMppW, dcVoltageV, dcCurrentA } = all.series
    dcMppW.forEach((powerW, i) => {
      expect(dcVoltageV[i] * dcCurrentA[i]).toBeCloseTo(powerW, 6)
      const zonesW = all.zones?.dcMppW.reduce((total, values) => total + values[i], 0) ?? powerW
      expect(zonesW).toBeCloseTo(powerW, 6)
    })
  })

  test('what the AC limit takes anyway is clipping, not the DC power limit', () => {
    const peakW = Math.max(...free.series.dcMppW) / block.inverterCount
    const rated = { maxAcPowerW: 0.5 * 0.98 * peakW }
    const clipped = run(rated)
    expect(energyKwh(run({ ...rated, maxDcPowerW: 0.7 * peakW }), block)).toEqual(
      energyKwh(clipped, block),
    )
    const below = energyKwh(run({ ...rated, maxDcPowerW: 0.4 * peakW }), block)
    expect(below.inv_clip).toBe(below.inv_eff)
    expect(below.dc_power_limit).toBeLessThan(below.dc_current_limit)
    expect(below.inv_clip).toBeLessThan(energyKwh(clipped, block).inv_clip)
  })
})

describe('limits of the inverter in even light', () => {
  const module = { ...EVEN.module, bifaciality: 0 }
  const { block, run } = runner({ ...EVEN, module })
  const limits = limitsAt(run({}), block)

  test.each(STAGES)('%s is the same of one curve and traced', (key) => {
    const inverter = { ...FREE, ...limits[key](0.9) }
    const traced = run(inverter).series
    const out: BlockSeries = {
      ...makeBlockSeries(RANGE.to),
      effectiveWm2: traced.effectiveWm2,
      poaAfterSpectralWm2: traced.poaAfterSpectralWm2,
      cellC: traced.cellC,
      airC: traced.airC,
    }
    const age = traced.dcAfterDegradationW.map((powerW, i) =>
      powerW > 0 ? powerW / traced.dcNominalW[i] : 1,
    )
    const limited = { ...block, inverter }
    runDcStages(limited, blockRatings(block), age, out, inverterGroups(limited, out))
    for (const [, , after] of STAGES) {
      expect(sum(out[after]) / sum(traced[after])).toBeCloseTo(1, 3)
    }
  })
})
