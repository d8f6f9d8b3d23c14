import type { ReactNode } from 'react'
import { type IssuePartsFragment, IssuesDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { mapView } from '../../../lib/view.ts'
import { DataState } from '../../../ui/DataState.tsx'
import { DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useDeployment } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import { issueColumns } from './issueColumns.tsx'
import { usePlantTime } from './usePlantTime.ts'

const SHOWN = 10

/** What else was on at the time. */
export function BesidePanel({ issue }: { readonly issue: IssuePartsFragment }): ReactNode {
  const { project_id } = useDeployment()
  const timeOf = usePlantTime()
  const view = useView(
    IssuesDocument,
    {
      project_id,
      filter: { from: issue.first_date, to: issue.last_date },
      order_by: 'kwh desc',
      take: SHOWN + 1,
    },
    FOLLOW,
  )
  const others = mapView(view, ({ issues }) =>
    issues.filter(({ id }) => id !== issue.id).slice(0, SHOWN),
  )
  return (
    <Panel title="At the same time" description="Other issues of these days, the most energy first">
      <DataState view={others} isEmpty={(rows) => rows.length === 0} empty="Nothing else was on.">
        {(rows) => (
          <DataTable
            label="Issues at the same time"
            rows={rows}
            rowKey={({ id }) => id}
            columns={issueColumns({ rows, timeOf })}
          />
        )}
      </DataState>
    </Panel>
  )
}
