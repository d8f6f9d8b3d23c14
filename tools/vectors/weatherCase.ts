import type { WeatherFile } from '@duet/formats'
import { sum } from '@duet/units'
import { type Answer, isRecord, type JsonRecord } from '../reference/index.ts'
import { type ColumnPair, columnPairs } from './weatherColumns.ts'
import { labelTexts } from './weatherLabels.ts'

/** A weather file as the product reads it, in the names and units of its reference. */
export interface WeatherCase {
  readonly answer: Answer
  /** The part of what is expected that the product stores. */
  readonly expected: JsonRecord
  /** Columns and words of the header that the product does not store. */
  readonly unanswered: readonly string[]
}

const FIRST = 48

/**
 * Holds what `readWeather` gives against a reference: place and zone, number and times of the rows, first values and
 * sums of every column that the product stores. What else a reference lists (flags, illuminance, names of stations) is
 * named as unanswered.
 */
export function weatherCase(kind: string, expected: JsonRecord, weather: WeatherFile): WeatherCase {
  const first = recordOf(expected['first48'])
  const all = recordOf(expected['column_stats'])
  const names = stringsOf(expected['columns'])
  const pairs = columnPairs(kind, names)
  const place = placePairs(recordOf(expected['metadata']), kind, weather)
  const times = labelTexts(kind, expected, weather)
  const columns = pairs.map((pair) => columnOf(pair, weather, first, all))
  const metadata = recordOf(expected['metadata'])
  return {
    answer: {
      n_rows: weather.rowCount,
      index_first48: times.slice(0, FIRST),
      index_last: times.at(-1) ?? null,
      metadata: Object.fromEntries(place.map(({ key, got }) => [key, got])),
      first48: Object.fromEntries(columns.map(({ name, gotFirst }) => [name, gotFirst])),
      column_stats: Object.fromEntries(columns.map(({ name, gotSums }) => [name, gotSums])),
    },
    expected: {
      n_rows: expected['n_rows'] ?? null,
      index_first48: expected['index_first48'] ?? null,
      index_last: expected['index_last'] ?? null,
      metadata: Object.fromEntries(place.map(({ key, wanted }) => [key, wanted])),
      first48: Object.fromEntries(columns.map(({ name, wantedFirst }) => [name, wantedFirst])),
      column_stats: Object.fromEntries(columns.map(({ name, wantedSums }) => [name, wantedSums])),
    },
    unanswered: [
      ...Object.keys(metadata).filter(
        (key) => !place.some((one) => one.key === key || one.from === key),
      ),
      ...names.filter((name) => !pairs.some(({ reference }) => reference === name)),
    ],
  }
}

interface PlacePair {
  readonly key: string
  /** Record of the header that holds it. */
  readonly from?: string
  readonly wanted: number
  readonly got: number | null
}

/** Latitude, longitude, height and zone, wherever the header has them. SURFRAD's reference counts longitudes to the west. */
function placePairs(
  metadata: JsonRecord,
  kind: string,
  { metadata: read }: WeatherFile,
): readonly PlacePair[] {
  const inputs = recordOf(metadata['inputs'])
  const holders = [
    { of: metadata },
    { of: inputs, from: 'inputs' },
    { of: recordOf(inputs['location']), from: 'inputs' },
  ]
  const longitude = read.longitude ?? null
  const got: Readonly<Record<string, number | null>> = {
    latitude: read.latitude ?? null,
    longitude: kind === 'surfrad' && longitude !== null ? -longitude : longitude,
    altitude: read.altitude_m ?? null,
    elevation: read.altitude_m ?? null,
    TZ: read.local_time_zone,
    'Local Time Zone': read.local_time_zone,
  }
  return holders.flatMap(({ of, from }) =>
    Object.entries(of).flatMap(([key, wanted]) =>
      typeof wanted === 'number' && got[key] !== undefined
        ? [{ key, wanted, got: got[key] ?? null, ...(from !== undefined && { from }) }]
        : [],
    ),
  )
}

interface ColumnAnswer {
  readonly name: string
  readonly gotFirst: readonly (number | null)[]
  readonly wantedFirst: readonly (number | null)[]
  readonly gotSums: Readonly<Record<string, number | null>>
  readonly wantedSums: JsonRecord
}

function columnOf(
  { reference, column, scale }: ColumnPair,
  weather: WeatherFile,
  first: JsonRecord,
  all: JsonRecord,
): ColumnAnswer {
  const read = weather.columns[column]
  const values = read ? Array.from(read, (x) => x * scale) : []
  const wantedFirst = numbersOf(first[reference])
  const wantedSums = recordOf(all[reference])
  const code = codeOf(wantedSums, values)
  const gotFirst = wantedFirst.map((wanted, i) => {
    const x = values[i] ?? Number.NaN
    // The reference has the code of a missing value as a number.
    return Number.isNaN(x) && wanted === code ? wanted : x
  })
  return { name: reference, gotFirst, wantedFirst, ...sumsOf(values, wantedSums, code) }
}

/** Codes by which files say that a value is missing, and the 0 throughout that the product takes for no data. */
const CODES: ReadonlySet<number> = new Set([0, 99, 999, 9999, 99_999, 999_999, -9900, -9999])

/** The code that stands among the reference's numbers where the product has no value. */
function codeOf(wanted: JsonRecord, values: readonly number[]): number | undefined {
  const { min, max, count } = wanted
  const filled = values.filter((x) => !Number.isNaN(x)).length
  if (typeof count !== 'number' || filled >= count) return undefined
  // 0 is a code only where the column holds nothing else.
  const bounds = min === max ? [min] : [min, max].filter((bound) => bound !== 0)
  return bounds.find((bound): bound is number => typeof bound === 'number' && CODES.has(bound))
}

/** Count, sum, mean and bounds; values under a code are put back by their count, and bounds that are the code left out. */
function sumsOf(
  values: readonly number[],
  wanted: JsonRecord,
  code: number | undefined,
): Pick<ColumnAnswer, 'gotSums' | 'wantedSums'> {
  const filled = values.filter((x) => !Number.isNaN(x))
  const count = wanted['count']
  const coded = code === undefined || typeof count !== 'number' ? 0 : count - filled.length
  const total = sum(filled) + coded * (code ?? 0)
  const number = filled.length + coded
  const gotSums = {
    count: number,
    sum: total,
    mean: number === 0 ? null : total / number,
    min: least(filled),
    max: most(filled),
  }
  const wantedSums = Object.fromEntries(
    Object.entries(wanted).filter(
      ([key, value]) => !(coded > 0 && value === code && (key === 'min' || key === 'max')),
    ),
  )
  return { gotSums, wantedSums }
}

const least = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((a, b) => Math.min(a, b))
const most = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((a, b) => Math.max(a, b))

const recordOf = (item: unknown): JsonRecord => (isRecord(item) ? item : {})

const stringsOf = (item: unknown): readonly string[] =>
  Array.isArray(item) ? item.filter((x) => typeof x === 'string') : []

const numbersOf = (item: unknown): readonly (number | null)[] =>
  Array.isArray(item) ? item.map((x) => (typeof x === 'number' ? x : null)) : []
