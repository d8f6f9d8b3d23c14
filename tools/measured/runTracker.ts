import type { Weather } from '@duet/engine'
import type { CsvTable } from './csvColumns.ts'
import { type ModelErrors, modelErrors } from './modelErrors.ts'
import { twinYields } from './trackerTwins.ts'

/** What bifacial modules gave beside monofacial ones. */
export interface BifacialGain {
  /** `2017-08`, or `all`. */
  readonly period: string
  readonly days: number
  /** Yield of the bifacial string over that of the monofacial one, less 1. */
  readonly measured: number
  readonly engine: number
  /** Of the file's own model, which has no rear: modules that lose less to heat. */
  readonly filed: number
  readonly both: number
}

export interface TrackerResult {
  readonly gains: readonly BifacialGain[]
  /** Daily yield of the bifacial string, kWh/kWp: the measured monofacial one times each model's ratio of the day. */
  readonly engine: ModelErrors
  readonly filed: ModelErrors
  /** Rear by the engine, difference of the modules by the file. */
  readonly both: ModelErrors
}

/** Rated power of one module of each string, W: the file's power is of one module. */
const BIFACIAL_W = 285
const MONOFACIAL_W = 300
/** Days on which either string gave less than this are left out: outages and snow, kWh/kWp. */
const LEAST_YIELD = 1
/** Strings that differ more than this on one day do not both work. */
const MOST_GAIN = 0.4
/** Offset of the file's local stamps. */
const UTC_OFFSET_H = -7
const HOUR_MS = 3_600_000

interface Days {
  readonly names: readonly string[]
  readonly measured: { readonly bifacial: Float64Array; readonly monofacial: Float64Array }
  readonly engine: { readonly bifacial: Float64Array; readonly monofacial: Float64Array }
  readonly filed: { readonly bifacial: Float64Array; readonly monofacial: Float64Array }
}

/**
 * Compares daily yields: the clocks of weather and power differ by up to an hour, and the field has shade of its own in the morning.
 *
 * @param albedo - of the ground, which nobody measured
 */
export function runTracker(table: CsvTable, albedo: number): TrackerResult {
  const days = soundDays(dailyYields(table, albedo))
  const engine = dailyRatio(days.engine)
  const filed = dailyRatio(days.filed)
  const errorsOf = (ratioOf: (day: number) => number): ModelErrors =>
    modelErrors(
      days.measured.monofacial.map((value, day) => value * ratioOf(day)),
      days.measured.bifacial,
    )
  const months = [...new Set(days.names.map((name) => name.slice(0, 7)))]
  return {
    gains: [
      ...months.map((month) => gainOf(month, days, (name) => name.startsWith(month))),
      gainOf('all', days, () => true),
    ],
    engine: errorsOf(engine),
    filed: errorsOf(filed),
    both: errorsOf((day) => engine(day) * filed(day)),
  }
}

function dailyRatio({ bifacial, monofacial }: Days['engine']): (day: number) => number {
  return (day) => (bifacial[day] ?? Number.NaN) / (monofacial[day] ?? Number.NaN)
}

function gainOf(period: string, days: Days, isIn: (name: string) => boolean): BifacialGain {
  const chosen = days.names.flatMap((name, i) => (isIn(name) ? [i] : []))
  const gain = ({ bifacial, monofacial }: Days['engine']): number => {
    return sumOf(bifacial, chosen) / sumOf(monofacial, chosen) - 1
  }
  const engine = gain(days.engine)
  const filed = gain(days.filed)
  return {
    period,
    days: chosen.length,
    measured: gain(days.measured),
    engine,
    filed,
    both: (1 + engine) * (1 + filed) - 1,
  }
}

function sumOf(values: Float64Array, chosen: readonly number[]): number {
  return chosen.reduce((total, i) => total + (values[i] ?? 0), 0)
}

function soundDays(days: Days): Days {
  const kept = days.names.flatMap((_, i) => {
    const bifacial = days.measured.bifacial[i] ?? Number.NaN
    const monofacial = days.measured.monofacial[i] ?? Number.NaN
    const isSound =
      Math.min(bifacial, monofacial) >= LEAST_YIELD &&
      Math.abs(bifacial / monofacial - 1) <= MOST_GAIN &&
      (days.engine.monofacial[i] ?? 0) > 0 &&
      (days.filed.monofacial[i] ?? 0) > 0
    return isSound ? [i] : []
  })
  const of = ({ bifacial, monofacial }: Days['engine']): Days['engine'] => ({
    bifacial: Float64Array.from(kept, (i) => bifacial[i] ?? Number.NaN),
    monofacial: Float64Array.from(kept, (i) => monofacial[i] ?? Number.NaN),
  })
  return {
    names: kept.map((i) => days.names[i] ?? ''),
    measured: of(days.measured),
    engine: of(days.engine),
    filed: of(days.filed),
  }
}

function dailyYields(table: CsvTable, albedo: number): Days {
  const rows = firstOfEachStamp(table.labels)
  const twins = twinYields(weatherOf(table, rows), albedo)
  const column = (name: string, ratedW: number): Float64Array => {
    const all = table.column(name)
    return Float64Array.from(rows, (row) => (all[row] ?? Number.NaN) / ratedW)
  }
  const names = [...new Set(rows.map((row) => (table.labels[row] ?? '').slice(0, 10)))]
  const place = new Map(names.map((name, i) => [name, i]))
  const daily = (hourly: Float64Array): Float64Array => {
    const out = new Float64Array(names.length)
    rows.forEach((row, i) => {
      const day = place.get((table.labels[row] ?? '').slice(0, 10)) ?? 0
      out[day] = (out[day] ?? 0) + (hourly[i] ?? Number.NaN)
    })
    return out
  }
  return {
    names,
    measured: {
      bifacial: daily(column('silfab_meas', BIFACIAL_W)),
      monofacial: daily(column('trina_meas', MONOFACIAL_W)),
    },
    engine: { bifacial: daily(twins.bifacial), monofacial: daily(twins.monofacial) },
    filed: {
      bifacial: daily(column('silfab_model', BIFACIAL_W)),
      monofacial: daily(column('trina_model', MONOFACIAL_W)),
    },
  }
}

/** Some stamps stand twice in the file. */
function firstOfEachStamp(labels: readonly string[]): readonly number[] {
  const seen = new Set<string>()
  return labels
    .map((label, row) => ({ label, row }))
    .filter(({ label }) => !seen.has(label) && seen.add(label))
    .map(({ row }) => row)
}

/** The sun stands at the stamp, as it does for the file's own light on the plane. */
function weatherOf(table: CsvTable, rows: readonly number[]): Weather {
  const column = (name: string): Float64Array => {
    const all = table.column(name)
    return Float64Array.from(rows, (row) => all[row] ?? Number.NaN)
  }
  return {
    intervalStartUtcMs: Float64Array.from(
      rows,
      (row) => Date.parse((table.labels[row] ?? '').replace(' ', 'T')) - HOUR_MS / 2,
    ),
    stepS: 3600,
    utcOffsetH: UTC_OFFSET_H,
    sunAt: 'middle',
    ghiWm2: column('ghi'),
    dniWm2: column('dni'),
    dhiWm2: column('dhi'),
    airC: column('SurfaceTemperatureCelsius'),
    windMPerS: column('WindSpeedKph').map((kph) => kph / 3.6),
  }
}
