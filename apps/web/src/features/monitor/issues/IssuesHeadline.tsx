import { causeLabel } from '@duet/monitoring/texts'
import { sum } from '@duet/units'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatResult } from '../../../lib/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { moneyText } from '../shell/money.ts'
import { type Period, periodText } from '../shell/period.ts'
import type { IssueGroup } from './useIssues.ts'

interface IssuesHeadlineProps {
  readonly groups: readonly IssueGroup[]
  readonly period: Period
}

/** The answer before the tables. */
export function IssuesHeadline({ groups, period }: IssuesHeadlineProps): ReactNode {
  const money = groups.some((group) => group.money !== null)
    ? `, ${moneyText(sum(groups.map((group) => group.money ?? 0)), groups[0]?.currency ?? null)}`
    : ''
  const count = sum(groups.map(({ issue_count }) => issue_count))
  const open = sum(groups.map(({ open_count }) => open_count))
  const [top] = groups
  const most =
    top && top.kwh > 0 ? `, most of it to ${causeLabel(top.event_type).toLowerCase()}` : ''
  const when = `${period.from === period.to ? 'on' : 'from'} ${periodText(period)}`
  return (
    <Panel>
      <Text component="output" display="block" size="lg" fw={600}>
        {`${formatResult(sum(groups.map(({ kwh }) => kwh)), 'kWh')}${money} lost ${when} to ${count === 1 ? 'one issue' : `${count} issues`}${most}. ${openText(open)}`}
      </Text>
    </Panel>
  )
}

function openText(open: number): string {
  if (open === 0) return 'None of them is open.'
  return open === 1 ? 'One of them is open.' : `${open} of them are open.`
}
