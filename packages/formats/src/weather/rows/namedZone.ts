import { type DstShift, dstShiftsOfZone } from '../file/dstShifts.ts'
import type { NamedRows } from './rowStore.ts'

export interface NamedZone {
  readonly standardH: number
  readonly shifts: readonly DstShift[]
}

const MOST_YEARS = 100

/** A zone that is named, with its summer times in the years of the rows. */
export function namedZone(rows: NamedRows, zone: string | undefined): NamedZone | undefined {
  if (zone === undefined) return undefined
  const years = rows.year.subarray(0, rows.count)
  const first = years.reduce((least, year) => Math.min(least, year), years[0] ?? 2000)
  const last = years.reduce((most, year) => Math.max(most, year), first)
  return dstShiftsOfZone(zone, first, Math.min(last, first + MOST_YEARS))
}
