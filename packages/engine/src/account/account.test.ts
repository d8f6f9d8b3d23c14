import { describe, expect, test } from 'vitest'
import { blockRatings } from '../simulation/blockRatings.ts'
import { simulateBlock } from '../simulation/simulateBlock.ts'
import { simulateSystem } from '../simulation/simulateSystem.ts'
import { TRACKER_BLOCK } from '../testing/blocks.ts'
import { greensboroWeather } from '../testing/weather.ts'
import { addSums } from './addSums.ts'
import { blockEnergySums, systemEnergySums } from './energySums.ts'
import { keyFigureSums } from './keyFigureSums.ts'
import { keyFigures } from './keyFigures.ts'
import { closureError, waterfall } from './waterfall.ts'

const OTHER_BLOCK = {
  ...TRACKER_BLOCK,
  mount: { kind: 'fixed', tiltDeg: 25, azimuthDeg: 180 },
  stringCount: 60,
} as const

const PLANT = {
  hvLine: { voltageV: 33000, resistancePerWireOhm: 2 },
  hvTransformer: {
    nominalPowerVa: 1.2e6,
    ironLossW: 900,
    nightDisconnect: false,
    copperLossAtNominalW: 9000,
  },
  gridLimitW: 700000,
  unavailabilityFraction: 0.005,
}

function run(stepS: number) {
  const weather = greensboroWeather(stepS)
  const blocks = [TRACKER_BLOCK, OTHER_BLOCK].map((block) => ({
    ratings: blockRatings(block),
    series: simulateBlock(block, weather).series,
  }))
  const system = simulateSystem(
    PLANT,
    blocks.map(({ series }) => series),
    weather,
  )
  const sums = addSums(blocks.map(({ series, ratings }) => blockEnergySums(series, ratings, stepS)))
  return { blocks, system, rows: waterfall({ ...sums, ...systemEnergySums(system, stepS) }) }
}

describe('loss account of a run', () => {
  test.each([60, 15, 5])('closes at steps of %d minutes', (minutes) => {
    const { rows, system } = run(minutes * 60)
    expect(closureError(rows)).toBeLessThan(1e-9)
    const gridKwh = (system.gridW.reduce((a, b) => a + b, 0) * minutes) / 60000
    expect(rows.at(-1)?.valueAfter).toBeCloseTo(gridKwh, 6)
  })

  test('of quarters of an hour has the clipping that hours hide beside that of their means', () => {
    const weather = greensboroWeather(900)
    // Sun and clouds by turns, with the light of each hour as it was
    for (const light of [weather.dniWm2, weather.ghiWm2]) {
      light?.forEach((value, i) => {
        light[i] = value * (i % 2 === 0 ? 1.3 : 0.7)
      })
    }
    const block = { ...TRACKER_BLOCK, inverterCount: 1 }
    const { series } = simulateBlock(block, weather)
    const { inv_eff, inv_clip, inv_subclip } = blockEnergySums(series, blockRatings(block), 900)
    const limitW = Math.min(block.inverter.maxAcPowerW, 0.95 * block.inverter.maxApparentPowerVa)
    let meansKwh = 0
    for (let i = 0; i < series.acAfterEfficiencyW.length; i += 4) {
      const mean = series.acAfterEfficiencyW.subarray(i, i + 4).reduce((a, b) => a + b, 0) / 4
      meansKwh += Math.max(0, mean - limitW) / 1000
    }
    expect(inv_eff - inv_clip).toBeCloseTo(meansKwh, 6)
    expect(meansKwh).toBeGreaterThan(0.01 * inv_eff)
    expect(inv_clip - inv_subclip).toBeGreaterThan(0.003 * inv_eff)
  })

  test('of a block alone ends at its transformer and closes', () => {
    const { blocks } = run(3600)
    const [{ series, ratings }] = blocks
    const rows = waterfall(blockEnergySums(series, ratings, 3600))
    expect(rows.at(-1)?.key).toBe('mv_copper')
    expect(closureError(rows)).toBeLessThan(1e-9)
  })

  test('of a month closes too', () => {
    const { blocks } = run(3600)
    const [{ series, ratings }] = blocks
    const rows = waterfall(blockEnergySums(series, ratings, 3600, { from: 744, to: 1416 }))
    expect(closureError(rows)).toBeLessThan(1e-9)
  })

  test('parts of the rear light make up its gain', () => {
    const { rows } = run(3600)
    const of = (key: string): number => rows.find((row) => row.key === key)?.loss ?? Number.NaN
    expect(of('rear_ground') + of('rear_sky') + of('rear_structure')).toBeCloseTo(
      of('rear_gain'),
      6,
    )
    expect(of('rear_gain')).toBeLessThan(0)
    expect(of('rear_structure')).toBeGreaterThan(0)
  })

  test.each([0, 0.05])(
    'structure that takes %d of the rear takes that, and no more',
    (fraction) => {
      const { allowances } = TRACKER_BLOCK
      const block = {
        ...TRACKER_BLOCK,
        allowances: { ...allowances, rearStructureShadeFraction: fraction },
      }
      const { series } = simulateBlock(block, greensboroWeather(3600))
      const sums = blockEnergySums(series, blockRatings(block), 3600)
      expect(-sums.rear_structure / (sums.rear_ground + sums.rear_sky)).toBeCloseTo(fraction, 12)
    },
  )

  test('has every stage of the sample plant at work, in its sense', () => {
    const { rows } = run(3600)
    const stages = rows.filter(({ kind }) => kind === 'stage')
    const keysWhere = (holds: (loss: number) => boolean): string[] =>
      stages.filter(({ loss }) => holds(loss)).map(({ key }) => key)
    expect(keysWhere((loss) => loss === 0)).toEqual([
      'horizon',
      'snow',
      'spectral',
      'elec_shading',
      'dc_current_limit',
      'dc_power_limit',
      'inv_temperature_range',
      'inv_subclip',
      'auxiliaries',
    ])
    // The sample module is at its best below full sun.
    expect(keysWhere((loss) => loss < 0)).toEqual([
      'transposition',
      'rear_gain',
      'irradiance_level',
    ])
  })
})

