import { Stack } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { formatSiteTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useColumns } from '../useColumns.ts'
import type { WeatherTable } from '../useDatasets.ts'
import { DailyWeatherChart } from './DailyWeatherChart.tsx'
import { useDailyAlbedo } from './useViews.ts'
import { dailyWeatherOption } from './weatherOptions.ts'
import { seriesOf } from './weatherSeries.ts'

interface DaysTabProps {
  readonly dataset: DatasetRowFragment
}

/** Sums and means of each day, and the reflectance of the ground. */
export function DaysTab({ dataset }: DaysTabProps): ReactNode {
  const columns = useColumns(dataset.id)
  const hasAlbedo =
    columns.state === 'ready' && columns.data.some(({ column }) => column === 'albedo')
  return (
    <Stack gap="md">
      <DailyWeatherChart dataset={dataset} />
      {hasAlbedo && <DailyAlbedo dataset={dataset} />}
    </Stack>
  )
}

function DailyAlbedo({ dataset }: DaysTabProps): ReactNode {
  const view = useDailyAlbedo(dataset.id)
  return (
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={330} />}>
        {(days) => <Drawn days={days} dataset={dataset} />}
      </DataState>
    </Panel>
  )
}

function Drawn({ days, dataset }: DaysTabProps & { readonly days: WeatherTable }): ReactNode {
  const labels = useMemo(
    () =>
      days.time.map((iso) =>
        formatSiteTime(iso, dataset.local_time_zone).slice(dataset.type === 'TMY' ? 5 : 0, 10),
      ),
    [days, dataset],
  )
  const series = useMemo(
    () => seriesOf(days, 'albedo') ?? { column: 'albedo', unit: '', values: [] },
    [days],
  )
  const option = useMemo(() => dailyWeatherOption(labels, series), [labels, series])
  const known = series.values.filter((value) => value !== null)
  return (
    <Chart
      title="Daily albedo"
      summary={
        known.length === 0
          ? 'No day has a ground reflectance.'
          : `Ground reflectance of ${known.length} days, each weighted by its irradiance: ${formatNumber(Math.min(...known), 2)} to ${formatNumber(Math.max(...known), 2)} (no unit).`
      }
      option={option}
      height={280}
      table={{
        columns: ['Day', 'Albedo (–)'],
        rows: labels.map((label, index) => [label, series.values[index] ?? null]),
      }}
    />
  )
}
