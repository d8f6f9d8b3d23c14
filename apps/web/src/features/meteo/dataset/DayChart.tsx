import { type ReactNode, useMemo } from 'react'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { seriesTable } from '../../../ui/charts/seriesTable.ts'
import type { WeatherTable } from '../useDatasets.ts'
import { siteTimeText } from '../weatherTexts.ts'
import { dailyWeatherOption } from './weatherOptions.ts'
import { seriesOf, type WeatherSeries } from './weatherSeries.ts'

interface DayChartProps {
  readonly title: string
  readonly dataset: DatasetRowFragment
  readonly days: WeatherTable
  /** What is drawn. */
  readonly column: string
  readonly summaryOf: (series: WeatherSeries) => string
  /** Headings of the columns of the table. */
  readonly titleOf: (column: string, unit: string) => string
  readonly controls?: ReactNode
}

/** A value of each day, with all that the days have in the table. */
export function DayChart(props: DayChartProps): ReactNode {
  const { dataset, days, column } = props
  const labels = useMemo(
    () => days.time.map((iso) => siteTimeText(iso, dataset, 10)),
    [days, dataset],
  )
  const series = useMemo(
    () => seriesOf(days, column) ?? { column, unit: '', values: [] },
    [days, column],
  )
  const option = useMemo(() => dailyWeatherOption(labels, series), [labels, series])
  return (
    <Chart
      title={props.title}
      summary={props.summaryOf(series)}
      option={option}
      height={280}
      controls={props.controls}
      table={seriesTable(
        'Day',
        labels,
        days.columns.map((name, at) => ({
          name: props.titleOf(name, days.units[at] ?? ''),
          values: days.values[at] ?? [],
        })),
      )}
    />
  )
}
