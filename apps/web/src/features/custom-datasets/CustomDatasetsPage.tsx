import { Button } from '@mantine/core'
import { IconCloudUpload, IconTable } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isEditor, useCurrentProject } from '../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DatasetList } from './DatasetList.tsx'
import { UploadDialog } from './upload/UploadDialog.tsx'
import { useCustomDatasets } from './useCustomDatasets.ts'

/** Tables with times that were brought to be compared with runs, weather and readings. */
export function CustomDatasetsPage(): ReactNode {
  const project = useCurrentProject()
  const [isUploading, setIsUploading] = useState(false)
  const view = useCustomDatasets(project.id)
  const upload = isEditor(project) && (
    <Button
      leftSection={<IconCloudUpload size={16} aria-hidden />}
      onClick={() => setIsUploading(true)}
    >
      Upload dataset
    </Button>
  )
  const isEmpty = view.state === 'ready' && view.data.length === 0
  return (
    <Page>
      <PageHeader title="Custom datasets" actions={!isEmpty && upload} />
      <Panel>
        <DataState
          view={view}
          skeleton={<SkeletonLines count={6} />}
          isEmpty={() => isEmpty}
          empty={
            <EmptyState
              icon={<IconTable size={32} />}
              title="No custom datasets yet"
              text="Bring any table with times to compare it with simulations, weather and readings: a CSV, an Excel workbook (.xlsx) or a Parquet file. Hourly results of PVsyst are read as they are."
              action={upload === false ? undefined : upload}
            />
          }
        >
          {(datasets) => <DatasetList datasets={datasets} />}
        </DataState>
      </Panel>
      {isUploading && <UploadDialog onClose={() => setIsUploading(false)} />}
    </Page>
  )
}
