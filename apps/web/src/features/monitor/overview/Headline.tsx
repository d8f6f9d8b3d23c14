import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatZoneClock } from '../../../lib/formatTime.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { lastDayOf, useDeployment } from '../shell/deployment.ts'
import type { Period } from '../shell/period.ts'
import { headline, type LossSummary, type OverviewIssue, sinceText, whenText } from './overview.ts'

interface HeadlineProps {
  readonly period: Period
  readonly losses: LossSummary
  readonly issues: readonly OverviewIssue[]
}

/** The answer before the pictures: what was lost, and to what. */
export function Headline({ period, losses, issues }: HeadlineProps): ReactNode {
  const deployment = useDeployment()
  const { version, freshness, last_reading: last } = deployment
  const clock = (ms: number): string => formatZoneClock(ms, version.time_zone)
  const nowMs = Date.parse(last ?? '')
  const isToday = freshness !== 'offline' || period.to > lastDayOf(deployment)
  const text = headline(whenText(period, isToday), {
    losses,
    issues,
    since: (issue) => sinceText(issue, { nowMs, clock, isOneDay: period.from === period.to }),
  })
  return (
    <Panel>
      <Text component="output" display="block" size="lg" fw={600}>
        {text}
      </Text>
    </Panel>
  )
}
