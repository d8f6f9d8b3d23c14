import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { FACES, type Face, type Faces, greatestDeviation } from './faces.ts'
import { cellGrid, gridOption } from './profileOptions.ts'

interface CellChartProps {
  readonly cells: Faces
  readonly face: Face
  readonly tiers: number
  readonly columns: number
  readonly cellRows: number
  readonly unit: string
}

const ROW_PX = 16
const AXES_PX = 90

/** Rows of cells across the table for each module along it. */
export function CellChart(props: CellChartProps): ReactNode {
  const { cells, face, tiers, columns, cellRows, unit } = props
  const rows = tiers * cellRows
  const option = useMemo(() => {
    const values = cellGrid(cells[face], { tiers, columns, cellRows })
    return gridOption({
      values,
      columns,
      rowLabels: Array.from({ length: rows }, (_, row) => rowText(row, cellRows, tiers)),
      columnName: 'Module along the row',
      unit,
      deviation: greatestDeviation([values]),
    })
  }, [cells, face, tiers, columns, cellRows, rows, unit])
  return (
    <Chart
      title="Rows of cells"
      summary={`${rows} rows of cells across the table, each as it lies in ${columns} modules along it.`}
      option={option}
      height={Math.max(300, rows * ROW_PX + AXES_PX)}
      table={{
        columns: [
          'Tier',
          'Module along the row',
          'Row of cells',
          ...FACES.map(({ label }) => `${label} (${unit})`),
        ],
        rows: cells.effective.map((_, k) => [
          Math.floor(k / (columns * cellRows)) + 1,
          (Math.floor(k / cellRows) % columns) + 1,
          (k % cellRows) + 1,
          ...FACES.map(({ value }) => cells[value][k]),
        ]),
      }}
    />
  )
}

function rowText(row: number, cellRows: number, tiers: number): string {
  const inModule = (row % cellRows) + 1
  return tiers === 1 ? `${inModule}` : `${Math.floor(row / cellRows) + 1} · ${inModule}`
}
