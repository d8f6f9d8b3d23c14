import { mean } from '@duet/units'
import { DAYS_OF_MONTH } from './calendar.ts'
import type { RandomStream } from './random.ts'

/** Means of each calendar month, January first, each [12]. */
export interface AirNormals {
  /** Mean of the daily highest temperature. */
  readonly dailyMaxAirC: readonly number[]
  /** Mean of the daily lowest temperature. */
  readonly dailyMinAirC: readonly number[]
  readonly windMPerS: readonly number[]
  readonly relativeHumidityPercent: readonly number[]
}

/** Air of each hour of a year of 365 days, each [8760]. */
export interface HourlyAir {
  readonly airC: Float64Array
  readonly windMPerS: Float64Array
  readonly relativeHumidityPercent: Float64Array
}

/** Local hour of the warmest and windiest moment of a day. */
const WARMEST_HOUR = 15

/** Swing of the wind over a day, and of one hour about it, both as shares of the mean. */
const WIND_DAILY_SWING = 0.2
const WIND_HOURLY_SWING = 0.3

/**
 * Air temperature, wind and humidity of the hours of a year, from monthly means.
 *
 * Temperature is a sinusoid between the month's daily extremes, warmest at 15 h. Wind swings by a fifth with it and
 * by up to 30 % from hour to hour. Humidity follows temperature at the water content of the month, never above
 * 100 %. Each month's means are the normals'. Simplified: no warm or cold spells, no tie between air and cloud, and
 * steps at the ends of months.
 */
export function hourlyAir(normals: AirNormals, random: RandomStream): HourlyAir {
  const out = {
    airC: new Float64Array(8760),
    windMPerS: new Float64Array(8760),
    relativeHumidityPercent: new Float64Array(8760),
  }
  let first = 0
  DAYS_OF_MONTH.forEach((days, month) => {
    const until = first + 24 * days
    const meanC = (normals.dailyMaxAirC[month] + normals.dailyMinAirC[month]) / 2
    const swingC = (normals.dailyMaxAirC[month] - normals.dailyMinAirC[month]) / 2
    const airC = out.airC.subarray(first, until)
    const wind = out.windMPerS.subarray(first, until)
    for (let hour = 0; hour < airC.length; hour++) {
      const day = DAY_COSINE[hour % 24]
      airC[hour] = meanC + swingC * day
      wind[hour] = 1 + WIND_DAILY_SWING * day + WIND_HOURLY_SWING * (2 * random.uniform() - 1)
    }
    scaleToMean(wind, normals.windMPerS[month])
    fillHumidity(
      airC,
      normals.relativeHumidityPercent[month],
      out.relativeHumidityPercent.subarray(first, until),
    )
    first = until
  })
  return out
}

/** Cosine of the time from the warmest hour, at the middle of each hour. */
const DAY_COSINE = Array.from({ length: 24 }, (_, hour) =>
  Math.cos(((hour + 0.5 - WARMEST_HOUR) / 24) * 2 * Math.PI),
)

function scaleToMean(values: Float64Array, wanted: number): void {
  const scale = wanted / mean(values)
  for (let i = 0; i < values.length; i++) values[i] *= scale
}

/** Finds the vapour pressure of the month whose humidities have the wanted mean: the mean rises with it. */
function fillHumidity(airC: Float64Array, meanPercent: number, out: Float64Array): void {
  let low = 0
  let high = 2 * Math.max(...airC.map(saturationPressureHpa))
  for (let step = 0; step < 50; step++) {
    const vapourHpa = (low + high) / 2
    for (let i = 0; i < out.length; i++) {
      out[i] = Math.min(100, (100 * vapourHpa) / saturationPressureHpa(airC[i]))
    }
    if (mean(out) < meanPercent) low = vapourHpa
    else high = vapourHpa
  }
}

/** Magnus' formula, hPa (WMO Guide to Instruments and Methods of Observation, No. 8, annex 4.B). */
function saturationPressureHpa(airC: number): number {
  return 6.112 * Math.exp((17.62 * airC) / (243.12 + airC))
}
