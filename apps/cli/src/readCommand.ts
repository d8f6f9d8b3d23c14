import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import {
  PvsystFileError,
  readOnd,
  readPan,
  type WeatherFile,
  WeatherFileError,
} from '@duet/formats'
import { readMeteo, seriesDoubts, seriesOfFile } from '@duet/weather'
import { type Command, parseOptions, UsageError } from './command.ts'

export const readCommand: Command = {
  name: 'read',
  arguments: 'FILE [--json]',
  summary:
    'Tells what is found in a file of weather, PAN or OND, as an import would take it; exit code 1 where it is refused.',
  options: [['--json', 'print it as JSON']],
  run: tellFile,
}

async function tellFile(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, { json: { type: 'boolean' } })
  const [path, ...others] = positionals
  if (path === undefined || others.length > 0) throw new UsageError('name one file')
  const found = await readingOf(path)
  console.log(values.json ? JSON.stringify(found, undefined, 2) : textOf(found))
  if ('error' in found) process.exitCode = 1
}

interface Told {
  readonly code: string
  readonly lines: readonly number[]
  readonly message: string
}

interface Refused {
  readonly file: string
  readonly kind: 'weather' | 'pan' | 'ond'
  readonly error: string
  readonly lines: readonly number[]
  readonly message: string
}

/** What `duet read` prints of weather; times in UTC, sums in kWh/m² with negative and missing values as 0. */
interface Reading {
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
  readonly warnings: readonly Told[]
}

/** What `duet read` prints of a module or an inverter. */
interface ComponentReading {
  readonly file: string
  readonly kind: 'pan' | 'ond'
  readonly name: string
  readonly manufacturer: string | null
  readonly model: string | null
  /** What was taken for fields that the file does not say, and what was changed. */
  readonly notes: object
}

type Found = Reading | ComponentReading | Refused

async function componentOf(path: string, kind: 'pan' | 'ond'): Promise<ComponentReading | Refused> {
  const file = basename(path)
  const bytes = await readFile(path)
  try {
    const read = kind === 'pan' ? readPan(bytes, file) : readOnd(bytes, file)
    const { name, manufacturer, model, notes } = read
    return { file, kind, name, manufacturer, model, notes }
  } catch (error) {
    if (!(error instanceof PvsystFileError)) throw error
    return { file, kind, error: error.code, lines: [], message: error.message }
  }
}

async function readingOf(path: string): Promise<Found> {
  const file = basename(path)
  const extension = extname(file).slice(1).toLowerCase()
  if (extension === 'pan' || extension === 'ond') return componentOf(path, extension)
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

function accepted(file: string, weather: WeatherFile): Reading {
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
    warnings: [...weather.warnings.map(toldOf), ...doubtsOf(weather)],
  }
}

const toldOf = ({ code, line, lines, message }: WeatherFile['warnings'][number]): Told => ({
  code,
  lines: lines ?? (line === undefined ? [] : [line]),
  message,
})

function doubtsOf(weather: WeatherFile): readonly Told[] {
  const { latitude, longitude } = weather.metadata
  if (latitude === undefined || longitude === undefined) return []
  const place = { latitudeDeg: latitude, longitudeDeg: longitude }
  return seriesDoubts(seriesOfFile(weather, place)).map(({ code, title, message }) => ({
    code,
    lines: [],
    message: `${title}: ${message}`,
  }))
}

function refused(file: string, { problems, message }: WeatherFileError): Refused {
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

function textOf(found: Found): string {
  if ('error' in found) {
    const at = found.lines.length === 0 ? '' : ` (lines ${found.lines.slice(0, 20).join(', ')})`
    return `${found.file} is refused: ${found.message}${at}`
  }
  if (found.kind !== 'weather') {
    const { file, kind, name, notes } = found
    return `${file}: ${kind.toUpperCase()}, ${name}\n${JSON.stringify(notes, undefined, 2)}`
  }
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
