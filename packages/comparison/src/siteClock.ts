import { DAY_MS, DAY_S, HOUR_S } from '@duet/units'

/** A moment of a site's standard time. */
export interface SiteMoment {
  readonly year: number
  /** 0 to 11. */
  readonly month: number
  /** From 1. */
  readonly day: number
  /** Since midnight, s. */
  readonly secondOfDay: number
}

/** Reads moments one after the other; those of one day cost one look at the calendar. */
export function siteClock(utcOffsetH: number): (utcS: number) => SiteMoment {
  let dayNumber = Number.NaN
  let date = { year: 0, month: 0, day: 0 }
  return (utcS) => {
    const localS = utcS + utcOffsetH * HOUR_S
    const here = Math.floor(localS / DAY_S)
    if (here !== dayNumber) {
      dayNumber = here
      const at = new Date(here * DAY_MS)
      date = { year: at.getUTCFullYear(), month: at.getUTCMonth(), day: at.getUTCDate() }
    }
    return { ...date, secondOfDay: localS - here * DAY_S }
  }
}

const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/** Seconds since the start of a year of 365 days; undefined on 29 February, which such a year has not. */
export function secondOfYear({ month, day, secondOfDay }: SiteMoment): number | undefined {
  if (month === 1 && day === 29) return undefined
  return (DAYS_BEFORE_MONTH[month] + day - 1) * DAY_S + secondOfDay
}
