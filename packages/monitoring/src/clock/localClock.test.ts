import { HOUR_MS } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { localClock, localInstant } from './localClock.ts'

const wall = (text: string): number => Date.parse(`${text}Z`)
const text = (utcMs: number): string | undefined =>
  Number.isNaN(utcMs) ? undefined : new Date(utcMs).toISOString().slice(0, 16)

/** The instants of a civil time, UTC. */
const instants = (zone: string, local: string) => {
  const { utcMs, laterUtcMs } = localClock(zone)(wall(local))
  return [utcMs, laterUtcMs].map(text).filter((found) => found !== undefined)
}

/** A series that is read in the order in which it was written. */
function seriesUtcMs(zone: string, wallMs: Float64Array): Float64Array {
  const clock = localClock(zone)
  let last = -Infinity
  return wallMs.map((ms) => {
    const utcMs = localInstant(clock(ms), last)
    last = Math.max(last, utcMs)
    return utcMs
  })
}
const series = (zone: string, locals: readonly string[]) =>
  [...seriesUtcMs(zone, Float64Array.from(locals, wall))].map(text)

describe('a local clock', () => {
  test.each([
    ['Europe/Athens', '2025-10-26T02:59', ['2025-10-25T23:59']],
    ['Europe/Athens', '2025-10-26T03:00', ['2025-10-26T00:00', '2025-10-26T01:00']],
    ['Europe/Athens', '2025-10-26T03:59', ['2025-10-26T00:59', '2025-10-26T01:59']],
    ['Europe/Athens', '2025-10-26T04:00', ['2025-10-26T02:00']],
    ['Australia/Sydney', '2025-04-06T02:30', ['2025-04-05T15:30', '2025-04-05T16:30']],
    ['America/Santiago', '2025-04-05T23:30', ['2025-04-06T02:30', '2025-04-06T03:30']],
    ['Australia/Lord_Howe', '2025-04-06T01:45', ['2025-04-05T14:45', '2025-04-05T15:15']],
  ])('of %s shows %s at %j in autumn', (zone, local, utc) => {
    expect(instants(zone, local)).toEqual(utc)
  })

  test.each([
    ['Europe/Athens', '2026-03-29T02:59', ['2026-03-29T00:59']],
    ['Europe/Athens', '2026-03-29T03:00', []],
    ['Europe/Athens', '2026-03-29T03:59', []],
    ['Europe/Athens', '2026-03-29T04:00', ['2026-03-29T01:00']],
    ['Australia/Sydney', '2025-10-05T02:30', []],
    ['America/Santiago', '2025-09-07T00:30', []],
    ['Australia/Lord_Howe', '2025-10-05T02:15', []],
    ['Australia/Lord_Howe', '2025-10-05T02:30', ['2025-10-04T15:30']],
  ])('of %s shows %s at %j in spring', (zone, local, utc) => {
    expect(instants(zone, local)).toEqual(utc)
  })

  test.each([
    ['Asia/Kolkata', '2025-06-01T12:00', ['2025-06-01T06:30']],
    ['Asia/Kathmandu', '2025-06-01T12:00', ['2025-06-01T06:15']],
    ['America/St_Johns', '2025-06-01T12:00', ['2025-06-01T14:30']],
  ])('of %s, which is ahead by parts of an hour, shows %s at %j', (zone, local, utc) => {
    expect(instants(zone, local)).toEqual(utc)
  })

  // Samoa left a day out; Volgograd went back an hour for good in winter; Venezuela went forward by half an hour for good
  test.each([
    ['Pacific/Apia', '2011-12-29T23:59', ['2011-12-30T09:59']],
    ['Pacific/Apia', '2011-12-30T12:00', []],
    ['Pacific/Apia', '2011-12-31T00:00', ['2011-12-30T10:00']],
    ['Europe/Volgograd', '2020-12-27T01:30', ['2020-12-26T21:30', '2020-12-26T22:30']],
    ['Europe/Volgograd', '2020-12-28T01:30', ['2020-12-27T22:30']],
    ['America/Caracas', '2016-05-01T02:45', []],
    ['America/Caracas', '2016-05-01T03:00', ['2016-05-01T07:00']],
  ])('of %s shows %s at %j where the rule of the zone changed', (zone, local, utc) => {
    expect(instants(zone, local)).toEqual(utc)
  })

  test('has no instant for what is no time', () => {
    expect(instants('Europe/Athens', 'nothing')).toEqual([])
  })

  test.each(['Europe/Athens', 'Australia/Lord_Howe'])(
    'of %s: a series that is written through a year comes out as it was',
    (zone) => {
      const start = Date.UTC(2025, 0, 1)
      const utcMs = Float64Array.from({ length: 365 * 96 }, (_, i) => start + (i * HOUR_MS) / 4)
      const written = utcMs.map((ms) => civilMs(zone, ms))
      expect(seriesUtcMs(zone, written)).toEqual(utcMs)
    },
  )
})

/** Civil time of an instant, by another way than the clock's. */
function civilMs(zone: string, utcMs: number): number {
  const format = (formats[zone] ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }))
  return wall(format.format(utcMs).replace(' ', 'T'))
}
const formats: Record<string, Intl.DateTimeFormat> = {}

describe('a series of a local clock', () => {
  test('goes through the hour that comes twice, also where readings of the first pass are missing', () => {
    expect(
      series('Europe/Athens', ['2025-10-26T03:30', '2025-10-26T03:00', '2025-10-26T03:30']),
    ).toEqual(['2025-10-26T00:30', '2025-10-26T01:00', '2025-10-26T01:30'])
  })

  test('stays in the second pass when a reading comes late', () => {
    expect(
      series('Europe/Athens', [
        '2025-10-26T03:45',
        '2025-10-26T03:15',
        '2025-10-26T02:55',
        '2025-10-26T03:30',
      ]),
    ).toEqual(['2025-10-26T00:45', '2025-10-26T01:15', '2025-10-25T23:55', '2025-10-26T01:30'])
  })

  test('may be moved on where its clock leaves a time out', () => {
    const { movedUtcMs } = localClock('Europe/Athens')(wall('2026-03-29T03:15'))
    expect(text(movedUtcMs)).toBe('2026-03-29T01:15')
  })
})
