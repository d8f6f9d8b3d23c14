import { DAY_MS } from '@duet/units'
import { formatDay } from '../../../lib/formatTime.ts'
import type { MonitorSearch } from './monitorSearch.ts'

export const PERIODS = ['today', 'yesterday', '7d', '30d', '90d', 'month', 'year', 'days'] as const
export type PeriodKey = (typeof PERIODS)[number]

export const PERIOD_TEXTS: Readonly<Record<PeriodKey, string>> = {
  today: 'Today',
  yesterday: 'Yesterday',
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  month: 'This month',
  year: 'This year',
  days: 'Chosen days',
}

/** First and last civil day of the plant, both included: yyyy-MM-dd. */
export interface Period {
  readonly key: PeriodKey
  readonly from: string
  readonly to: string
}

/**
 * The period of an address. Periods end with `lastDay`: today, or the last day of a plant that sends nothing any more.
 *
 * @param ownKey of the page, where the address names none
 */
export function periodOf(search: MonitorSearch, ownKey: PeriodKey, lastDay: string): Period {
  const key = search.period ?? ownKey
  if (key === 'days') {
    const days = [search.from ?? lastDay, search.to ?? search.from ?? lastDay].toSorted()
    return { key, from: days[0] ?? lastDay, to: days[1] ?? lastDay }
  }
  const to = key === 'yesterday' ? addDays(lastDay, -1) : lastDay
  return { key, from: firstDay(key, to), to }
}

function firstDay(key: Exclude<PeriodKey, 'days'>, to: string): string {
  switch (key) {
    case 'today':
    case 'yesterday':
      return to
    case '7d':
      return addDays(to, -6)
    case '30d':
      return addDays(to, -29)
    case '90d':
      return addDays(to, -89)
    case 'month':
      return `${to.slice(0, 8)}01`
    case 'year':
      return `${to.slice(0, 5)}01-01`
  }
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)
}

/** Civil days, both ends included. */
export function dayCount({ from, to }: Pick<Period, 'from' | 'to'>): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
}

/** '27 May 2026', or '28 Apr to 27 May 2026'. */
export function periodText({ from, to }: Pick<Period, 'from' | 'to'>): string {
  if (from === to) return formatDay(from)
  return `${formatDay(from, from.slice(0, 4) !== to.slice(0, 4))} to ${formatDay(to)}`
}
