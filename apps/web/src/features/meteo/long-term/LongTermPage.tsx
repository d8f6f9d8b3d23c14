import { Stack } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mayAddWeather, useCurrentProject } from '../../../lib/currentProject.ts'
import type { DatasetRowFragment, LongTermInput } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { AllDatasetsLink } from '../AllDatasetsLink.tsx'
import { useAllDatasets } from '../useDatasets.ts'
import { LongTermChoiceForm } from './LongTermChoiceForm.tsx'
import { LongTermMake } from './LongTermMake.tsx'
import { LongTermReportView } from './LongTermReportView.tsx'
import type { LongTermSearch } from './longTermSearch.ts'
import { useLongTermReport } from './useLongTerm.ts'

const route = getRouteApi('/$org/project/$projectId/resources/meteo/long-term')

/** Corrects a long series of light to what was measured for a shorter time. */
export function LongTermPage(): ReactNode {
  const project = useCurrentProject()
  const view = useAllDatasets(project.id)
  return (
    <Page>
      <AllDatasetsLink />
      <PageHeader
        title="Long-term correction"
        description="A long series, of a satellite or a reanalysis, is corrected to what was measured at the place for a shorter time. That makes a new dataset; both stay as they are."
      />
      {mayAddWeather(project) ? (
        <DataState view={view} skeleton={<SkeletonLines count={8} />}>
          {(datasets) => <Chosen datasets={datasets.filter(({ type }) => type !== 'TMY')} />}
        </DataState>
      ) : (
        <Note kind="info">Viewers of a project cannot change its weather.</Note>
      )}
    </Page>
  )
}

function Chosen({ datasets }: { readonly datasets: readonly DatasetRowFragment[] }): ReactNode {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const input = inputOf(search)
  if (datasets.length < 2) {
    return (
      <Note kind="info">
        Two datasets of dated rows are needed: the measurement and a longer reference. Typical years
        have no dates.
      </Note>
    )
  }
  return (
    <Stack gap="md">
      <LongTermChoiceForm
        datasets={datasets}
        search={search}
        onChange={(changed) =>
          void navigate({ search: (before) => ({ ...before, ...changed }), replace: true })
        }
      />
      {input ? (
        <Preview key={JSON.stringify(input)} input={input} datasets={datasets} />
      ) : (
        <Note kind="info">Choose the measurement and the reference.</Note>
      )}
    </Stack>
  )
}

/** Undefined as long as two datasets are not chosen. */
function inputOf(search: LongTermSearch): LongTermInput | undefined {
  const { measured, reference, method, resolution, months } = search
  if (measured === undefined || reference === undefined || measured === reference) return undefined
  return {
    measured_id: measured,
    reference_id: reference,
    method: method ?? 'linear',
    resolution: resolution ?? 'day',
    by_month: months ?? false,
  }
}

interface PreviewProps {
  readonly input: LongTermInput
  readonly datasets: readonly DatasetRowFragment[]
}

function Preview({ input, datasets }: PreviewProps): ReactNode {
  const view = useLongTermReport(input)
  const nameOf = (id: string | number): string =>
    datasets.find((one) => one.id === id)?.name ?? 'dataset'
  return (
    <DataState view={view} skeleton={<SkeletonLines count={10} />}>
      {(report) => (
        <>
          <LongTermReportView report={report} />
          <LongTermMake
            input={input}
            suggestion={`${nameOf(input.reference_id)} corrected to ${nameOf(input.measured_id)}`}
          />
        </>
      )}
    </DataState>
  )
}
