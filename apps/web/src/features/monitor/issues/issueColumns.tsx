import { causeLabel } from '@duet/monitoring/texts'
import { Checkbox } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { IssuePartsFragment } from '../../../lib/gql/graphql.ts'
import { personName } from '../../../lib/person.ts'
import { type Column, rightColumn } from '../../../ui/DataTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import { keepPeriod } from '../shell/keepPeriod.ts'
import { moneyText } from '../shell/money.ts'
import { SeverityBadge, StateBadge } from './IssueBadges.tsx'

interface IssueColumns {
  readonly rows: readonly IssuePartsFragment[]
  /** Writes an instant on the clock of the plant. */
  readonly timeOf: (iso: string) => string
  readonly chosen?: ReadonlySet<string>
  readonly toggle?: (id: string) => void
}

/** Columns of a list that the server sorts: `value` marks those that it can be sorted by. */
export function issueColumns({
  rows,
  timeOf,
  chosen,
  toggle,
}: IssueColumns): readonly Column<IssuePartsFragment>[] {
  return [
    ...(chosen && toggle ? [chooseColumn(chosen, toggle)] : []),
    { key: 'node', title: 'Where', render: (issue) => <IssueLink issue={issue} /> },
    { key: 'type', title: 'Issue', render: ({ event_type }) => causeLabel(event_type) },
    {
      key: 'first_at',
      title: 'First',
      value: (row) => row.first_at,
      render: (row) => timeOf(row.first_at),
    },
    {
      key: 'last_at',
      title: 'Last',
      value: (row) => row.last_at,
      render: (row) => timeOf(row.last_at),
    },
    rightColumn('days', 'Days', ({ day_count }) => day_count),
    energyColumn(rows, 'kwh', 'Lost', ({ kwh }) => kwh),
    rightColumn('money', 'Worth', ({ money, currency }) => moneyText(money, currency)),
    {
      key: 'severity',
      title: 'Severity',
      value: ({ severity }) => severity,
      render: ({ severity }) => <SeverityBadge severity={severity} />,
    },
    { key: 'state', title: 'State', render: ({ state }) => <StateBadge state={state} /> },
    {
      key: 'assignee',
      title: 'Assignee',
      render: ({ assignee }) => (assignee === null ? '–' : personName(assignee)),
    },
    { key: 'ticket', title: 'Ticket', render: ({ ticket }) => ticket ?? '–' },
  ]
}

const chooseColumn = (
  chosen: ReadonlySet<string>,
  toggle: (id: string) => void,
): Column<IssuePartsFragment> => ({
  key: 'choose',
  title: 'Choose',
  hideTitle: true,
  width: 36,
  render: ({ id, node_name, event_type }) => (
    <Checkbox
      aria-label={`Choose ${node_name}, ${causeLabel(event_type).toLowerCase()}`}
      checked={chosen.has(id)}
      onChange={() => toggle(id)}
    />
  ),
})

export function IssueLink({
  issue: { id, node_name },
}: {
  readonly issue: Pick<IssuePartsFragment, 'id' | 'node_name'>
}): ReactNode {
  const params = useParams({ from: '/$org/project/$projectId' })
  return (
    <AnchorLink
      to="/$org/project/$projectId/monitor/performance-issues/$issueId"
      params={{ ...params, issueId: id }}
      search={keepPeriod}
    >
      {node_name}
    </AnchorLink>
  )
}
