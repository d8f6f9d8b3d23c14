import { DAY_S, HOUR_S } from '@duet/units'
import { type Quantity, quantityOf } from './quantity.ts'
import type { ComparableSeries } from './series.ts'
import { secondOfYear, siteClock } from './siteClock.ts'
import { type Binned, onGrid, type StepGrid } from './stepGrid.ts'

/** How two series are laid over each other. */
export interface AlignmentChoice {
  /** auto: by month, day and hour where one is a typical year, else by instant. */
  readonly alignment: 'auto' | 'instant' | 'calendar'
  /** Undefined: the shortest that both have. */
  readonly intervalS?: number | undefined
  /** Added to the times of a series whose labels mean something else than its source says. */
  readonly shiftAS?: number
  readonly shiftBS?: number
}

/** Steps that are lost to the alignment, and those that are left. */
export interface StepCounts {
  /** With a value of both. */
  readonly paired: number
  /** Of which a series has some of the values of the step, not all. */
  readonly incompleteA: number
  readonly incompleteB: number
  /** With a value of one alone. */
  readonly onlyA: number
  readonly onlyB: number
}

/** Two series on common steps. */
export interface Aligned {
  /** Start of the first step. */
  readonly startUtcS: number
  readonly stepS: number
  readonly utcOffsetH: number
  /** In the units of their quantities; NaN: none. */
  readonly a: Float64Array
  readonly b: Float64Array
  readonly quantityA: Quantity
  readonly quantityB: Quantity
  readonly isCalendar: boolean
  readonly counts: StepCounts
  /** A series begins its steps between those of the other: its values stand up to half a step aside. */
  readonly isMoved: boolean
}

export type Alignment =
  | ({ readonly state: 'aligned' } & Aligned)
  /** They share no step. */
  | { readonly state: 'apart' }
  /** No step up to a day is a multiple of both. */
  | { readonly state: 'unequal' }

/** Two series on the steps of the coarser one, or on longer ones. */
export function align(
  givenA: ComparableSeries,
  givenB: ComparableSeries,
  choice: AlignmentChoice,
): Alignment {
  const a = shifted(givenA, choice.shiftAS)
  const b = shifted(givenB, choice.shiftBS)
  if (a.values.length === 0 || b.values.length === 0) return { state: 'apart' }
  const grid = commonGrid(a, b, choice.intervalS)
  if (!grid) return { state: 'unequal' }
  const bins = { a: onGrid(a, grid), b: onGrid(b, grid) }
  const isCalendar = byCalendar(a, b, choice)
  const laid = isCalendar
    ? overCalendar({ ...bins, isDatedB: isDatedB(a, b), utcOffsetH: a.utcOffsetH, grid })
    : overInstants(bins.a, bins.b)
  if (!laid || counted(laid.a, laid.b).paired === 0) return { state: 'apart' }
  return {
    state: 'aligned',
    startUtcS: grid.phaseS + laid.first * grid.stepS,
    stepS: grid.stepS,
    utcOffsetH: a.utcOffsetH,
    a: laid.a,
    b: laid.b,
    quantityA: quantityOf(a),
    quantityB: quantityOf(b),
    isCalendar,
    counts: {
      ...counted(laid.a, laid.b),
      incompleteA: bins.a.incomplete,
      incompleteB: bins.b.incomplete,
    },
    isMoved: bins.a.isMoved || bins.b.isMoved,
  }
}

const shifted = (series: ComparableSeries, shiftS = 0): ComparableSeries =>
  shiftS === 0 ? series : { ...series, startUtcS: series.startUtcS + shiftS }

function byCalendar(
  a: ComparableSeries,
  b: ComparableSeries,
  { alignment }: AlignmentChoice,
): boolean {
  if (alignment === 'auto') return a.isTypicalYear || b.isTypicalYear
  return alignment === 'calendar'
}

/** Undefined where their steps have no common multiple within a day. */
function commonGrid(a: ComparableSeries, b: ComparableSeries, intervalS = 1): StepGrid | undefined {
  const stepS = [b.stepS, intervalS].reduce(leastMultiple, a.stepS)
  if (stepS > Math.max(DAY_S, a.stepS, b.stepS)) return undefined
  const own = [a, b].find((series) => series.stepS === stepS && stepS < DAY_S)
  return { stepS, phaseS: own?.startUtcS ?? -a.utcOffsetH * HOUR_S }
}

