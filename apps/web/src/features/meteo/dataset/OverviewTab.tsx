import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { DatasetFacts } from './DatasetFacts.tsx'
import { MonthlyWeatherChart } from './MonthlyWeatherChart.tsx'

/** What a dataset says of itself, what is doubtful, and its months. */
export function OverviewTab({ dataset }: { readonly dataset: DatasetRowFragment }): ReactNode {
  return (
    <Stack gap="md">
      <DatasetFacts dataset={dataset} />
      <MonthlyWeatherChart dataset={dataset} />
    </Stack>
  )
}
