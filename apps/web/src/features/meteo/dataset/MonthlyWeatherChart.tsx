import { type ReactNode, useMemo } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { formatMonth, formatSiteTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useRollup, type WeatherTable } from '../useDatasets.ts'
import { columnShort, columnTitle } from '../weatherTexts.ts'
import { monthlyWeatherOption } from './weatherOptions.ts'
import { seriesOf, sumOf, type WeatherSeries } from './weatherSeries.ts'

interface MonthlyWeatherChartProps {
  readonly dataset: DatasetRowFragment
}

export function MonthlyWeatherChart({ dataset }: MonthlyWeatherChartProps): ReactNode {
  const view = useRollup(dataset.id, 'OneMonth')
  return (
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={370} />}>
        {(months) => <Drawn months={months} dataset={dataset} />}
      </DataState>
    </Panel>
  )
}

interface DrawnProps extends MonthlyWeatherChartProps {
  readonly months: WeatherTable
}

function Drawn({ months, dataset }: DrawnProps): ReactNode {
  const labels = useMemo(() => monthLabels(months, dataset), [months, dataset])
  const irradiation = useMemo(
    () => ['ghi_wm2', 'dni_wm2', 'dhi_wm2'].flatMap((column) => seriesOf(months, column) ?? []),
    [months],
  )
  const temperature = useMemo(() => seriesOf(months, 'temp_c'), [months])
  const option = useMemo(
    () => monthlyWeatherOption(labels, irradiation, temperature),
    [labels, irradiation, temperature],
  )
  const shown = temperature === undefined ? irradiation : [...irradiation, temperature]
  return (
    <Chart
      title="Months"
      summary={summaryOf(irradiation)}
      option={option}
      height={320}
      table={{
        columns: ['Month', ...shown.map(({ column, unit }) => columnTitle(column, unit))],
        rows: labels.map((label, index) => [
          label,
          ...shown.map(({ values }) => values[index] ?? null),
        ]),
      }}
    />
  )
}

/** 'Jan', or 'Jan 2023' where there are several years. */
function monthLabels(months: WeatherTable, dataset: DatasetRowFragment): readonly string[] {
  const stamps = months.time.map((iso) => formatSiteTime(iso, dataset.local_time_zone))
  const isLong = new Set(stamps.map((stamp) => stamp.slice(0, 4))).size > 1
  return stamps.map((stamp) => {
    const month = formatMonth(Number(stamp.slice(5, 7)) - 1)
    return isLong ? `${month} ${stamp.slice(0, 4)}` : month
  })
}

function summaryOf(irradiation: readonly WeatherSeries[]): string {
  const sums = irradiation.map(
    ({ column, unit, values }) => `${columnShort(column)} ${formatUnit(sumOf(values), unit)}`,
  )
  return `Sums of the whole dataset: ${sums.join(', ')}.`
}
