import { counted } from '../../lib/counted.ts'
import { formatNumber } from '../../lib/format.ts'
import { shownBelow, shownHeading } from '../../lib/shownUnits.ts'
import type { ChartTable } from '../Chart.tsx'
import { firstPoint } from '../chartPoints.ts'
import type { ChartOption } from '../echarts.ts'
import { INK, SERIES_COLORS } from '../palette.ts'
import { colorBar } from './colorBar.ts'

/** Counts of rows by two values, as the server gives them. */
interface ValueGrid {
  /** One more than cells. */
  readonly x_edges: readonly number[]
  readonly y_edges: readonly number[]
  readonly x_label: string
  readonly y_label: string
  /** [y][x] */
  readonly counts: readonly (readonly number[])[]
}

/** A line over the cells, by the values of both axes. */
export interface GridLine {
  readonly name: string
  readonly x: readonly number[]
  readonly y: readonly number[]
}

type Cell = readonly [x: number, y: number, count: number]

function cellsOf({ counts }: ValueGrid): readonly Cell[] {
  return counts.flatMap((row, y) =>
    row.flatMap((count, x) => (count > 0 ? [[x, y, count] as const] : [])),
  )
}

/** How many rows lie in each cell of two values, light where they are many; the dashed line is where both are equal. */
export function valueGridOption(
  stored: ValueGrid,
  storedLines: readonly GridLine[] = [],
): ChartOption {
  const grid = inShownUnits(stored)
  const lines = storedLines.map((line) => lineInShownUnits(line, stored))
  const cells = cellsOf(grid)
  const logs = cells.map(([x, y, count]) => [x, y, Math.log10(count)])
  const most = Math.max(1, ...cells.map(([, , count]) => count))
  return {
    tooltip: { formatter: (params) => cellText(grid, params) },
    ...(lines.length > 0 && { legend: { type: 'scroll', data: lines.map(({ name }) => name) } }),
    grid: { top: lines.length > 0 ? 52 : 32, left: 8, right: 20, bottom: 96, containLabel: true },
    xAxis: [hiddenAxis(grid.x_edges), valueAxis(grid.x_edges, grid.x_label, 'bottom')],
    yAxis: [hiddenAxis(grid.y_edges), valueAxis(grid.y_edges, grid.y_label, 'left')],
    visualMap: colorBar({
      max: Math.log10(most),
      text: [counted(most, 'row'), '1'],
      seriesIndex: 0,
    }),
    series: [
      { type: 'heatmap', xAxisIndex: 0, yAxisIndex: 0, data: logs, progressive: 0 },
      equalLine(grid),
      ...lines.map(lineOf),
    ],
  }
}

/** Edges and labels in the units of the viewer. */
const inShownUnits = (grid: ValueGrid): ValueGrid => ({
  ...grid,
  x_edges: grid.x_edges.map((edge) => shownBelow(grid.x_label, edge)),
  y_edges: grid.y_edges.map((edge) => shownBelow(grid.y_label, edge)),
  x_label: shownHeading(grid.x_label),
  y_label: shownHeading(grid.y_label),
})

const lineInShownUnits = (line: GridLine, grid: ValueGrid): GridLine => ({
  ...line,
  x: line.x.map((value) => shownBelow(grid.x_label, value)),
  y: line.y.map((value) => shownBelow(grid.y_label, value)),
})

/** Both ends of the line on which the two values are equal. */
function equalLine({ x_edges, y_edges }: ValueGrid) {
  const from = Math.max(x_edges[0] ?? 0, y_edges[0] ?? 0)
  const to = Math.min(x_edges.at(-1) ?? 0, y_edges.at(-1) ?? 0)
  return {
    type: 'line' as const,
    name: 'Equal',
    xAxisIndex: 1,
    yAxisIndex: 1,
    showSymbol: false,
    silent: true,
    data:
      from < to
        ? [
            [from, from],
            [to, to],
          ]
        : [],
    lineStyle: { color: INK.text, width: 1, type: 'dashed' as const },
  }
}

const lineOf = ({ name, x, y }: GridLine, at: number) => ({
  type: 'line' as const,
  name,
  xAxisIndex: 1,
  yAxisIndex: 1,
  showSymbol: false,
  silent: true,
  data: x.map((value, i) => [value, y[i]]),
  color: SERIES_COLORS[(at + FIRST_COLOR) % SERIES_COLORS.length] ?? INK.text,
  lineStyle: { width: 2 },
})

/** The blue of the first series is lost among dark cells. */
const FIRST_COLOR = 1

/** For cells, under axes of values. */
export const hiddenAxis = (
  edges: readonly number[],
): { type: 'category'; data: string[]; show: false } => ({
  type: 'category',
  data: edges.slice(0, -1).map(String),
  show: false,
})

function valueAxis<Position extends 'bottom' | 'left'>(
  edges: readonly number[],
  name: string,
  position: Position,
) {
  return {
    type: 'value' as const,
    position,
    min: edges[0] ?? 0,
    max: edges.at(-1) ?? 1,
    name,
    ...(position === 'bottom'
      ? { nameLocation: 'middle' as const, nameGap: 28 }
      : { nameTextStyle: { align: 'left' as const } }),
    axisLabel: { hideOverlap: true, showMaxLabel: false },
  }
}

function cellText({ x_edges, y_edges, x_label, y_label }: ValueGrid, params: unknown): string {
  const [x, y, log] = firstPoint(params).numbers
  if (x === undefined || y === undefined || log === undefined) return ''
  return [
    `${x_label}: ${rangeText(x_edges, x)}`,
    `${y_label}: ${rangeText(y_edges, y)}`,
    `<b>${counted(Math.round(10 ** log), 'row')}</b>`,
  ].join('<br>')
}

function rangeText(edges: readonly number[], at: number): string {
  return `${formatNumber(edges[at])} to ${formatNumber(edges[at + 1])}`
}

export function valueGridTable(grid: ValueGrid): ChartTable {
  return {
    columns: [
      `${grid.x_label} from`,
      `${grid.x_label} to`,
      `${grid.y_label} from`,
      `${grid.y_label} to`,
      'Rows',
    ],
    rows: cellsOf(grid).map(([x, y, count]) => [
      grid.x_edges[x],
      grid.x_edges[x + 1],
      grid.y_edges[y],
      grid.y_edges[y + 1],
      count,
    ]),
  }
}
