import { Stack } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCurrentProject } from '../../../lib/currentProject.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { AllDatasetsLink } from '../AllDatasetsLink.tsx'
import { useAllDatasets } from '../useDatasets.ts'
import { DatasetPair } from './DatasetPair.tsx'
import { PairChoice } from './PairChoice.tsx'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/compare')

/** Two datasets of the project over the time that they share. */
export function WeatherComparePage(): ReactNode {
  const project = useCurrentProject()
  const view = useAllDatasets(project.id)
  return (
    <Page>
      <AllDatasetsLink />
      <PageHeader
        title="Compare weather"
        description="Two datasets over the time that both have; differences are B − A. A typical year is compared by month, day and hour."
      />
      <DataState view={view} skeleton={<SkeletonLines count={10} />}>
        {(datasets) => <Chosen datasets={datasets} />}
      </DataState>
    </Page>
  )
}

function Chosen({ datasets }: { readonly datasets: readonly DatasetRowFragment[] }): ReactNode {
  const search = route.useSearch()
  const [a, b] = [search.a, search.b].map((id) => datasets.find((one) => one.id === id))
  return (
    <Stack gap="md">
      <PairChoice datasets={datasets} />
      {a === undefined || b === undefined || a.id === b.id ? (
        <Panel>
          <EmptyState
            icon={<IconArrowsExchange size={32} />}
            title={datasets.length < 2 ? 'One more dataset is needed' : 'Choose two datasets'}
            text={
              datasets.length < 2
                ? 'Import a second dataset for this place, for example measured data beside satellite data.'
                : 'Choose two different datasets above. Their means, differences and months are then shown side by side.'
            }
          />
        </Panel>
      ) : (
        <DatasetPair a={a} b={b} />
      )}
    </Stack>
  )
}
