import { causeLabel } from '@duet/monitoring/texts'
import type { ReactNode } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { formatZoneTime } from '../../../lib/formatTime.ts'
import { DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { energyColumn } from '../../../ui/table/columns.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { keepPeriod } from '../shell/keepPeriod.ts'
import type { OverviewIssue } from './overview.ts'

const SHOWN = 5

interface IssueTableProps {
  readonly issues: readonly OverviewIssue[]
  readonly modelKwh: number
}

/** What took most energy. */
export function IssueTable({ issues, modelKwh }: IssueTableProps): ReactNode {
  const { time_zone } = useDeployment().version
  const shown = issues.slice(0, SHOWN)
  const at = (ms: number): string => formatZoneTime(new Date(ms).toISOString(), time_zone)
  return (
    <Panel title="Largest issues" description="By lost energy; all are in Performance issues">
      {issues.length === 0 ? (
        'No fault was found in this period.'
      ) : (
        <DataTable<OverviewIssue>
          label="Largest issues"
          rows={shown}
          rowKey={({ key }) => key}
          columns={[
            {
              key: 'node',
              title: 'Where',
              render: ({ node, rows }) => (
                <AnchorLink
                  size="sm"
                  from="/$org/project/$projectId"
                  to="/$org/project/$projectId/monitor/performance-issues/$issueId"
                  params={{ issueId: rows[0]?.issue_id ?? '' }}
                  search={keepPeriod}
                >
                  {node?.name ?? 'A node of an earlier version'}
                </AnchorLink>
              ),
            },
            { key: 'type', title: 'Issue', render: ({ event_type }) => causeLabel(event_type) },
            { key: 'first', title: 'From', render: ({ firstMs }) => at(firstMs) },
            energyColumn(shown, 'kwh', 'Lost', ({ kwh }) => kwh),
            rightColumn<OverviewIssue>('share', 'Of expected', ({ kwh }) =>
              formatPercent(modelKwh > 0 ? kwh / modelKwh : null),
            ),
          ]}
        />
      )}
    </Panel>
  )
}
