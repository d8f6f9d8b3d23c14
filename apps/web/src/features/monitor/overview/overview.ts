import { lossHeadline, type NamedLoss } from '@duet/monitoring/texts'
import { MINUTE_MS, sum } from '@duet/units'
import { counted } from '../../../lib/counted.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import type { MonitorOverviewQuery } from '../../../lib/gql/graphql.ts'
import type { MonitoredNode } from '../shell/deployment.ts'
import { type Period, type PeriodKey, periodText } from '../shell/period.ts'

export type LossSummary = MonitorOverviewQuery['sentinelSystemLossSummary']
export type EventRow = MonitorOverviewQuery['issueEvents']['events'][number]

/** All that is missing: what causes took, and what is of none. */
export const lostKwhOf = ({
  losses,
  residual_kwh,
}: {
  readonly losses: readonly { readonly kwh: number }[]
  readonly residual_kwh: number
}): number => sum(losses.map(({ kwh }) => kwh)) + residual_kwh

/** The rows of one node and one cause in a period. */
export interface OverviewIssue {
  readonly key: string
  readonly node: MonitoredNode | undefined
  readonly event_type: string
  readonly rows: readonly EventRow[]
  readonly kwh: number
  readonly firstMs: number
  readonly lastMs: number
}

/** Rows by node and cause, the most energy first. */
export function overviewIssues(
  events: readonly EventRow[],
  nodes: ReadonlyMap<string, MonitoredNode>,
): readonly OverviewIssue[] {
  const groups = Map.groupBy(events, (row) => `${row.hierarchy_id} ${row.event_type}`)
  return [...groups]
    .map(([key, rows]) => ({
      key,
      node: nodes.get(rows[0]?.hierarchy_id ?? ''),
      event_type: rows[0]?.event_type ?? '',
      rows,
      kwh: sum(rows.map(({ allocated_delta }) => allocated_delta)),
      firstMs: Math.min(...rows.map(({ timestamp }) => Date.parse(timestamp))),
      lastMs: Math.max(...rows.map((row) => Date.parse(row.timestamp) + row.duration_s * 1000)),
    }))
    .toSorted((a, b) => b.kwh - a.kwh || b.lastMs - a.lastMs)
}

/** 'today', 'yesterday', 'from 1 to 30 May 2026': as a sentence goes on. */
export function whenText(period: Period, isToday: boolean): string {
  if (isToday && IN_WORDS.has(period.key)) return period.key
  return period.from === period.to ? `on ${periodText(period)}` : `from ${periodText(period)}`
}

const IN_WORDS: ReadonlySet<PeriodKey> = new Set(['today', 'yesterday'])

interface HeadlineFacts {
  readonly losses: LossSummary
  readonly issues: readonly OverviewIssue[]
  /** 'since 10:15' of an issue. */
  readonly since: (issue: OverviewIssue) => string
}

/** What was lost, and to what: made of the allocation, so that it adds up. */
export function headline(when: string, { losses, issues, since }: HeadlineFacts): string {
  const causes: readonly NamedLoss[] = issues.map((issue) => ({
    nodeName: issue.node?.name ?? 'A node of an earlier version',
    eventType: issue.event_type,
    kwh: issue.kwh,
    when: since(issue),
  }))
  return lossHeadline(when, { modelKwh: losses.model_kwh, lostKwh: lostKwhOf(losses), causes })
}

interface SinceFacts {
  /** Of the newest reading. */
  readonly nowMs: number
  /** Hour and minute of the plant. */
  readonly clock: (utcMs: number) => string
  /** The period is one day. */
  readonly isOneDay: boolean
}

/** 'since 10:15' of what lasts, else when it was on; the day or how many of them where the period has several. */
export function sinceText(issue: OverviewIssue, { nowMs, clock, isOneDay }: SinceFacts): string {
  const days = [...new Set(issue.rows.map(({ date }) => date))]
  if (days.length > 1) return `on ${counted(days.length, 'day')}`
  if (!isOneDay) return `on ${formatDay(days[0] ?? '', false)}`
  const isOn = nowMs - issue.lastMs < ON_MS
  return isOn
    ? `since ${clock(issue.firstMs)}`
    : `${clock(issue.firstMs)} to ${clock(issue.lastMs)}`
}

/** An issue lasts whose last interval is no older than this. */
const ON_MS = 90 * MINUTE_MS
