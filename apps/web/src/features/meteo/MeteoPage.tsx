import { Button } from '@mantine/core'
import { IconCloudUpload, IconMapSearch, IconSun, IconTrendingUp } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mayAddWeather, useCurrentProject } from '../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../ui/DataState.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { Page } from '../../ui/Page.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { DatasetList } from './DatasetList.tsx'
import { UploadDialog } from './upload/UploadDialog.tsx'
import { useAllDatasets } from './useDatasets.ts'

/** The weather of the project. */
export function MeteoPage(): ReactNode {
  const project = useCurrentProject()
  const [isUploading, setIsUploading] = useState(false)
  const view = useAllDatasets(project.id)
  const upload = mayAddWeather(project) && (
    <>
      <ButtonLink
        variant="default"
        leftSection={<IconTrendingUp size={16} aria-hidden />}
        from="/$org/project/$projectId"
        to="/$org/project/$projectId/resources/meteo/long-term"
      >
        Long-term correction
      </ButtonLink>
      <ButtonLink
        variant="default"
        leftSection={<IconMapSearch size={16} aria-hidden />}
        from="/$org/project/$projectId"
        to="/$org/project/$projectId/resources/meteo/find"
      >
        Find weather
      </ButtonLink>
      <Button
        leftSection={<IconCloudUpload size={16} aria-hidden />}
        onClick={() => setIsUploading(true)}
      >
        Upload weather file
      </Button>
    </>
  )
  const isEmpty = view.state === 'ready' && view.data.length === 0
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
          {(datasets) => <DatasetList datasets={datasets} />}
        </DataState>
      </Panel>
      {isUploading && <UploadDialog onClose={() => setIsUploading(false)} />}
    </Page>
  )
}
