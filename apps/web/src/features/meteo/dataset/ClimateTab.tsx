import { SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { MonthRangeChart } from './MonthRangeChart.tsx'
import { TemperatureClasses } from './TemperatureClasses.tsx'
import { useStatistics, type WeatherStatistics } from './useViews.ts'
import { WindByHour } from './WindByHour.tsx'
import { WindClasses } from './WindClasses.tsx'

/** How warm and how windy it is, by month, class and hour. */
export function ClimateTab({ dataset }: { readonly dataset: DatasetRowFragment }): ReactNode {
  const view = useStatistics(dataset.id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={10} />}>
      {(statistics) => <Charts statistics={statistics} />}
    </DataState>
  )
}

function Charts({ statistics }: { readonly statistics: WeatherStatistics }): ReactNode {
  const hasWind = statistics.wind_fractions.length > 0
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Panel>
          <MonthRangeChart statistics={statistics} />
        </Panel>
        <Panel>
          <TemperatureClasses statistics={statistics} />
        </Panel>
      </SimpleGrid>
      {hasWind && (
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
          <Panel>
            <WindByHour statistics={statistics} />
          </Panel>
          <Panel>
            <WindClasses statistics={statistics} />
          </Panel>
        </SimpleGrid>
      )}
      <Note kind="neutral">
        {hasWind
          ? 'Datasets hold the speed of the wind but not its direction, so there is no rose by direction: the circle has the hours of the day.'
          : 'The dataset has no wind speed.'}
      </Note>
    </Stack>
  )
}