describe('key figures of a run', () => {
  const { blocks } = run(3600)
  const [{ series, ratings }] = blocks
  const sums = keyFigureSums(series, ratings, 3600)
  const acKwh = series.acBlockW.reduce((a, b) => a + b, 0) / 1000
  const figures = keyFigures(sums, ratings.nominalDcW / 1000, acKwh)

  test('show what they are divided from', () => {
    for (const { value, numerator, denominator } of Object.values(figures)) {
      expect(value).toBe(numerator / denominator)
    }
  })

  test('lead from the reference by losses of the array and of what follows to the final yield', () => {
    const { referenceYield, captureLoss, arrayYield, systemLoss, finalYield } = figures
    const of = ({ value = Number.NaN }: { readonly value: number | undefined }): number => value
    expect(of(referenceYield) - of(captureLoss)).toBeCloseTo(of(arrayYield), 9)
    expect(of(arrayYield) - of(systemLoss)).toBeCloseTo(of(finalYield), 9)
    expect(of(captureLoss)).toBeGreaterThan(of(systemLoss))
    expect(of(systemLoss)).toBeGreaterThan(0)
  })

  test('hang together', () => {
    const { performanceRatio, finalYield, referenceYield } = figures
    expect(performanceRatio.value).toBeCloseTo(
      (finalYield.value ?? 0) / (referenceYield.value ?? 1),
      12,
    )
    const poaKwh = series.poaNominalWm2.reduce((a, b) => a + b, 0) / 1000
    expect(referenceYield.value).toBeCloseTo(poaKwh, 6)
    const perHour = (figures.capacityFactorDc.value ?? 0) * 8760
    expect(perHour).toBeCloseTo(finalYield.value ?? 0, 6)
  })

  test('correct the ratio for the temperature of the cells', () => {
    // Light comes with cells above 25 °C: the reference shrinks, the ratio grows.
    expect(figures.performanceRatio25C.value).toBeGreaterThan(figures.performanceRatio.value ?? 1)
    const direct = series.poaNominalWm2.reduce(
      (sum, poa, i) =>
        sum + (ratings.nominalDcW * poa * (1 + ratings.pmpPerK * (series.cellC[i] - 25))) / 1e6,
      0,
    )
    expect(figures.performanceRatio25C.denominator / direct).toBeCloseTo(1, 9)
  })

  test('add up over months', () => {
    const halves = addSums([
      keyFigureSums(series, ratings, 3600, { from: 0, to: 4000 }),
      keyFigureSums(series, ratings, 3600, { from: 4000, to: 8760 }),
    ])
    for (const key of Object.keys(sums) as (keyof typeof sums)[]) {
      expect(halves[key] / sums[key]).toBeCloseTo(1, 12)
    }
  })

  test('of no time are undefined', () => {
    const none = keyFigureSums(series, ratings, 3600, { from: 0, to: 0 })
    expect(keyFigures(none, 0, 0).performanceRatio.value).toBeUndefined()
  })
})
