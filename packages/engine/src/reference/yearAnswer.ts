import { HOUR_MS } from '@duet/units'
import type { Answer, ReferenceModel } from './answer.ts'
import type { Json, VectorCase } from './vectorFile.ts'
import { yearLight } from './yearLight.ts'
import { yearPower } from './yearPower.ts'
import { yearSun } from './yearSun.ts'
import { yearInputs } from './yearSystem.ts'

/**
 * The model of an end-to-end year; a file has some of its days.
 *
 * @param weatherOf - the inputs of the weather file that a year names
 */
export function yearModel(weatherOf: (file: string) => VectorCase): ReferenceModel {
  return { rowKey: 'day_index', answer: (c) => yearAnswer(c, weatherOf(c.text.weather_file)) }
}

/**
 * A whole year by the engine's component models, put together as the `chain` of its file says: hourly series of ten days
 * and sums and means of months and year. `simulateBlock` is not asked here: its own choices (a beam needs a sun above the
 * horizon, NOCT knows the glass) make other numbers, which `endToEnd.test.ts` compares.
 */
function yearAnswer(c: VectorCase, weather: VectorCase): Answer {
  const inputs = yearInputs(c, weather)
  const { site } = inputs
  const n = weather.series.ghi.length
  const sun = yearSun(inputs, n)
  const light = yearLight(inputs, sun, weather)
  const series: VectorCase['series'] = {
    apparent_zenith: sun.zenithDeg,
    azimuth: sun.azimuthDeg,
    dni_extra: sun.extraterrestrialWm2,
    surface_tilt: sun.tiltDeg,
    surface_azimuth: sun.planeAzimuthDeg,
    aoi: sun.aoiDeg,
    ghi: weather.series.ghi,
    ...light.series,
    ...yearPower(inputs, light, weather.series),
  }
  const stepH = site.step_s / 3600
  const monthOf = (i: number): number =>
    new Date(Date.UTC(site.nominal_year, 0, 1) + i * stepH * HOUR_MS).getUTCMonth()
  const steps = Array.from(sun.timeUtcMs.keys())
  const year = sumsOf(series, steps, stepH)
  const months = Array.from({ length: 12 }, (_, month) => {
    const ofMonth = steps.filter((i) => monthOf(i) === month)
    return sumsOf(series, ofMonth, stepH)
  })
  return {
    annual: year,
    monthly: Object.fromEntries(
      Object.keys(year).map((key) => [key, months.map((sums) => sums[key])]),
    ),
    hourly_days: daysOf(series, n, 24 / stepH),
  }
}

/** Kilo sums of light and power, and means of temperature and modifier, over some of the steps. */
function sumsOf(
  series: VectorCase['series'],
  steps: readonly number[],
  stepH: number,
): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {}
  for (const [key, values] of Object.entries(series)) {
    sums[key] = (steps.reduce((sum, i) => sum + values[i], 0) * stepH) / 1000
  }
  const weighted = (values: Float64Array): number =>
    steps.reduce((sum, i) => sum + values[i] * series.poa_front[i], 0) /
    steps.reduce((sum, i) => sum + series.poa_front[i], 0)
  sums['temp_cell_mean'] = steps.reduce((sum, i) => sum + series.temp_cell[i], 0) / steps.length
  sums['temp_cell_weighted'] = weighted(series.temp_cell)
  if (series.spectral_modifier) {
    sums['spectral_modifier_weighted'] = weighted(series.spectral_modifier)
  }
  return sums
}

/** Every day of the year by its number; the file has some of them. */
function daysOf(series: VectorCase['series'], n: number, perDay: number): readonly Json[] {
  return Array.from({ length: n / perDay }, (_, day) =>
    Object.fromEntries([
      ['day_index', day],
      ...Object.entries(series).map(([key, values]) => [
        key,
        Array.from(values.subarray(day * perDay, (day + 1) * perDay)),
      ]),
    ]),
  )
}
