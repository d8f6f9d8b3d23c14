import { issueSentence } from '@duet/monitoring/texts'
import { formatResult } from '../../../lib/format.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import type { IssuePartsFragment } from '../../../lib/gql/graphql.ts'
import type { Sort } from '../../../ui/table/sortRows.ts'
import { moneyText } from '../shell/money.ts'
import { addDays } from '../shell/period.ts'

const GOING: ReadonlySet<string> = new Set(['open', 'acknowledged', 'in_progress'])

/** Neither resolved nor ignored. */
export const isGoing = ({ state }: { readonly state: string }): boolean => GOING.has(state)

/** 'Inverter 4 was off on 3 days since 12 Jun 2026: 2.4 MWh, 120 USD.' */
export const sentenceOf = (issue: IssuePartsFragment): string =>
  issueSentence({
    nodeName: issue.node_name,
    eventType: issue.event_type,
    dayCount: issue.day_count,
    first: formatDay(issue.first_date),
    last: formatDay(issue.last_date),
    isGoing: isGoing(issue),
    costs: [
      ...(issue.kwh > 0 ? [formatResult(issue.kwh, 'kWh')] : []),
      ...(issue.money !== null && issue.money > 0 ? [moneyText(issue.money, issue.currency)] : []),
    ],
  })

/** 'kwh desc' of an address as tables sort. */
export function sortOf(text: string): Sort {
  const [key = '', way] = text.split(' ')
  return { key, descending: way === 'desc' }
}

export const sortText = ({ key, descending }: Sort): string =>
  `${key} ${descending ? 'desc' : 'asc'}`

/** Days that are looked at around an issue at first. */
const MOST_DAYS = 14

interface Days {
  readonly from: string
  readonly to: string
}

/** A chosen day with one on each side, else the issue with one on each side, of a long one its last days. */
export function daysAround(
  { first_date, last_date }: Pick<IssuePartsFragment, 'first_date' | 'last_date'>,
  day: string | undefined,
): Days {
  if (day !== undefined) return { from: addDays(day, -1), to: addDays(day, 1) }
  const to = addDays(last_date, 1)
  const earliest = addDays(to, -MOST_DAYS)
  const from = addDays(first_date, -1)
  return { from: from < earliest ? earliest : from, to }
}

/** A value for each day from the first to the last, 0 where there is none: for a small line. */
export function byDay(
  dates: readonly string[],
  values: readonly number[],
  { from, to }: Days,
): readonly number[] {
  const known = new Map(dates.map((date, at) => [date, values[at] ?? 0]))
  const filled: number[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) filled.push(known.get(date) ?? 0)
  return filled
}
