import { AppError } from '@duet/contract'
import { type BlockSeries, simulateSystem, systemEnergySums } from '@duet/engine'
import { describe, expect, test } from 'vitest'
import { columnsOf } from '../findColumn.ts'
import { blockPart } from './blockParts.ts'
import { checkBlockSeries, checkSystemSeries } from './runChecks.ts'
import { summariseRun } from './summariseRun.ts'

/** A day of 1 W/m² on 1 kW that loses nothing. */
const timeUtcMs = Float64Array.from({ length: 24 }, (_, i) => Date.UTC(2023, 5, 21, i))
const series = Object.fromEntries(
  columnsOf('block').map(({ engineKey }) => [engineKey, new Float64Array(24).fill(1)]),
) as unknown as BlockSeries
const system = simulateSystem({}, [series], {
  intervalStartUtcMs: timeUtcMs,
  stepS: 3600,
  utcOffsetH: 0,
})
const ratings = {
  nominalDcW: 1000,
  nominalAcW: 1000,
  moduleCount: 2,
  modulePmpW: 500,
  moduleVmpV: 40,
  moduleImpA: 12.5,
  moduleVocV: 48,
  bifaciality: 0,
  pmpPerK: -0.003,
}
const { energy, keyFigures } = blockPart({ series, warnings: [] }, ratings, 3600)
const block = {
  id: 'north',
  name: 'North',
  ratings,
  energy,
  keyFigureSums: keyFigures,
  warnings: [],
  assumptions: [],
}
const systemEnergy = systemEnergySums(system, 3600)
const zone = {
  row_position: 'only',
  slot_position: 'only',
  table_count: 1,
  nominal_dc_kw: 1,
  dc_kwh: energy.dc_mpp + 1,
  specific_yield_kwh_per_kwp: 1,
  front_kwh_m2: 1,
  rear_kwh_m2: 0,
  effective_kwh_m2: 1,
  mismatch: 0,
  deviation: 0,
} as const

function errorOf(work: () => unknown): AppError | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

describe('a run that cannot be', () => {
  test('a valid one passes', () => {
    checkBlockSeries('North', { series }, ratings, { timeUtcMs, firstStep: 0 })
    checkSystemSeries(system, [energy], 3600, timeUtcMs)
    expect(summariseRun([block], systemEnergy).system.closure_error).toBeLessThan(1e-9)
  })

  test('is refused with its block, step, time and stage', () => {
    const dcMppW = series.dcMppW.slice()
    dcMppW[12] = NaN
    const error = errorOf(() =>
      checkBlockSeries('North', { series: { ...series, dcMppW } }, ratings, {
        timeUtcMs,
        firstStep: 8760,
      }),
    )
    expect(error?.code).toBe('RESULT_UNSOUND')
    expect(error?.message).toMatch(
      /^Block "North", step 8772 \(2023-06-21 12:00 UTC\), .+: NaN is no number\. /,
    )
    expect(error?.details).toMatchObject({ step: 8772, kind: 'no_number' })
  })

  test('a plant that gives more than its blocks, or an account that rises, is refused too', () => {
    const twice = errorOf(() => checkSystemSeries(system, [energy, energy], 3600, timeUtcMs))
    expect(twice?.message).toMatch(
      /^The plant, sum of the run, MV transformer, copper: the parts sum/,
    )
    const more = { ...energy, ac_wire: 1.1 * energy.ac_inv }
    const risen = errorOf(() => summariseRun([{ ...block, energy: more }], systemEnergy))
    expect(risen?.message).toMatch(/LV lines: .* where energy can only be lost/)
    const apart = errorOf(() => summariseRun([{ ...block, zones: [zone] }], systemEnergy))
    expect(apart?.message).toMatch(/^Block "North", sum of the run, Array energy at MPP: the parts/)
  })
})
