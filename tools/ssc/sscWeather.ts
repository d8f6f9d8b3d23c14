import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import type { Weather } from '@duet/engine'
import { readWeather, type WeatherFile } from '@duet/formats'
import { HOUR_MS } from '@duet/units'
import { UnsupportedRun } from './inputs.ts'
import type { EngineRun, RunSite } from './sscRun.ts'

/** Reads a weather file of any format the product knows. */
export function readSscWeather(path: string): Promise<WeatherFile> {
  return readWeather(createReadStream(path), { filename: basename(path), type: 'TMY' })
}

/** The site is the weather's. */
export function weatherSite({ metadata }: WeatherFile): RunSite {
  return {
    latitudeDeg: metadata.latitude ?? Number.NaN,
    longitudeDeg: metadata.longitude ?? Number.NaN,
    altitudeM: metadata.altitude_m ?? 0,
  }
}

/** Height over which SAM's airmass falls by a factor e: exp(−0.0001184·h). */
const AIRMASS_PER_M = 0.0001184
const SEA_LEVEL_PA = 101325

/**
 * The weather as SSC reads it: two components of the light, the third follows from them; the sun at the label of the rows, or, where
 * the file has no minutes, in the middle of the hour's sunlit part; air pressure by SAM's law of height, for the airmass alone.
 *
 * @throws UnsupportedRun for a component that the file does not have
 */
export function sscWeather(
  { columns, metadata, intervalStartUtcMs, stepS, rowCount }: WeatherFile,
  { light, isWeatherAlbedo }: Pick<EngineRun, 'light' | 'isWeatherAlbedo'>,
): Weather {
  const column = (name: 'ghi_wm2' | 'dni_wm2' | 'dhi_wm2' | 'temp_c'): Float64Array => {
    const found = columns[name]
    if (found === undefined) throw new UnsupportedRun(`the weather has no ${name}`)
    return found
  }
  const pressurePa = SEA_LEVEL_PA * Math.exp(-AIRMASS_PER_M * (metadata.altitude_m ?? 0))
  const { windspeed, albedo, rh, pw } = columns
  return {
    intervalStartUtcMs: ownYears(intervalStartUtcMs, columns.year, metadata.local_time_zone),
    stepS,
    utcOffsetH: metadata.local_time_zone,
    ...(light !== 'beamAndDiffuse' && { ghiWm2: column('ghi_wm2') }),
    ...(light !== 'globalAndDiffuse' && { dniWm2: column('dni_wm2') }),
    ...(light !== 'beamAndGlobal' && { dhiWm2: column('dhi_wm2') }),
    airC: column('temp_c'),
    ...(windspeed && { windMPerS: windspeed }),
    ...(isWeatherAlbedo && albedo && { albedo }),
    ...(rh && { relativeHumidityPercent: rh }),
    ...(pw && { precipitableWaterCm: pw }),
    pressurePa: new Float64Array(rowCount).fill(pressurePa),
    sunAt: metadata.interval_alignment === 'center' ? 'middle' : 'sunlitMiddle',
  }
}

/** A typical year's intervals in the years that its months are from, whose sun SSC computes. */
function ownYears(startUtcMs: Float64Array, years: Float64Array, utcOffsetH: number): Float64Array {
  const offsetMs = utcOffsetH * HOUR_MS
  return startUtcMs.map((utcMs, i) => {
    const local = new Date(utcMs + offsetMs)
    const year = years[i] ?? local.getUTCFullYear()
    return local.setUTCFullYear(year) - offsetMs
  })
}
