import { type ReactNode, useMemo, useState } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { ChartPanel } from '../../../ui/charts/ChartPanel.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import type { DatasetProps } from '../datasetProps.ts'
import { useColumns, type WeatherColumn } from '../useColumns.ts'
import { useHourlyByMonth } from '../useDatasets.ts'
import { columnLabel } from '../weatherTexts.ts'
import { OneColumn } from './table/ColumnChoice.tsx'
import { heatMapCells, heatMapOption, hourText } from './weatherOptions.ts'

/** Means by month and hour of site time: noon in the wrong place shows at a glance. */
export function HourlyHeatMap({ dataset }: DatasetProps): ReactNode {
  const view = useColumns(dataset.id)
  return (
    <ChartPanel view={view} height={470}>
      {(choices) => <Chosen dataset={dataset} choices={choices} />}
    </ChartPanel>
  )
}

function Chosen(props: DatasetProps & { readonly choices: readonly WeatherColumn[] }): ReactNode {
  const { dataset, choices } = props
  const [column, setColumn] = useState(choices[0]?.column ?? '')
  const view = useHourlyByMonth(dataset.id, column)
  const unit = choices.find((choice) => choice.column === column)?.unit ?? ''
  return (
    <DataState view={view} skeleton={<SkeletonBox height={470} />}>
      {(grid) => (
        <Drawn
          grid={grid}
          column={column}
          unit={unit}
          control={
            <OneColumn
              label="Quantity of the hours"
              columns={choices.map((choice) => choice.column)}
              value={column}
              onChange={setColumn}
            />
          }
        />
      )}
    </DataState>
  )
}

interface DrawnProps extends WeatherColumn {
  readonly grid: readonly (readonly (number | null)[])[]
  readonly control: ReactNode
}

function Drawn({ grid, column, unit, control }: DrawnProps): ReactNode {
  const option = useMemo(() => heatMapOption(grid, unit), [grid, unit])
  return (
    <Chart
      title="Hours by month"
      summary={summaryOf(grid, column, unit)}
      option={option}
      height={420}
      controls={control}
      table={{
        columns: ['Month', ...Array.from({ length: 24 }, (_, hour) => hourText(hour))],
        rows: grid.map((row, month) => [formatMonth(month), ...row]),
      }}
    />
  )
}

function summaryOf(grid: DrawnProps['grid'], column: string, unit: string): string {
  const cells = heatMapCells(grid)
  const [first, ...rest] = cells
  if (first === undefined) return ''
  const most = rest.reduce((best, cell) => (cell[2] > best[2] ? cell : best), first)
  return `${columnLabel(column)}, mean of each hour of site time; most in ${formatMonth(most[1])}, ${hourText(most[0])} (${formatUnit(most[2], unit)}).`
}
