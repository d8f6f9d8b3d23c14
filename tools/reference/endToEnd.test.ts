import { describe, expect, test } from 'vitest'
import type { BlockSeries } from '../../packages/engine/src/model/output.ts'
import { simulateBlock } from '../../packages/engine/src/simulation/simulateBlock.ts'
import { type ReferenceYear, readReferenceYear } from './testing/endToEnd.ts'

/**
 * Largest relative difference of annual light, cell temperature (K) and energy, with its reason. The chains are the
 * same but for what is named.
 */
const YEARS = [
  // A beam under a sun below the horizon counts in the reference, not here.
  { name: 'a_greensboro', light: 2e-4, cellK: 0.01, energy: 1e-4 },
  { name: 'b_miami', light: 1e-8, cellK: 1e-6, energy: 1e-8 },
  // The reference cuts and samples the ground's view of the sky.
  { name: 'c_psm3tmy', light: 1e-5, cellK: 0.001, energy: 1e-5 },
  { name: 'd_amsterdam', light: 1e-8, cellK: 1e-6, energy: 1e-8 },
  // The NOCT model here knows what the glass takes of the light; the reference leaves it out.
  { name: 'e_pvwatts_south', light: 1e-8, cellK: 0.02, energy: 1e-4 },
]

const kilo = (values: Float64Array): number => values.reduce((a, b) => a + b, 0) / 1000

/** The reference's front light: with row shade and the beam's reflection where rows are modelled. */
const frontOf = (series: BlockSeries, { annual }: ReferenceYear): Float64Array =>
  annual.poa_rear === undefined ? series.poaNominalWm2 : series.poaAfterIamWm2

function weightedMeanC(series: BlockSeries, lightWm2: Float64Array): number {
  let sum = 0
  for (let i = 0; i < lightWm2.length; i++) sum += lightWm2[i] * series.cellC[i]
  return sum / (1000 * kilo(lightWm2))
}

const off = (got: number, expected: number): number => Math.abs(got / expected - 1)

describe.each(YEARS)('reference year $name', ({ name, light, cellK, energy }) => {
  const year = readReferenceYear(name)
  const { series } = simulateBlock(year.block, year.weather)
  const { annual } = year

  test('meets the light on the plane and at the cells', () => {
    expect(off(kilo(frontOf(series, year)), annual.poa_front)).toBeLessThan(light)
    expect(off(kilo(series.effectiveWm2), annual.effective_irradiance)).toBeLessThan(light)
  })

  test('meets the cell temperature', () => {
    const meanC = (1000 * kilo(series.cellC)) / series.cellC.length
    expect(Math.abs(meanC - annual.temp_cell_mean)).toBeLessThan(cellK)
    const weightedC = weightedMeanC(series, frontOf(series, year))
    expect(Math.abs(weightedC - annual.temp_cell_weighted)).toBeLessThan(cellK)
  })

  test('meets the energy', () => {
    expect(off(kilo(series.dcMppW), annual.p_dc)).toBeLessThan(energy)
    expect(off(kilo(series.acBlockW), annual.p_ac)).toBeLessThan(energy)
  })

  test('meets the power of single hours with the sun up', () => {
    for (const day of year.days) {
      const from = day.day_index * 24
      const outside = day.p_ac.filter((expected, hour) => {
        if (series.sunElevationDeg[from + hour] < 0) return false
        const apartW = Math.abs(series.acBlockW[from + hour] - (expected ?? Number.NaN))
        return !(apartW < 0.003 * Math.abs(expected ?? 0) + 2)
      })
      expect(outside).toEqual([])
    }
  })
})

test('the rear of long rows meets the reference', () => {
  const year = readReferenceYear('c_psm3tmy')
  const { series } = simulateBlock(year.block, year.weather)
  expect(kilo(series.rearGroundWm2) / year.annual.poa_rear_ground_diffuse).toBeCloseTo(1, 3)
  expect(kilo(series.rearSkyWm2) / year.annual.poa_rear_sky_diffuse).toBeCloseTo(1, 8)
})
