import { type ReactNode, useMemo, useState } from 'react'
import { formatNumber, joinUnit } from '../../../lib/format.ts'
import { formatSiteTime } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useRollup, type WeatherTable } from '../useDatasets.ts'
import { columnLabel, columnTitle } from '../weatherTexts.ts'
import { OneColumn } from './table/ColumnChoice.tsx'
import { dailyWeatherOption } from './weatherOptions.ts'
import { seriesOf, type WeatherSeries } from './weatherSeries.ts'

interface DailyWeatherChartProps {
  readonly dataset: DatasetRowFragment
}

/** One value a day: the sum of irradiance, the mean of anything else. */
export function DailyWeatherChart({ dataset }: DailyWeatherChartProps): ReactNode {
  const view = useRollup({ id: dataset.id, time_interval: 'OneDay' })
  return (
    <Panel>
      <DataState view={view} skeleton={<SkeletonBox height={330} />}>
        {(days) => <Drawn days={days} dataset={dataset} />}
      </DataState>
    </Panel>
  )
}

interface DrawnProps extends DailyWeatherChartProps {
  readonly days: WeatherTable
}

function Drawn({ days, dataset }: DrawnProps): ReactNode {
  const [column, setColumn] = useState(days.columns[0] ?? '')
  const labels = useMemo(
    () =>
      days.time.map((iso) =>
        formatSiteTime(iso, dataset.local_time_zone).slice(dataset.type === 'TMY' ? 5 : 0, 10),
      ),
    [days, dataset],
  )
  const series = useMemo(
    () => seriesOf(days, column) ?? { column, unit: '', values: [] },
    [days, column],
  )
  const option = useMemo(() => dailyWeatherOption(labels, series), [labels, series])
  return (
    <Chart
      title="Days"
      summary={summaryOf(series)}
      option={option}
      height={280}
      controls={
        <OneColumn
          label="Quantity of the days"
          columns={days.columns}
          value={column}
          onChange={setColumn}
        />
      }
      table={{
        columns: [
          'Day',
          ...days.columns.map((name, at) => columnTitle(name, days.units[at] ?? '')),
        ],
        rows: labels.map((label, index) => [
          label,
          ...days.values.map((values) => values[index] ?? null),
        ]),
      }}
    />
  )
}

function summaryOf({ column, unit, values }: WeatherSeries): string {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return ''
  const kind = unit.includes('kWh') ? 'daily sums' : 'daily means'
  const range = `${formatNumber(Math.min(...known), 3)} to ${joinUnit(formatNumber(Math.max(...known), 3), unit)}`
  return `${columnLabel(column)}, ${kind} of ${known.length} days: ${range}.`
}
