import { type ReactNode, useState } from 'react'
import { counted } from '../../../lib/counted.ts'
import { formatNumber, joinUnit } from '../../../lib/format.ts'
import { inShownUnit } from '../../../lib/shownUnits.ts'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { useRollup, type WeatherTable } from '../useDatasets.ts'
import { columnLabel, columnTitle } from '../weatherTexts.ts'
import { DayChart } from './DayChart.tsx'
import { OneColumn } from './table/ColumnChoice.tsx'
import type { WeatherSeries } from './weatherSeries.ts'

/** One value a day: the sum of irradiance, the mean of anything else. */
export function DailyWeatherChart({ dataset }: DatasetProps): ReactNode {
  const view = useRollup({ id: dataset.id, time_interval: 'OneDay' })
  return (
    <ChartPanel view={view} height={330}>
      {(days) => <Drawn days={days} dataset={dataset} />}
    </ChartPanel>
  )
}

interface DrawnProps extends DatasetProps {
  readonly days: WeatherTable
}

function Drawn({ days, dataset }: DrawnProps): ReactNode {
  const [column, setColumn] = useState(days.columns[0] ?? '')
  return (
    <DayChart
      title="Days"
      dataset={dataset}
      days={days}
      column={column}
      summaryOf={summaryOf}
      titleOf={columnTitle}
      controls={
        <OneColumn
          label="Quantity of the days"
          columns={days.columns}
          value={column}
          onChange={setColumn}
        />
      }
    />
  )
}

function summaryOf(series: WeatherSeries): string {
  const { column, unit, values } = inShownUnit(series)
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return ''
  const kind = unit.includes('kWh') ? 'daily sums' : 'daily means'
  const range = `${formatNumber(Math.min(...known), 3)} to ${joinUnit(formatNumber(Math.max(...known), 3), unit)}`
  return `${columnLabel(column)}, ${kind} of ${counted(known.length, 'day')}: ${range}.`
}
