import { type LightPairs, pairsAt } from './pairs.ts'
import { type LongTermMethod, type Transfer, transferOf } from './transfer.ts'

/** How a reference is corrected. */
export interface LongTermChoice {
  readonly method: LongTermMethod
  /** Of what the pairs are: hours, or whole days whose hours are then scaled alike. */
  readonly resolution: 'hour' | 'day'
  /** A transfer for each month of the year that was measured for long enough; else one for all. */
  readonly byMonth: boolean
}

/** Days of a month that must have been measured for a transfer of its own. */
const LEAST_DAYS_OF_MONTH = 10

/** Transfers by month of the year, [12], and the months that have one of their own. */
export interface MonthTransfers {
  readonly transfers: readonly Transfer[]
  readonly ownMonths: readonly number[]
}

/** @throws RangeError for no pairs */
export function monthTransfers(
  { method, byMonth }: Pick<LongTermChoice, 'method' | 'byMonth'>,
  pairs: LightPairs,
): MonthTransfers {
  const whole = transferOf(method, pairs.reference, pairs.measured)
  const own = Array.from({ length: 12 }, (_none, month): Transfer | undefined => {
    if (!byMonth) return undefined
    const ofMonth = pairsAt(pairs, (place) => pairs.month[place] === month)
    if (new Set(ofMonth.day).size < LEAST_DAYS_OF_MONTH) return undefined
    return transferOf(method, ofMonth.reference, ofMonth.measured)
  })
  return {
    transfers: own.map((transfer) => transfer ?? whole),
    ownMonths: own.flatMap((transfer, month) => (transfer ? [month] : [])),
  }
}

/** What the transfers make of the reference of pairs, never below 0, [n]. */
export const transferred = (
  { transfers }: MonthTransfers,
  { month, reference }: Pick<LightPairs, 'month' | 'reference'>,
): Float64Array =>
  reference.map((value, place) => Math.max(0, transfers[month[place]]?.(value) ?? value))
