import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { type WeatherFile, WeatherFileError } from '@duet/formats'
import { readMeteo, seriesDoubts, seriesOfFile } from '@duet/weather'
import type { Refusal } from './refusal.ts'

interface ReadWarning {
  readonly code: string
  readonly lines: readonly number[]
  readonly message: string
}

/** What `duet read` prints of weather; times in UTC, sums in kWh/m² with negative and missing values as 0. */
export interface WeatherReading {
  readonly file: string
  readonly kind: 'weather'
  readonly format: string
  readonly rows: number
  readonly interval_minutes: number
  readonly interval_alignment: string
  readonly utc_offset_hours: number
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
  readonly start: string
  readonly end: string
  readonly sums: Readonly<Record<string, number>>
  readonly missing_steps: number
  readonly warnings: readonly ReadWarning[]
}

/** Reads weather as an import would, without an air temperature where the file has none. */
export async function weatherReading(path: string): Promise<WeatherReading | Refusal> {
  const file = basename(path)
  const { size } = await stat(path)
  try {
    const weather = await readMeteo(createReadStream(path), {
      filename: file,
      sizeBytes: size,
      airTemperature: { kind: 'later' },
    })
    return accepted(file, weather)
  } catch (error) {
    if (error instanceof WeatherFileError) return refused(file, error)
    throw error
  }
}

function accepted(file: string, weather: WeatherFile): WeatherReading {
  const { metadata, columns, stepS, gaps } = weather
  const sums: Record<string, number> = {}
  for (const name of ['ghi', 'dni', 'dhi'] as const) {
    const column = columns[`${name}_wm2`]
    if (column) sums[`${name}_kwh_m2`] = round((positiveSum(column) * stepS) / 3.6e6, 4)
  }
  return {
    file,
    kind: 'weather',
    format: weather.format,
    rows: weather.rowCount,
    interval_minutes: stepS / 60,
    interval_alignment: metadata.interval_alignment,
    utc_offset_hours: metadata.local_time_zone,
    latitude: metadata.latitude,
    longitude: metadata.longitude,
    start: metadata.start_time.replace('.000Z', 'Z'),
    end: metadata.end_time.replace('.000Z', 'Z'),
    sums,
    missing_steps: gaps.reduce((sum, gap) => sum + gap.missingRows, 0),
    warnings: [...weather.warnings.map(readWarning), ...doubtsOf(weather)],
  }
}

const readWarning = ({
  code,
  line,
  lines,
  message,
}: WeatherFile['warnings'][number]): ReadWarning => ({
  code,
  lines: lines ?? (line === undefined ? [] : [line]),
  message,
})

function doubtsOf(weather: WeatherFile): readonly ReadWarning[] {
  const { latitude, longitude } = weather.metadata
  if (latitude === undefined || longitude === undefined) return []
  const place = { latitudeDeg: latitude, longitudeDeg: longitude }
  return seriesDoubts(seriesOfFile(weather, place)).map(({ code, title, message }) => ({
    code,
    lines: [],
    message: `${title}: ${message}`,
  }))
}

function refused(file: string, { problems, message }: WeatherFileError): Refusal {
  const [first] = problems
  const lines = problems.flatMap((problem) => problem.lines ?? problem.line ?? [])
  return {
    file,
    kind: 'weather',
    error: first?.code ?? 'unknown_format',
    lines: [...new Set(lines)].toSorted((a, b) => a - b),
    message,
  }
}

const positiveSum = (values: Float64Array): number =>
  values.reduce((sum, value) => sum + (value > 0 ? value : 0), 0)

const round = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits

export function weatherText(found: WeatherReading): string {
  const zone = `UTC${found.utc_offset_hours < 0 ? '−' : '+'}${Math.abs(found.utc_offset_hours)}`
  const place = found.latitude === undefined ? 'not said' : `${found.latitude}, ${found.longitude}`
  const sums = Object.entries(found.sums)
    .map(([name, sum]) => `${name.slice(0, 3).toUpperCase()} ${sum.toFixed(1)}`)
    .join(', ')
  return [
    `${found.file}: ${found.format}, ${found.rows.toLocaleString('en-US')} rows of ${found.interval_minutes} minutes, ${found.missing_steps} missing`,
    `  time     ${found.start} to ${found.end}; labels are the ${found.interval_alignment}, ${zone}`,
    `  place    ${place}`,
    `  sums     ${sums} kWh/m²`,
    ...found.warnings.map(({ code, message }) => `  ${code}: ${message}`),
  ].join('\n')
}
