import { getRouteApi, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayAddWeather, useCurrentProject } from '../../../lib/currentProject.ts'
import { isNotFound } from '../../../lib/graphqlError.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { AnchorLink } from '../../../ui/links.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useColumns } from '../useColumns.ts'
import { useDataset } from '../useDatasets.ts'
import { EditForm } from './EditForm.tsx'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId/edit')

/** Makes a new dataset from the rows of another. */
export function EditDatasetPage(): ReactNode {
  const project = useCurrentProject()
  const { datasetId } = route.useParams()
  const view = useDataset(project.id, datasetId)
  const isMissing =
    view.state === 'ready'
      ? view.data === undefined
      : view.state === 'failed' && isNotFound(view.error)
  if (isMissing) {
    // Which says so
    return (
      <Navigate
        from="/$org/project/$projectId/resources/meteo/$datasetId/edit"
        to="/$org/project/$projectId/resources/meteo/$datasetId"
        replace
      />
    )
  }
  return (
    <Page>
      <AnchorLink
        size="xs"
        to="/$org/project/$projectId/resources/meteo/$datasetId"
        from="/$org/project/$projectId/resources/meteo/$datasetId/edit"
      >
        {view.state === 'ready' ? (view.data?.name ?? 'The dataset') : 'The dataset'}
      </AnchorLink>
      <PageHeader
        title="Edit dataset"
        description="The edits make a new dataset with its own history; this one stays as it is."
      />
      {mayAddWeather(project) ? (
        <DataState view={view} skeleton={<SkeletonLines count={8} />}>
          {(dataset) => (dataset === undefined ? null : <WithColumns dataset={dataset} />)}
        </DataState>
      ) : (
        <Note kind="info">Viewers of a project cannot edit its weather.</Note>
      )}
    </Page>
  )
}

type Dataset = Parameters<typeof EditForm>[0]['dataset']

function WithColumns({ dataset }: { readonly dataset: Dataset }): ReactNode {
  const view = useColumns(dataset.id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={8} />}>
      {(columns) => <EditForm dataset={dataset} columns={columns} />}
    </DataState>
  )
}
