import { Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { mayAddWeather, useCurrentProject } from '../../../lib/currentProject.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { ButtonLink } from '../../../ui/links.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { UploadDialog } from '../upload/UploadDialog.tsx'
import { PlacePanel } from './PlacePanel.tsx'
import { SourcePanel } from './SourcePanel.tsx'
import { useAvailable } from './useAvailable.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/find')

/** Weather of providers for a place: what there is, and downloads into the project. */
export function FindWeatherPage(): ReactNode {
  const project = useCurrentProject()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [isUploading, setIsUploading] = useState(false)
  const place = {
    latitude: search.latitude ?? project.latitude,
    longitude: search.longitude ?? project.longitude,
  }
  const view = useAvailable(project.id, place, search.source)
  return (
    <Page>
      <PageHeader
        title="Find weather"
        actions={
          <ButtonLink
            variant="default"
            leftSection={<IconArrowLeft size={16} aria-hidden />}
            from="/$org/project/$projectId"
            to="/$org/project/$projectId/resources/meteo"
          >
            Meteo
          </ButtonLink>
        }
      />
      <Stack gap="md">
        <PlacePanel
          place={place}
          source={search.source}
          onChange={(next) => void navigate({ search: next, replace: true })}
        />
        {!mayAddWeather(project) && (
          <Note kind="info">
            You may look at what there is. Adding weather needs the role editor.
          </Note>
        )}
        <DataState
          view={view}
          skeleton={
            <Panel>
              <SkeletonLines count={6} />
            </Panel>
          }
        >
          {(answers) =>
            answers.map((answer) => (
              <SourcePanel
                key={`${answer.source} ${place.latitude} ${place.longitude}`}
                answer={answer}
                place={place}
                onUpload={() => setIsUploading(true)}
              />
            ))
          }
        </DataState>
      </Stack>
      {isUploading && <UploadDialog onClose={() => setIsUploading(false)} />}
    </Page>
  )
}
