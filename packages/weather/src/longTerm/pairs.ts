import { align, type ComparableSeries, laidOut } from '@duet/comparison'
import { DAY_MS, HOUR_MS, HOUR_S } from '@duet/units'
import { globalIrradiance } from '../series/skySeries.ts'
import type { WeatherSeries } from '../series/weatherSeries.ts'

/** Global irradiance of a reference and a measurement at the same times. */
export interface LightPairs {
  /** Days since 1970 of local standard time of the reference, rising, [n]. */
  readonly day: Int32Array
  /** Month of the year, 0 to 11, [n]. */
  readonly month: Uint8Array
  /** W/m² of hours, Wh/m² of days, [n]. */
  readonly reference: Float64Array
  readonly measured: Float64Array
}

/** Hours in which the reference has light and both have a value; steps below an hour are averaged. None where they share no hour. */
export function hourPairs(measured: WeatherSeries, reference: WeatherSeries): LightPairs {
  const choice = { alignment: 'instant', intervalS: HOUR_S } as const
  const found = align(globalOf(reference), globalOf(measured), choice)
  if (found.state !== 'aligned') return pairsOf([])
  const rows: PairRow[] = []
  for (let step = 0; step < found.a.length; step++) {
    const [light, wm2] = [found.a[step], found.b[step]]
    if (!(light > 0) || Number.isNaN(wm2)) continue
    const startMs = (found.startUtcS + step * found.stepS) * 1000
    rows.push({ day: localDay(startMs, reference), reference: light, measured: wm2 })
  }
  return pairsOf(rows)
}

/** Days of which every hour with light in the reference was measured, summed. */
export function dayPairs(hours: LightPairs, reference: WeatherSeries): LightPairs {
  const lit = litHoursByDay(reference)
  const days = new Map<number, PairRow & { readonly hours: number }>()
  hours.day.forEach((day, i) => {
    const before = days.get(day)
    days.set(day, {
      day,
      hours: (before?.hours ?? 0) + 1,
      reference: (before?.reference ?? 0) + hours.reference[i],
      measured: (before?.measured ?? 0) + hours.measured[i],
    })
  })
  return pairsOf([...days.values()].filter(({ day, hours: count }) => count === lit.get(day)))
}

/** Hours of each local day in which a series has light. */
function litHoursByDay(series: WeatherSeries): ReadonlyMap<number, number> {
  const ghiWm2 = globalIrradiance(series)
  const hours = new Map<number, Set<number>>()
  series.intervalStartUtcMs.forEach((utcMs, row) => {
    if (!(ghiWm2[row] > 0)) return
    const day = localDay(utcMs, series)
    const found = hours.get(day) ?? new Set<number>()
    found.add(Math.floor(utcMs / HOUR_MS))
    hours.set(day, found)
  })
  return new Map([...hours].map(([day, found]) => [day, found.size]))
}

export const localDay = (
  utcMs: number,
  { utcOffsetH }: Pick<WeatherSeries, 'utcOffsetH'>,
): number => Math.floor((utcMs + utcOffsetH * HOUR_MS) / DAY_MS)

const monthOfDay = (day: number): number => new Date(day * DAY_MS).getUTCMonth()

/** The pairs at some places. */
export function pairsAt(pairs: LightPairs, isTaken: (place: number) => boolean): LightPairs {
  const places = Int32Array.from(pairs.day.keys()).filter(isTaken)
  return {
    day: Int32Array.from(places, (place) => pairs.day[place]),
    month: Uint8Array.from(places, (place) => pairs.month[place]),
    reference: Float64Array.from(places, (place) => pairs.reference[place]),
    measured: Float64Array.from(places, (place) => pairs.measured[place]),
  }
}

interface PairRow {
  readonly day: number
  readonly reference: number
  readonly measured: number
}

const pairsOf = (rows: readonly PairRow[]): LightPairs => ({
  day: Int32Array.from(rows, ({ day }) => day),
  month: Uint8Array.from(rows, ({ day }) => monthOfDay(day)),
  reference: Float64Array.from(rows, ({ reference }) => reference),
  measured: Float64Array.from(rows, ({ measured }) => measured),
})

function globalOf(series: WeatherSeries): ComparableSeries {
  const { intervalStartUtcMs: startUtcMs, stepS, utcOffsetH } = series
  const rows = laidOut({ startUtcMs, values: globalIrradiance(series), stepS })
  return { ...rows, unit: 'W/m²', kind: 'mean', isTypicalYear: false, utcOffsetH }
}
