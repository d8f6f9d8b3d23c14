import { Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { type CecDatasetRowFragment, InverterDatasetsDocument } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TableState } from '../../../ui/TableState.tsx'
import { CatalogueSources } from './CatalogueSources.tsx'
import { DeleteDatasetDialog } from './DeleteDatasetDialog.tsx'
import { datasetColumns } from './datasetColumns.tsx'
import { RejectedRowsDrawer } from './RejectedRowsDrawer.tsx'

/** The catalogue of modules and inverters that projects take theirs from. */
export function AdminCataloguePage(): ReactNode {
  const view = useView(InverterDatasetsDocument, {})
  const [shown, setShown] = useState<CecDatasetRowFragment | undefined>(undefined)
  const [deleted, setDeleted] = useState<CecDatasetRowFragment | undefined>(undefined)
  return (
    <Page>
      <PageHeader
        title="CEC catalogue"
        description="Modules and inverters that every project may choose from: the lists of the California Energy Commission (public data) as NREL’s SAM publishes them with the parameters of its models (BSD-3-Clause)."
      />
      <Stack gap="md">
        <CatalogueSources onRejected={setShown} />
        <Panel title="Datasets">
          <TableState
            view={view}
            empty={
              <EmptyState
                title="No dataset"
                text="Load the current lists above. Without them, panels and inverters are typed in or read from PAN and OND files."
              />
            }
            label="Datasets of the CEC catalogue"
            columns={datasetColumns({ onRejected: setShown, onDelete: setDeleted })}
          />
        </Panel>
      </Stack>
      <RejectedRowsDrawer dataset={shown} onClose={() => setShown(undefined)} />
      {deleted !== undefined && (
        <DeleteDatasetDialog dataset={deleted} onClose={() => setDeleted(undefined)} />
      )}
    </Page>
  )
}