function leastMultiple(one: number, other: number): number {
  let [x, y] = [one, other]
  while (y !== 0) [x, y] = [y, x % y]
  return (one / x) * other
}

interface Laid {
  readonly first: number
  readonly a: Float64Array
  readonly b: Float64Array
}

const endOf = ({ first, values }: Binned): number => first + values.length

/** From the first step of either to the last; undefined where their times do not meet. */
function overInstants(a: Binned, b: Binned): Laid | undefined {
  if (Math.max(a.first, b.first) >= Math.min(endOf(a), endOf(b))) return undefined
  const first = Math.min(a.first, b.first)
  const count = Math.max(endOf(a), endOf(b)) - first
  const lay = (bins: Binned): Float64Array => {
    const laid = new Float64Array(count).fill(Number.NaN)
    laid.set(bins.values, bins.first - first)
    return laid
  }
  return { first, a: lay(a), b: lay(b) }
}

/** Which of the two the steps are those of: the one that has dates, and of two that have, the longer. */
const isDatedB = (a: ComparableSeries, b: ComparableSeries): boolean =>
  a.isTypicalYear === b.isTypicalYear
    ? b.values.length * b.stepS > a.values.length * a.stepS
    : a.isTypicalYear

interface Calendar {
  readonly a: Binned
  readonly b: Binned
  readonly isDatedB: boolean
  readonly utcOffsetH: number
  readonly grid: StepGrid
}

/** The steps of one, each with what the other has at the same month, day and hour: of several years their mean. */
function overCalendar({ a, b, isDatedB: isB, utcOffsetH, grid }: Calendar): Laid {
  const [dated, other] = isB ? [b, a] : [a, b]
  const placeOf = calendarPlaces(utcOffsetH, grid)
  const places = Math.ceil((365 * DAY_S) / grid.stepS)
  const sums = new Float64Array(places)
  const counts = new Int32Array(places)
  other.values.forEach((value, step) => {
    const place = placeOf(other.first + step)
    if (place === undefined || Number.isNaN(value)) return
    sums[place] += value
    counts[place] += 1
  })
  const found = dated.values.map((_, step) => {
    const place = placeOf(dated.first + step)
    return place === undefined || counts[place] === 0 ? Number.NaN : sums[place] / counts[place]
  })
  const own = dated.values
  return { first: dated.first, ...(isB ? { a: found, b: own } : { a: own, b: found }) }
}

/** The place of a step in a year of 365 days. */
function calendarPlaces(
  utcOffsetH: number,
  { stepS, phaseS }: StepGrid,
): (step: number) => number | undefined {
  const clock = siteClock(utcOffsetH)
  return (step) => {
    const second = secondOfYear(clock(phaseS + step * stepS))
    return second === undefined ? undefined : Math.floor(second / stepS)
  }
}

function counted(a: Float64Array, b: Float64Array): Pick<StepCounts, 'paired' | 'onlyA' | 'onlyB'> {
  let [paired, onlyA, onlyB] = [0, 0, 0]
  for (let i = 0; i < a.length; i++) {
    const [isA, isB] = [!Number.isNaN(a[i]), !Number.isNaN(b[i])]
    if (isA && isB) paired += 1
    else if (isA) onlyA += 1
    else if (isB) onlyB += 1
  }
  return { paired, onlyA, onlyB }
}

/** The steps of local days from `from` to `to`, both yyyy-MM-dd and part of it; null: no end. */
export function within<T extends Aligned>(
  aligned: T,
  from: string | null | undefined,
  to: string | null | undefined,
): T {
  const { startUtcS, stepS, utcOffsetH, a, b, counts } = aligned
  const stepAt = (day: string): number =>
    Math.ceil((Date.parse(`${day}T00:00Z`) / 1000 - utcOffsetH * HOUR_S - startUtcS) / stepS)
  const first = from ? Math.max(0, stepAt(from)) : 0
  const end = to ? Math.min(a.length, stepAt(to) + Math.ceil(DAY_S / stepS)) : a.length
  if (first === 0 && end === a.length) return aligned
  const cut = {
    a: a.subarray(first, Math.max(first, end)),
    b: b.subarray(first, Math.max(first, end)),
  }
  return {
    ...aligned,
    ...cut,
    startUtcS: startUtcS + first * stepS,
    counts: { ...counts, ...counted(cut.a, cut.b) },
  }
}
