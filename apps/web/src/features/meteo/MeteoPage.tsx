import { Button, Group } from '@mantine/core'
import { IconCloudUpload, IconSun } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type DatasetAction, DatasetDialogs } from './DatasetDialogs.tsx'
import { datasetColumns } from './datasetColumns.tsx'
import { UploadDialog } from './upload/UploadDialog.tsx'
import { type DatasetPage, useDatasets } from './useDatasets.ts'

const route = getRouteApi('/$org/project/$projectId')

/** The weather of the project. */
export function MeteoPage(): ReactNode {
  const project = useCurrentProject()
  const [page, setPage] = useState(1)
  const [isUploading, setIsUploading] = useState(false)
  const view = useDatasets(project.id, page)
  const upload = mayEdit(project) && (
    <Button
      leftSection={<IconCloudUpload size={16} aria-hidden />}
      onClick={() => setIsUploading(true)}
    >
      Upload weather file
    </Button>
  )
  const isEmpty = view.state === 'ready' && view.data.datasets.length === 0 && page === 1
  return (
    <Page>
      <PageHeader title="Meteo" actions={!isEmpty && upload} />
      <Panel>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={6} />}
          isEmpty={() => isEmpty}
          empty={
            <EmptyState
              icon={<IconSun size={32} />}
              title="No weather yet"
              text="Simulations need irradiance and temperature for the site. Files of PVGIS, NSRDB, TMY2 and TMY3, EPW, Solargis, SolarAnywhere, PVsyst and SAM are read as they are; any other table by naming its columns."
              action={upload === false ? undefined : upload}
            />
          }
        >
          {(data) => <DatasetList data={data} page={page} onPage={setPage} />}
        </DataState>
      </Panel>
      {isUploading && <UploadDialog onClose={() => setIsUploading(false)} />}
    </Page>
  )
}

interface DatasetListProps {
  readonly data: DatasetPage
  readonly page: number
  readonly onPage: (page: number) => void
}

function DatasetList({ data, page, onPage }: DatasetListProps): ReactNode {
  const params = route.useParams()
  const navigate = route.useNavigate()
  const [action, setAction] = useState<DatasetAction | undefined>(undefined)
  return (
    <>
      <DataTable
        label="Meteo datasets"
        rows={data.datasets}
        rowKey={({ id }) => id}
        columns={datasetColumns(params, setAction)}
        onRowClick={({ id }) =>
          void navigate({
            to: '/$org/project/$projectId/resources/meteo/$datasetId',
            params: { ...params, datasetId: id },
          })
        }
      />
      {(page > 1 || data.hasMore) && (
        <Group justify="flex-end" gap="xs" mt="sm">
          <Button variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Previous
          </Button>
          <Button variant="default" disabled={!data.hasMore} onClick={() => onPage(page + 1)}>
            Next
          </Button>
        </Group>
      )}
      <DatasetDialogs action={action} onClose={() => setAction(undefined)} />
    </>
  )
}
