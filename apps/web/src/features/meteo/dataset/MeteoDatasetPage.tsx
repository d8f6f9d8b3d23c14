import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import { isNotFound } from '../../../lib/graphqlError.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { NotFound } from '../../../ui/page/NotFound.tsx'
import { AllDatasetsLink } from '../AllDatasetsLink.tsx'
import { type DatasetAction, DatasetDialogs } from '../DatasetDialogs.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { useBlockCounts, useDataset } from '../useDatasets.ts'
import { intervalText, sourceText, typeText } from '../weatherTexts.ts'
import { DatasetActions } from './DatasetActions.tsx'
import { DatasetTabs } from './DatasetTabs.tsx'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/$datasetId')

/** All about one dataset: what it says of itself, what is doubtful, and its values. */
export function MeteoDatasetPage(): ReactNode {
  const project = useCurrentProject()
  const { datasetId } = route.useParams()
  const view = useDataset(project.id, datasetId)
  const isMissing =
    view.state === 'ready'
      ? view.data === undefined
      : view.state === 'failed' && isNotFound(view.error)
  return (
    <Page>
      <AllDatasetsLink />
      {isMissing ? (
        <NotFound resource="Meteo dataset" />
      ) : (
        <DataState view={view} skeleton={<SkeletonLines count={8} />}>
          {(dataset) => (dataset === undefined ? null : <Dataset dataset={dataset} />)}
        </DataState>
      )}
    </Page>
  )
}

function Dataset({ dataset }: DatasetProps): ReactNode {
  const navigate = route.useNavigate()
  const blockCount = useBlockCounts(useCurrentProject().id).get(dataset.id)
  const [action, setAction] = useState<DatasetAction | undefined>(undefined)
  return (
    <>
      <PageHeader
        title={dataset.name}
        description={[
          typeText(dataset.type),
          sourceText(dataset.source),
          `steps of ${intervalText(dataset.time_interval)}`,
          ...(blockCount === undefined ? [] : [`weather of ${counted(blockCount, 'block')}`]),
        ].join(' · ')}
        actions={<DatasetActions dataset={dataset} onAction={setAction} />}
      />
      <DatasetTabs dataset={dataset} />
      <DatasetDialogs
        action={action}
        onClose={() => setAction(undefined)}
        onDeleted={() => void navigate({ to: '/$org/project/$projectId/resources/meteo' })}
      />
    </>
  )
}
