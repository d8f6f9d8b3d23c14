import type { Weather } from '@duet/engine'
import { HOUR_MS, HOUR_S } from '@duet/units'
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
  readonly cases: readonly TrackerCase[]
  /** Days by their measured gain, the ones that the gains leave out among them. */
  readonly dropped: readonly GainClass[]
}

/** A way to know the bifacial string from the monofacial one. */
export interface TrackerCase {
  readonly name: string
  readonly kind: 'engine' | 'constant' | 'other'
  readonly errors: ModelErrors
}

export interface GainClass {
  readonly name: string
  readonly days: number
  readonly measured: number
  readonly both: number
}

/** What nobody measured: the albedo of the ground and the bifaciality of the modules. */
export interface TrackerGuess {
  readonly albedo: number
  readonly bifaciality: number
}

/** As the source of the data guesses the bifaciality, and the range of grass and of such modules. */
export const TRACKER_GUESSES: readonly TrackerGuess[] = [
  { albedo: 0.2, bifaciality: 0.95 },
  { albedo: 0.15, bifaciality: 0.7 },
  { albedo: 0.25, bifaciality: 0.95 },
]

/** Rated power of one module of each string, W: the file's power is of one module. */
const BIFACIAL_W = 285
const MONOFACIAL_W = 300
/** Days on which either string gave less than this are left out: outages and snow, kWh/kWp. */
const LEAST_YIELD = 1
/** Strings that differ more than this on one day do not both work. */
const MOST_GAIN = 0.4
/** Offset of the file's local stamps. */
const UTC_OFFSET_H = -7

interface Days {
  readonly names: readonly string[]
  readonly measured: { readonly bifacial: Float64Array; readonly monofacial: Float64Array }
  readonly engine: { readonly bifacial: Float64Array; readonly monofacial: Float64Array }
  readonly filed: { readonly bifacial: Float64Array; readonly monofacial: Float64Array }
}

/**
 * Compares daily yields: the clocks of weather and power differ by up to an hour, and the field has shade of its own in the
 * morning. The rival is a constant gain, the best that there is for these days: a model of the rear has to know more than it.
 */
export function runTracker(
  table: CsvTable,
  guesses: readonly TrackerGuess[] = TRACKER_GUESSES,
): TrackerResult {
  const all = guesses.map((guess) => dailyYields(table, guess))
  const [first] = all
  if (!first) throw new Error('no guess of albedo and bifaciality')
  const valid = validDays(first)
  const constant = 1 + gainOf('all', valid, () => true).measured
  const filed = dailyRatio(valid.filed)
  const months = [...new Set(valid.names.map((name) => name.slice(0, 7)))]
  return {
    gains: [
      ...months.map((month) => gainOf(month, valid, (name) => name.startsWith(month))),
      gainOf('all', valid, () => true),
    ],
    cases: [
      { name: 'no gain at all', kind: 'other', errors: errorsOf(valid, () => 1) },
      { name: 'modules of the file, no rear', kind: 'other', errors: errorsOf(valid, filed) },
      {
        name: `constant gain of ${(100 * (constant - 1)).toFixed(1)} %, fitted to these days`,
        kind: 'constant',
        errors: errorsOf(valid, () => constant),
      },
      ...guesses.map(({ albedo, bifaciality }, i): TrackerCase => {
        const days = validDays(all[i] ?? first)
        const rear = dailyRatio(days.engine)
        const module = dailyRatio(days.filed)
        return {
          name: `engine: modules of the file, albedo ${albedo}, bifaciality ${bifaciality}`,
          kind: 'engine',
          errors: errorsOf(days, (day) => rear(day) * module(day)),
        }
      }),
    ],
    dropped: gainClasses(validDays(first, Number.POSITIVE_INFINITY)),
  }
}

function errorsOf({ measured }: Days, ratioOf: (day: number) => number): ModelErrors {
  return modelErrors(
    measured.monofacial.map((value, day) => value * ratioOf(day)),
    measured.bifacial,
  )
}

function gainClasses(days: Days): readonly GainClass[] {
  const gainOfDay = (i: number): number =>
    (days.measured.bifacial[i] ?? 0) / (days.measured.monofacial[i] ?? 1) - 1
  const classes = [
    { name: 'loss of more than 40 % (left out)', isIn: (gain: number) => gain < -MOST_GAIN },
    { name: 'up to 40 % either way', isIn: (gain: number) => Math.abs(gain) <= MOST_GAIN },
    { name: 'gain of more than 40 % (left out)', isIn: (gain: number) => gain > MOST_GAIN },
    { name: 'all', isIn: () => true },
  ]
  return classes.map(({ name, isIn }) => {
    const chosen = new Set(days.names.filter((_, i) => isIn(gainOfDay(i))))
    const gain = gainOf(name, days, (day) => chosen.has(day))
    return { name, days: gain.days, measured: gain.measured, both: gain.both }
  })
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

function validDays(days: Days, mostGain = MOST_GAIN): Days {
  const valid = days.names.flatMap((_, i) => {
    const bifacial = days.measured.bifacial[i] ?? Number.NaN
    const monofacial = days.measured.monofacial[i] ?? Number.NaN
    const isValid =
      Math.min(bifacial, monofacial) >= LEAST_YIELD &&
      Math.abs(bifacial / monofacial - 1) <= mostGain &&
      (days.engine.monofacial[i] ?? 0) > 0 &&
      (days.filed.monofacial[i] ?? 0) > 0
    return isValid ? [i] : []
  })
  const of = ({ bifacial, monofacial }: Days['engine']): Days['engine'] => ({
    bifacial: Float64Array.from(valid, (i) => bifacial[i] ?? Number.NaN),
    monofacial: Float64Array.from(valid, (i) => monofacial[i] ?? Number.NaN),
  })
  return {
    names: valid.map((i) => days.names[i] ?? ''),
    measured: of(days.measured),
    engine: of(days.engine),
    filed: of(days.filed),
  }
}

function dailyYields(table: CsvTable, guess: TrackerGuess): Days {
  const rows = firstOfEachStamp(table.labels)
  const twins = twinYields(weatherOf(table, rows), guess)
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
    stepS: HOUR_S,
    utcOffsetH: UTC_OFFSET_H,
    sunAt: 'middle',
    ghiWm2: column('ghi'),
    dniWm2: column('dni'),
    dhiWm2: column('dhi'),
    airC: column('SurfaceTemperatureCelsius'),
    windMPerS: column('WindSpeedKph').map((kph) => kph / 3.6),
  }
}
