import { SimpleGrid, Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatPercent, formatUnit } from '../../../lib/format.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { shownEdges, shownHeading, shownUnit } from '../../../lib/shownUnits.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { CategoryChart } from '../../../ui/charts/CategoryChart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { DatasetProps } from '../datasetProps.ts'
import { classData, classTexts, windByHourOption } from './climateOptions.ts'
import { MonthRangeChart } from './MonthRangeChart.tsx'
import { TemperatureClasses } from './TemperatureClasses.tsx'
import { useStatistics, useWindRose, type WeatherStatistics } from './useViews.ts'
import { hourText } from './weatherOptions.ts'
import { WindRose } from './wind/WindRose.tsx'

/** How warm and how windy it is, by month, class, direction and hour. */
export function ClimateTab({ dataset }: DatasetProps): ReactNode {
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

/** Mean wind speed around the clock. */
function WindByHour({ statistics }: { readonly statistics: WeatherStatistics }): ReactNode {
  const byHour = statistics.wind_by_hour_m_per_s
  const option = useMemo(() => windByHourOption(byHour), [byHour])
  return (
    <Chart
      title="Wind by hour"
      summary={summaryOf(byHour)}
      option={option}
      height={240}
      table={{
        columns: ['Hour', 'Mean wind speed (m/s)'],
        rows: byHour.map((value, hour) => [hourText(hour), value]),
      }}
    />
  )
}

function summaryOf(byHour: readonly (number | null)[]): string {
  const known = byHour.flatMap((value, hour) => (value === null ? [] : [{ value, hour }]))
  const [first, ...rest] = known
  if (first === undefined) return 'No wind speed.'
  const most = rest.reduce((best, one) => (one.value > best.value ? one : best), first)
  const least = rest.reduce((best, one) => (one.value < best.value ? one : best), first)
  return `Mean wind speed of each hour of site time: most at ${hourText(most.hour)} (${formatUnit(most.value, 'm/s', 3)}), least at ${hourText(least.hour)} (${formatUnit(least.value, 'm/s', 3)}).`
}

/** How often each wind speed is. */
function WindClasses({ statistics }: { readonly statistics: WeatherStatistics }): ReactNode {
  const { wind_edges_m_per_s: edges, wind_fractions: fractions } = statistics
  const data = useMemo(
    () =>
      classData(
        classTexts(shownEdges(edges, 'm/s'), fractions.length),
        shownHeading('Wind speed, m/s'),
        [{ name: 'Time', values: fractions, color: SERIES_COLORS[2] }],
      ),
    [edges, fractions],
  )
  const most = fractions.indexOf(Math.max(...fractions))
  return (
    <CategoryChart
      title="Classes of wind speed"
      summary={`Share of the time at each wind speed; most often ${data.labels[most] ?? ''} ${shownUnit('m/s')} (${formatPercent(fractions[most])}).`}
      data={data}
      height={240}
      table={seriesTable('Wind speed (m/s)', classTexts(edges, fractions.length), [
        { name: 'Time (fraction)', values: fractions },
      ])}
    />
  )
}
