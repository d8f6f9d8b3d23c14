import { DAY_MS, median } from '@duet/units'

/** How much later than its reference a series lies on one day. */
export interface DayShift {
  /** Days since 1970 of mean solar time. */
  readonly day: number
  /** Start of its first reading, ms UTC. */
  readonly fromUtcMs: number
  /** Minutes, positive: the series is late. */
  readonly minutes: number
}

export interface ClockSeries {
  /** Start of each interval as its clock is read now, ms UTC, [n], rising. */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  /** Light or power, [n]. */
  readonly values: Float64Array
  /** The same from the clear sky or the model, on the right clock, [n]. */
  readonly reference: Float64Array
  /** East positive: days are cut at solar midnight. */
  readonly longitudeDeg: number
}

/** Lags that are tried, minutes, either way. */
const FARTHEST_MIN = 150
/** Likeness (cosine) of a day to its shifted reference from which it counts: clear, and whole. */
const LEAST_LIKENESS = 0.985

/**
 * Shift of each clear day: the lag at which series and reference are most alike, Σ v·r(t − lag) / √(Σ v² · Σ r²), between
 * steps by a parabola through the best lag and its neighbours. Days that are not alike (clouds, faults, gaps) are left out.
 * Missing readings (NaN) count as 0.
 *
 * The reference must have the shape of the series: power of trackers against the model, not against GHI.
 */
export function dayShifts(series: ClockSeries): readonly DayShift[] {
  const shifts: DayShift[] = []
  const { startUtcMs, longitudeDeg } = series
  const dayOf = (row: number): number =>
    Math.floor((startUtcMs[row] + (longitudeDeg / 360) * DAY_MS) / DAY_MS)
  let from = 0
  for (let i = 1; i <= startUtcMs.length; i++) {
    if (i < startUtcMs.length && dayOf(i) === dayOf(from)) continue
    const minutes = shiftBetween(series, from, i, LEAST_LIKENESS)?.minutes
    if (minutes !== undefined) {
      shifts.push({ day: dayOf(from), fromUtcMs: startUtcMs[from], minutes })
    }
    from = i
  }
  return shifts
}

/**
 * Lag at which series and reference are most alike between two rows, and how alike they are there and without it; undefined for less than
 * nine tenths of a day, and where they are not alike.
 */
export function shiftBetween(
  series: ClockSeries,
  from: number,
  to: number,
  leastLikeness: number,
): { readonly minutes: number; readonly likeness: number; readonly unshifted: number } | undefined {
  const stepMin = series.stepS / 60
  if ((to - from) * stepMin < 0.9 * 1440) return undefined
  const most = Math.ceil(FARTHEST_MIN / stepMin)
  const alike = Array.from({ length: 2 * most + 1 }, (_, at) =>
    likeness(series, from, to, at - most),
  )
  const best = alike.reduce((top, value, at) => (value > (alike[top] ?? 0) ? at : top), 0)
  const [before, middle, after] = [alike[best - 1], alike[best], alike[best + 1]]
  if (before === undefined || middle === undefined || after === undefined) return undefined
  if (!(middle > leastLikeness)) return undefined
  const bend = before - 2 * middle + after
  const part = bend < 0 ? (0.5 * (before - after)) / bend : 0
  return {
    minutes: (best - most + part) * stepMin,
    likeness: middle,
    unshifted: alike[most] ?? 0,
  }
}

function likeness(
  { values, reference }: ClockSeries,
  from: number,
  to: number,
  lag: number,
): number {
  let [product, squares, squaresOfReference] = [0, 0, 0]
  for (let i = from; i < to; i++) {
    const other = i - lag
    const value = values[i] > 0 ? values[i] : 0
    const light = other >= 0 && reference[other] > 0 ? reference[other] : 0
    product += value * light
    squares += value * value
    squaresOfReference += light * light
  }
  return squares > 0 && squaresOfReference > 0
    ? product / Math.sqrt(squares * squaresOfReference)
    : 0
}

/** A time over which a clock was off by the same. */
export interface ClockSpan {
  readonly fromUtcMs: number
  /** Start of the first clear day after it; Infinity for the last. */
  readonly toUtcMs: number
  /** Median shift, minutes; positive: the clock writes later times than those of the sun. */
  readonly minutes: number
  readonly clearDays: number
}

/** Clear days from which a span counts, and up to which one between two that agree is a whim of the weather. */
const FEWEST_DAYS = 3
const WHIM_DAYS = 5
/** Change of the clock that is a new span, minutes: half of summer time's hour. */
const LEAST_CHANGE_MIN = 30

/**
 * Cuts days into spans of one clock: a new one begins where three clear days in a row have a median half an hour from that
 * of the days before. A logger on summer time has two or three spans a year an hour apart; a wrong label shifts all days by
 * half a step or a step.
 */
export function clockSpans(shifts: readonly DayShift[]): readonly ClockSpan[] {
  const pieces: DayShift[][] = []
  let open: DayShift[] = []
  shifts.forEach((shift, i) => {
    const isMoved = (one: DayShift): boolean => isAway(one.minutes, levelOf(open.slice(-9)))
    const next = shifts.slice(i, i + FEWEST_DAYS)
    const begins = next.length === FEWEST_DAYS && isMoved(shift) && next.filter(isMoved).length > 1
    if (open.length >= FEWEST_DAYS && begins) {
      pieces.push(open)
      open = []
    }
    open.push(shift)
  })
  pieces.push(open)
  const lasting = withoutWhims(pieces.filter(({ length }) => length >= FEWEST_DAYS))
  return lasting.map((days, at) => ({
    fromUtcMs: days[0]?.fromUtcMs ?? Number.NaN,
    toUtcMs: lasting[at + 1]?.[0]?.fromUtcMs ?? Infinity,
    minutes: levelOf(days),
    clearDays: days.length,
  }))
}

const levelOf = (days: readonly DayShift[]): number => median(days.map(({ minutes }) => minutes))
const isAway = (a: number, b: number): boolean => Math.abs(a - b) > LEAST_CHANGE_MIN

/** Joins neighbours that agree; few days between two that agree are left out. */
function withoutWhims(pieces: readonly (readonly DayShift[])[]): readonly (readonly DayShift[])[] {
  const joined: DayShift[][] = []
  pieces.forEach((piece, at) => {
    const last = joined.at(-1)
    const next = pieces[at + 1]
    const level = last && levelOf(last)
    if (last && level !== undefined && !isAway(level, levelOf(piece))) last.push(...piece)
    else if (
      level !== undefined &&
      next &&
      piece.length < WHIM_DAYS &&
      !isAway(level, levelOf(next))
    )
      return
    else joined.push([...piece])
  })
  return joined
}
