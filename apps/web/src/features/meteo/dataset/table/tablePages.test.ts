import { DAY_MS } from '@duet/units'
import { describe, expect, test } from 'vitest'
import { fittingInterval, rollUpChoices } from '../rollUps.ts'
import { chosenSpan, dayRange } from '../siteDays.ts'
import { tablePages } from './tablePages.ts'

const year = { fromMs: 0, toMs: 365 * DAY_MS }

describe('pages of the table', () => {
  test('a day of minutes is a page, and all pages together are the time', () => {
    const pages = tablePages(year, 'OneMinute')
    expect(pages.length).toBe(365)
    expect(pages[1]).toEqual({ fromMs: DAY_MS, toMs: 2 * DAY_MS })
    expect(pages.at(-1)?.toMs).toBe(year.toMs)
  })

  test('what is short is one page', () => {
    expect(tablePages(year, 'OneDay')).toEqual([year])
  })

  test('weeks and longer are not parted within a day', () => {
    const long = { fromMs: 0, toMs: 40 * year.toMs }
    const pages = tablePages(long, 'OneWeek')
    expect(pages.length).toBe(2)
    expect(pages[0]?.toMs).toBe(1500 * 7 * DAY_MS)
  })
})

describe('intervals', () => {
  test('none is shorter than the rows', () => {
    expect(rollUpChoices('ThirtyMinutes')[0]).toBe('ThirtyMinutes')
    expect(rollUpChoices('OneMinute').length).toBe(10)
  })

  test('a year of minutes is drawn by hours, a day by minutes', () => {
    expect(fittingInterval(year, 'OneMinute', 9000)).toBe('OneHour')
    expect(fittingInterval({ fromMs: 0, toMs: DAY_MS }, 'OneMinute', 9000)).toBe('OneMinute')
    expect(fittingInterval({ fromMs: 0, toMs: DAY_MS }, 'OneHour', 9000)).toBe('OneHour')
  })
})

describe('days of site time', () => {
  const dataset = {
    start_time: '2021-01-01T07:00:00Z',
    end_time: '2022-01-01T07:00:00Z',
    local_time_zone: -7,
  }

  test('begin and end at midnight of the site', () => {
    expect(dayRange(dataset)).toEqual({ first: '2021-01-01', last: '2021-12-31' })
    const { fromMs, toMs } = chosenSpan(dataset, '2021-06-01', '2021-06-02')
    expect(new Date(fromMs).toISOString()).toBe('2021-06-01T07:00:00.000Z')
    expect(new Date(toMs).toISOString()).toBe('2021-06-03T07:00:00.000Z')
  })

  test('days outside, turned round or misspelt give all of it', () => {
    for (const [from, to] of [
      ['2021-06-03', '2021-06-01'],
      ['2030-01-01', undefined],
      ['June', '2021-1-1'],
    ] as const) {
      expect(chosenSpan(dataset, from, to)).toEqual({
        fromMs: Date.parse(dataset.start_time),
        toMs: Date.parse(dataset.end_time),
      })
    }
  })
})
