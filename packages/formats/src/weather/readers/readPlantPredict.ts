import { z } from 'zod'
import type { WeatherValueColumn } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { WeatherLimits } from '../file/weatherLimits.ts'
import type { RawWeather } from '../rows/rawWeather.ts'
import { readJsonAs } from '../rows/wholeText.ts'
import { jsonTable } from './jsonTable.ts'

const CELLS: Readonly<Record<string, readonly [WeatherValueColumn, number]>> = {
  global_horizontal_irradiance: ['ghi_wm2', 1],
  direct_normal_irradiance: ['dni_wm2', 1],
  diffuse_horizontal_irradiance: ['dhi_wm2', 1],
  temperature: ['temp_c', 1],
  relative_humidity: ['rh', 1],
  windspeed: ['windspeed', 1],
  wind_direction: ['wind_direction', 1],
  pressure: ['atmospheric_pressure', 100],
  pwat: ['pw', 1],
  albedo: ['albedo', 1],
}

const recordSchema = z.looseObject({ timestamp: z.string() })
const listSchema = z.array(recordSchema).min(1)
const fileSchema = z.union([listSchema, z.object({ weather_details: listSchema })])

/**
 * PlantPredict's weather as its interface takes and gives it: a list of records of `timestamp` and values in W/m², °C, %,
 * m/s, degrees and mbar. It says neither place nor time zone, nor what its times stand for.
 *
 * @see https://plantpredict.com/algorithm/supported-weather-input-data-formats/
 */
export async function readPlantPredict(
  chunks: AsyncIterable<string>,
  log: ProblemLog,
  limits: WeatherLimits,
): Promise<RawWeather> {
  const data = await readJsonAs(
    fileSchema,
    chunks,
    log,
    'The JSON file is no list of weather records of PlantPredict with a "timestamp" each.',
  )
  const records = Array.isArray(data) ? data : data.weather_details
  const cells = Object.entries(CELLS)
    .filter(([name]) => name in (records[0] ?? {}))
    .map(([name, [column, scale]]) => ({ column, name, scale, offset: 0 }))
  const rows = jsonTable(records, 'timestamp', cells, log, limits)
  const message =
    'PlantPredict does not say whether times are the beginning, the centre or the end of their hour; the beginning was taken. Check it at import.'
  return {
    format: 'plantpredict',
    source: 'default',
    rows,
    alignment: 'beginning',
    warnings: [{ code: 'alignment_guessed', message }],
  }
}
