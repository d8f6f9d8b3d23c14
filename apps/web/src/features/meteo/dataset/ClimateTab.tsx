import { SimpleGrid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { MonthRangeChart } from './MonthRangeChart.tsx'
import { TemperatureClasses } from './TemperatureClasses.tsx'
import { useStatistics, useWindRose, type WeatherStatistics } from './useViews.ts'
import { WindByHour } from './wind/WindByHour.tsx'
import { WindClasses } from './wind/WindClasses.tsx'
import { WindRose } from './wind/WindRose.tsx'

/** How warm and how windy it is, by month, class, direction and hour. */
export function ClimateTab({ dataset }: { readonly dataset: DatasetRowFragment }): ReactNode {
  const view = useStatistics(dataset.id)
  return (
    <DataState view={view} skeleton={<SkeletonLines count={10} />}>
      {(statistics) => <Charts statistics={statistics} dataset={dataset} />}
    </DataState>
  )
}

interface ChartsProps {
  readonly statistics: WeatherStatistics
  readonly dataset: DatasetRowFragment
}

function Charts({ statistics, dataset }: ChartsProps): ReactNode {
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
      {hasWind ? (
        <WindCharts statistics={statistics} dataset={dataset} />
      ) : (
        <Note kind="neutral">The dataset has no wind speed.</Note>
      )}
    </Stack>
  )
}

function WindCharts({ statistics, dataset }: ChartsProps): ReactNode {
  const rose = useWindRose(dataset.id)
  const hasRose = rose.state !== 'ready' || rose.data !== null
  const byClass = (
    <Panel>
      <WindClasses statistics={statistics} />
    </Panel>
  )
  const byHour = (
    <Panel>
      <WindByHour statistics={statistics} />
    </Panel>
  )
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {hasRose ? (
          <>
            <DataState view={rose} skeleton={<SkeletonLines count={10} />}>
              {(found) =>
                found !== null && (
                  <Panel>
                    <WindRose rose={found} />
                  </Panel>
                )
              }
            </DataState>
            <Stack gap="md">
              {byClass}
              {byHour}
            </Stack>
          </>
        ) : (
          <>
            {byClass}
            {byHour}
          </>
        )}
      </SimpleGrid>
      {!hasRose && (
        <Note kind="neutral">
          The dataset has no wind direction, so there is no wind rose: its file has none, or it was
          added before directions were read.
        </Note>
      )}
    </>
  )
}
