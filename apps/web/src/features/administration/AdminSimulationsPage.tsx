import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type ActiveRunFragment, ActiveRunsDocument } from '../../lib/gql/graphql.ts'
import { useView } from '../../lib/useView.ts'
import { SimulationStatus } from '../../project/runs/SimulationStatus.tsx'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { actionColumn, agoColumn, fieldColumn } from '../../ui/table/columns.tsx'
import { JobStatusDialog } from './JobStatusDialog.tsx'

const REFRESH_MS = 5000

/** Runs of all organisations that have not ended, and how one that does not end is ended by hand. */
export function AdminSimulationsPage(): ReactNode {
  const view = useView(ActiveRunsDocument, {}, { refetchInterval: REFRESH_MS })
  const [edited, setEdited] = useState<ActiveRunFragment | undefined>(undefined)
  return (
    <Page>
      <PageHeader
        title="Simulations"
        description="Those of all organizations that have not ended. Asked for anew every 5 seconds."
      />
      <Panel>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={6} />}
          isEmpty={(runs) => runs.length === 0}
          empty={<EmptyState title="Nothing runs" text="No simulation waits or runs now." />}
        >
          {(runs) => (
            <DataTable
              label="Simulations that have not ended"
              rows={runs}
              rowKey={({ id }) => id}
              columns={columns(setEdited)}
            />
          )}
        </DataState>
      </Panel>
      {edited !== undefined && (
        <JobStatusDialog run={edited} onClose={() => setEdited(undefined)} />
      )}
    </Page>
  )
}

function columns(onEdit: (run: ActiveRunFragment) => void): readonly Column<ActiveRunFragment>[] {
  return [
    fieldColumn('name', 'Simulation'),
    fieldColumn('project_name', 'Project'),
    fieldColumn('organization_name', 'Organization'),
    fieldColumn('user_email', 'Started by'),
    agoColumn('created_at', 'Created'),
    {
      key: 'status',
      title: 'Status',
      render: ({ duet_job }) => <SimulationStatus job={duet_job} />,
    },
    actionColumn(
      'Actions',
      (run) => (
        <Button
          variant="default"
          aria-label={`Set the status of ${run.name} of ${run.project_name}`}
          onClick={() => onEdit(run)}
        >
          Set status
        </Button>
      ),
      110,
    ),
  ]
}
