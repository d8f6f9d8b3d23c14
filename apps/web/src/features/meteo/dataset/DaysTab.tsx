import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatNumber } from '../../../lib/format.ts'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { useColumns } from '../useColumns.ts'
import { DailyWeatherChart } from './DailyWeatherChart.tsx'
import { DayChart } from './DayChart.tsx'
import { useDailyAlbedo } from './useViews.ts'
import type { WeatherSeries } from './weatherSeries.ts'

/** Sums and means of each day, and the reflectance of the ground. */
export function DaysTab({ dataset }: DatasetProps): ReactNode {
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

function DailyAlbedo({ dataset }: DatasetProps): ReactNode {
  const view = useDailyAlbedo(dataset.id)
  return (
    <ChartPanel view={view} height={330}>
      {(days) => (
        <DayChart
          title="Daily albedo"
          dataset={dataset}
          days={days}
          column="albedo"
          summaryOf={albedoSummary}
          titleOf={() => 'Albedo (–)'}
        />
      )}
    </ChartPanel>
  )
}

function albedoSummary({ values }: WeatherSeries): string {
  const known = values.filter((value) => value !== null)
  return known.length === 0
    ? 'No day has a ground reflectance.'
    : `Ground reflectance of ${counted(known.length, 'day')}, each weighted by its irradiance: ${formatNumber(Math.min(...known), 2)} to ${formatNumber(Math.max(...known), 2)} (no unit).`
}
