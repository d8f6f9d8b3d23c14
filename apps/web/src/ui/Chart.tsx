import type { CsvCell } from '@duet/units'
import { Group, Text, Title } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { formatNumber } from '../lib/format.ts'
import { shownBelow, shownHeading } from '../lib/shownUnits.ts'
import { ChartCanvas, type ChartPick, type ChartZoom } from './ChartCanvas.tsx'
import { SavePictureButton } from './charts/SavePictureButton.tsx'
import { DataTable } from './DataTable.tsx'
import type { ChartInstance, ChartOption } from './echarts.ts'
import { IconButton } from './IconButton.tsx'
import { SaveCsvButton } from './SaveCsvButton.tsx'

export interface ChartTable {
  /** With the unit in SI: 'GHI (kWh/m²)'; the CSV has it so, the screen in the unit of the viewer. */
  readonly columns: readonly string[]
  /** Raw numbers: they are formatted for the screen and written as they are to CSV. */
  readonly rows: readonly (readonly CsvCell[])[]
}

interface ChartProps {
  readonly title: string
  /** One sentence that says what the picture shows, for those who do not see it. */
  readonly summary: string
  /** The same object between renders (useMemo): a new one draws the chart anew. */
  readonly option: ChartOption
  /** The data behind the picture. */
  readonly table: ChartTable
  readonly height?: number
  /** It follows a slider: see `ChartCanvas`. */
  readonly isLive?: boolean
  /** Beside the title: switches and selects. */
  readonly controls?: ReactNode
  readonly onPick?: (pick: ChartPick) => void
  readonly onZoom?: (zoom: ChartZoom) => void
  /** A click anywhere in the drawing, as a value of the first axis. */
  readonly onPlace?: (value: number) => void
}

/** A chart with its data as a table, PNG and CSV. */
export function Chart(props: ChartProps): ReactNode {
  const { title, table, height = 300 } = props
  const chart = useRef<ChartInstance | undefined>(undefined)
  const [isTable, setIsTable] = useState(false)
  return (
    <figure style={{ margin: 0 }} aria-label={title}>
      <Group justify="space-between" mb={6} gap="sm">
        <Title order={2}>{title}</Title>
        <Group gap={4}>
          {props.controls}
          <IconButton
            label={isTable ? 'Show as chart' : 'Show as table'}
            word={isTable ? 'Chart' : 'Table'}
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? <IconChartBar size={16} /> : <IconTable size={16} />}
          </IconButton>
          {!isTable && (
            <SavePictureButton
              title={title}
              label="Save picture (PNG)"
              picture={() => chart.current?.getDataURL({ type: 'png', pixelRatio: 2 })}
            />
          )}
          <SaveCsvButton
            title={title}
            label="Save data (CSV)"
            columns={table.columns}
            rows={table.rows}
          />
        </Group>
      </Group>
      {isTable ? (
        <ChartTableView table={table} title={title} height={height} />
      ) : (
        <ChartCanvas
          option={props.option}
          height={height}
          label={`${title}. ${props.summary}`}
          isLive={props.isLive}
          chartRef={chart}
          onPick={props.onPick}
          onZoom={props.onZoom}
          onPlace={props.onPlace}
        />
      )}
      <Text component="figcaption" size="xs" c="gray.6" mt={4}>
        {props.summary}
      </Text>
    </figure>
  )
}

function ChartTableView(props: {
  readonly table: ChartTable
  readonly title: string
  readonly height: number
}): ReactNode {
  const { columns, rows } = props.table
  return (
    <DataTable<{ readonly index: number; readonly cells: readonly CsvCell[] }>
      label={props.title}
      height={props.height}
      rows={rows.map((cells, index) => ({ index, cells }))}
      rowKey={(row) => String(row.index)}
      columns={columns.map((title, at) => ({
        key: String(at),
        title: shownHeading(title),
        align: rows.some((row) => typeof row[at] === 'number') ? 'right' : 'left',
        value: (row) => row.cells[at],
        render: (row) => cellText(shownBelow(title, row.cells[at])),
      }))}
    />
  )
}

function cellText(cell: CsvCell): string {
  return typeof cell === 'string' ? cell : formatNumber(cell, 5)
}
