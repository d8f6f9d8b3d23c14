import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { AppError } from '@duet/contract'
import {
  type SitePlace,
  WEATHER_VALUE_COLUMNS,
  type WeatherFile,
  writeEpw,
  writePvsystCsv,
  writeSamCsv,
  writeWeatherCsv,
} from '@duet/formats'
import { readMeteo } from '@duet/weather'
import { type Table, type TableColumn, writeTable } from '../table/tableFile.ts'
import { writeOutput } from '../terminal/outputFile.ts'
import { startProgress } from '../terminal/progress.ts'

/** Formats in which weather is written, and the ending of a file that means each; undefined: it is named with --to. */
export const WEATHER_FORMATS = {
  duet: 'csv',
  sam: undefined,
  epw: 'epw',
  pvsyst: undefined,
  parquet: 'parquet',
} as const
export type WeatherOutput = keyof typeof WEATHER_FORMATS

/**
 * Reads weather as an import would and writes it in another format.
 *
 * @param near - where the weather is of, for a file that does not say its place: its light then tells its time zone
 * @returns what reading reported
 */
export async function convertWeather(
  path: string,
  format: WeatherOutput,
  out: string,
  near: SitePlace | undefined,
): Promise<readonly string[]> {
  const weather = await readShown(path, near)
  if (format === 'parquet') await writeTable({ format, file: out }, weatherTable(weather))
  else await writeOutput(out, textOf(weather, format, basename(path)))
  return weather.warnings.map(({ message }) => message)
}

/** Progress is that of the bytes that are read. */
async function readShown(path: string, near: SitePlace | undefined): Promise<WeatherFile> {
  const { size } = await stat(path)
  const progress = startProgress({ doing: 'reading', things: 'bytes', total: size })
  async function* counted() {
    for await (const piece of createReadStream(path)) {
      const bytes: Uint8Array = piece
      progress.done(bytes.byteLength)
      yield bytes
    }
  }
  try {
    return await readMeteo(counted(), {
      filename: basename(path),
      sizeBytes: size,
      airTemperature: { kind: 'later' },
      ...(near && { site: { latitudeDeg: near.latitude, longitudeDeg: near.longitude } }),
    })
  } finally {
    progress.end()
  }
}

/** @throws AppError INVALID_INPUT where the format has no room for such weather */
function textOf(
  weather: WeatherFile,
  format: Exclude<WeatherOutput, 'parquet'>,
  name: string,
): Iterable<string> {
  try {
    switch (format) {
      case 'duet':
        return writeWeatherCsv(weather)
      case 'sam':
        return [...writeSamCsv(weather)]
      case 'epw':
        return [...writeEpw(weather)]
      case 'pvsyst':
        return [pvsystText(weather, name)]
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new AppError('INVALID_INPUT', `${error.message}.`, {}, { cause: error })
  }
}

/** @throws RangeError for weather without a place, or that is not hourly */
function pvsystText(
  { metadata, columns, intervalStartUtcMs, stepS }: WeatherFile,
  name: string,
): string {
  const { latitude, longitude, altitude_m = null, source, local_time_zone, type } = metadata
  if (latitude === undefined || longitude === undefined)
    throw new RangeError("PVsyst's CSV needs a latitude and a longitude; the weather has none")
  if (stepS !== 3600)
    throw new RangeError(`PVsyst's CSV is hourly; the weather has ${stepS / 60} minutes`)
  const lists = WEATHER_VALUE_COLUMNS.flatMap((column) => {
    const values = columns[column]
    const list = values && Array.from(values, (value) => (Number.isNaN(value) ? null : value))
    return list ? [[column, list] as const] : []
  })
  return writePvsystCsv(
    {
      name,
      source,
      latitude,
      longitude,
      altitude_m,
      local_time_zone,
      isTypicalYear: type === 'TMY',
    },
    { startUtcMs: [...intervalStartUtcMs], columns: Object.fromEntries(lists) },
  )
}

/** The start of each interval as ISO 8601 in UTC, and a column for each quantity by its name in weather of the product. */
function weatherTable({ columns, intervalStartUtcMs }: WeatherFile): Table {
  const quantities = WEATHER_VALUE_COLUMNS.flatMap((name) => {
    const values = columns[name]
    return values ? [{ name, values }] : []
  })
  function* rows() {
    for (const [row, startUtcMs] of intervalStartUtcMs.entries()) {
      const values = quantities.map((column) => column.values[row] ?? Number.NaN)
      yield [new Date(startUtcMs).toISOString(), ...values]
    }
  }
  return {
    columns: [
      { name: 'interval_start_utc', type: 'text' },
      ...quantities.map(({ name }): TableColumn => ({ name, type: 'number' })),
    ],
    rows: rows(),
  }
}
