import { Select } from '@mantine/core'
import { type ReactNode, useMemo, useState } from 'react'
import { formatUnit } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { DataState, SkeletonBox } from '../../../ui/DataState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useHourlyByMonth, useRows } from '../useDatasets.ts'
import { columnLabel } from '../weatherTexts.ts'
import { heatMapCells, heatMapOption, hourText } from './weatherOptions.ts'

interface HourlyHeatMapProps {
  readonly dataset: DatasetRowFragment
}

/** Means by month and hour of site time: noon in the wrong place shows at a glance. */
export function HourlyHeatMap({ dataset }: HourlyHeatMapProps): ReactNode {
  const first = useRows({ id: dataset.id, skip: 0, take: 1 })
  return (
    <Panel>
      <DataState view={first} skeleton={<SkeletonBox height={370} />}>
        {({ columns, units }) => (
          <Chosen
            dataset={dataset}
            choices={columns.map((column, at) => ({ column, unit: units[at] ?? '' }))}
          />
        )}
      </DataState>
    </Panel>
  )
}

interface Choice {
  readonly column: string
  readonly unit: string
}

function Chosen(props: HourlyHeatMapProps & { readonly choices: readonly Choice[] }): ReactNode {
  const { dataset, choices } = props
  const [column, setColumn] = useState(choices[0]?.column ?? '')
  const view = useHourlyByMonth(dataset.id, column)
  const unit = choices.find((choice) => choice.column === column)?.unit ?? ''
  return (
    <DataState view={view} skeleton={<SkeletonBox height={370} />}>
      {(grid) => (
        <Drawn
          grid={grid}
          column={column}
          unit={unit}
          control={
            <Select
              aria-label="Quantity of the hours"
              w={230}
              data={choices.map((choice) => ({
                value: choice.column,
                label: columnLabel(choice.column),
              }))}
              value={column}
              onChange={(value) => setColumn(value ?? column)}
            />
          }
        />
      )}
    </DataState>
  )
}

interface DrawnProps extends Choice {
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
      height={320}
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
