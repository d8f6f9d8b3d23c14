import { Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  type InverterDatasetRowFragment,
  InverterDatasetsDocument,
} from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { TableState } from '../../../ui/TableState.tsx'
import { DeleteInverterDatasetDialog } from './DeleteInverterDatasetDialog.tsx'
import { InverterUpload } from './InverterUpload.tsx'
import { inverterDatasetColumns } from './inverterDatasetColumns.tsx'
import { RejectedRowsDrawer } from './RejectedRowsDrawer.tsx'

/** The catalogue of inverters that projects take theirs from. */
export function AdminInverterPage(): ReactNode {
  const view = useView(InverterDatasetsDocument, {})
  const [shown, setShown] = useState<InverterDatasetRowFragment | undefined>(undefined)
  const [deleted, setDeleted] = useState<InverterDatasetRowFragment | undefined>(undefined)
  return (
    <Page>
      <PageHeader
        title="Inverter dataset"
        description="Inverters that every project may choose from, read from the CEC list of the SAM library."
      />
      <Stack gap="md">
        <InverterUpload onRejected={setShown} />
        <Panel title="Datasets">
          <TableState
            view={view}
            empty={
              <EmptyState
                title="No dataset"
                text="Without one, inverters are typed in or read from OND files."
              />
            }
            label="Inverter datasets"
            columns={inverterDatasetColumns({ onRejected: setShown, onDelete: setDeleted })}
          />
        </Panel>
      </Stack>
      <RejectedRowsDrawer dataset={shown} onClose={() => setShown(undefined)} />
      {deleted !== undefined && (
        <DeleteInverterDatasetDialog dataset={deleted} onClose={() => setDeleted(undefined)} />
      )}
    </Page>
  )
}
