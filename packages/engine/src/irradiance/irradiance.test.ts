import { describe, expect, test } from 'vitest'
import { spencerWm2 } from '../sun/extraterrestrial.ts'
import { runVectors, type VectorCase } from '../testing/vectors.ts'
import { clearnessIndex, zenithIndependentClearness } from './clearnessIndex.ts'
import { birdClearSky, haurwitzGhiWm2, ineichenClearSky } from './clearSky.ts'
import { completeIrradiance, type Irradiance } from './complete.ts'
import { discBeam } from './disc.ts'
import { type BeamAndDiffuse, bolandSplit, erbsSplit } from './splitGlobal.ts'

const one = (x: number) => Float64Array.of(x)

const globalOf = ({ value }: VectorCase) => ({
  ghiWm2: one(value.ghi),
  zenithDeg: one(value.zenith ?? value.solar_zenith),
  extraterrestrialWm2: one(spencerWm2(value.dayofyear)),
})

const answer = ({ ghiWm2, dniWm2, dhiWm2 }: Irradiance) => ({
  ghi: ghiWm2,
  dni: dniWm2,
  dhi: dhiWm2,
})
const splitAnswer = ({ dniWm2, dhiWm2 }: BeamAndDiffuse) => ({ dni: dniWm2, dhi: dhiWm2 })

describe('a missing component', () => {
  test('is closed as in the reference', () => {
    const run = runVectors(
      'complete_irradiance',
      ({ value }) =>
        answer(
          completeIrradiance(
            { ghiWm2: one(value.ghi), dhiWm2: one(value.dhi), dniWm2: one(value.dni) },
            one(value.solar_zenith),
          ),
        ),
      // The cap by a clear sky is not part of the closure.
      { only: ({ value }) => Number.isNaN(value.dni_clear), missingIs: 0 },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(200)
  })

  test('closes the triangle whichever it is', () => {
    const zenithDeg = one(60)
    const whole = { ghiWm2: one(500), dniWm2: one(600), dhiWm2: one(200) }
    for (const name of ['ghiWm2', 'dniWm2', 'dhiWm2'] as const) {
      const closed = completeIrradiance({ ...whole, [name]: one(NaN) }, zenithDeg)
      expect(closed[name][0]).toBeCloseTo(whole[name][0], 9)
    }
  })

  test('stays missing with a second one', () => {
    expect(completeIrradiance({ ghiWm2: one(500) }, one(60)).dniWm2[0]).toBeNaN()
  })
})

describe('splitting the global irradiance', () => {
  test('the clearness index meets the reference', () => {
    const run = runVectors(
      'clearness_index',
      ({ value }) => {
        const kt = clearnessIndex(
          one(value.ghi),
          one(value.solar_zenith),
          one(value.extra_radiation),
          value.max_clearness_index,
        )
        return { kt, kt_prime: zenithIndependentClearness(kt, one(value.airmass)) }
      },
      { only: ({ value }) => value.min_cos_zenith === 0.065 && value.max_clearness_index === 1 },
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(20)
  })

  test('Erbs meets the reference', () => {
    const run = runVectors('decomposition_erbs', (c) => splitAnswer(erbsSplit(globalOf(c))))
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(400)
  })

  test('Boland meets the reference', () => {
    const run = runVectors('decomposition_boland', (c) =>
      splitAnswer(bolandSplit(globalOf(c), c.value.a_coeff, c.value.b_coeff)),
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(400)
  })

  test('DISC meets the reference', () => {
    const run = runVectors('decomposition_disc', (c) => {
      const { pressure } = c.value
      const disc = discBeam(globalOf(c), Number.isNaN(pressure) ? undefined : pressure)
      return { dni: disc.dniWm2, kt: disc.clearness, airmass: disc.airmass }
    })
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(800)
  })
})

describe('the clear sky', () => {
  test('Ineichen and Perez meets the reference', () => {
    const run = runVectors('clearsky_ineichen', ({ value, flag }) =>
      answer(
        ineichenClearSky(
          {
            apparentZenithDeg: one(value.apparent_zenith),
            absoluteAirmass: one(value.airmass_absolute),
            linkeTurbidity: one(value.linke_turbidity),
            extraterrestrialWm2: one(value.dni_extra),
          },
          value.altitude,
          flag.perez_enhancement,
        ),
      ),
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBeGreaterThan(500)
  })

  test('Haurwitz meets the reference', () => {
    const run = runVectors('clearsky_haurwitz', ({ value }) => ({
      ghi: haurwitzGhiWm2(one(value.apparent_zenith)),
    }))
    expect(run.failures).toEqual([])
    expect(run.compared).toBe(100)
  })

  test('Bird meets the reference', () => {
    const run = runVectors('clearsky_bird', ({ value }) =>
      answer(
        birdClearSky(
          {
            zenithDeg: one(value.zenith),
            airmass: one(value.airmass_relative),
            aod380: one(value.aod380),
            aod500: one(value.aod500),
            precipitableWaterCm: one(value.precipitable_water),
            extraterrestrialWm2: one(value.dni_extra),
          },
          {
            ozoneAtmCm: value.ozone,
            pressurePa: value.pressure,
            asymmetry: value.asymmetry,
            albedo: value.albedo,
          },
        ),
      ),
    )
    expect(run.failures).toEqual([])
    expect(run.compared).toBe(300)
  })
})
