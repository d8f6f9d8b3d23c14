import type { CustomSeriesOption, LineSeriesOption } from 'echarts/charts'
import { counted } from '../../lib/counted.ts'
import { formatCount, formatPrefixed, splitPrefixed } from '../../lib/format.ts'
import type { ChartTable } from '../Chart.tsx'
import type { ChartOption } from '../echarts.ts'
import { INK } from '../palette.ts'
import { colorBar } from './colorBar.ts'

/** Pairs of values by the squares that they lie in: as many as there are squares, however many pairs. */
export interface SquareMap {
  readonly x: SquareAxis
  readonly y: SquareAxis
  /** Side of a square, in the unit of both axes. */
  readonly side: number
  readonly count: readonly number[]
}

export interface SquareAxis {
  readonly name: string
  /** Without a prefix. */
  readonly unit: string
  /** Where the square of each count begins. */
  readonly start: readonly number[]
}

/** Squares in colours by their logarithm, on axes of values: lines may lie upon them. */
export function squareOption(map: SquareMap, lines: readonly LineSeriesOption[]): ChartOption {
  const most = Math.max(1, ...map.count)
  return {
    animation: false,
    grid: { top: 40, left: 12, right: 20, bottom: 76, containLabel: true },
    tooltip: { formatter: (one: unknown) => tooltipOf(map, one) },
    xAxis: { ...valueAxis(map.x), nameLocation: 'middle', nameGap: 26 },
    yAxis: valueAxis(map.y),
    visualMap: colorBar({
      max: Math.max(1, Math.log10(most)),
      text: [counted(most, 'interval'), '1'],
      formatter: (value) => formatCount(Math.round(10 ** Number(value))),
      seriesIndex: 0,
      dimension: 2,
      lengthPx: 160,
    }),
    series: [squares(map), ...lines],
  }
}

function valueAxis({ name, unit, start }: SquareAxis) {
  const largest = Math.max(...start.map(Math.abs))
  const { unit: shown } = splitPrefixed(largest, unit)
  return {
    type: 'value' as const,
    name: `${name} (${shown})`,
    nameTextStyle: { align: 'left' as const },
    scale: true,
    axisLabel: {
      hideOverlap: true,
      formatter: (value: number) =>
        splitPrefixed(value, unit).text + prefixNote(value, unit, shown),
    },
  }
}

/** Values of another size than the largest say their own unit. */
function prefixNote(value: number, unit: string, shown: string): string {
  const own = splitPrefixed(value, unit).unit
  return own === shown || value === 0 ? '' : ` ${own}`
}

function squares({ x, y, side, count }: SquareMap): CustomSeriesOption {
  return {
    type: 'custom',
    name: 'Intervals',
    encode: { x: 0, y: 1 },
    data: count.map((n, at) => [x.start[at] ?? 0, y.start[at] ?? 0, Math.log10(n), n]),
    renderItem: (_params, api) => {
      const [left = 0, bottom = 0] = api.coord([api.value(0), api.value(1)])
      const [right = 0, top = 0] = api.coord([
        Number(api.value(0)) + side,
        Number(api.value(1)) + side,
      ])
      return {
        type: 'rect',
        shape: { x: left, y: top, width: right - left, height: bottom - top },
        style: { fill: api.visual('color') ?? INK.muted },
      }
    },
  }
}

function tooltipOf({ x, y, side }: SquareMap, one: unknown): string {
  const value: unknown = Reflect.get(Object(one), 'value')
  if (!Array.isArray(value) || value.length < 4) return ''
  const [fromX = 0, fromY = 0, , count] = value.map(Number)
  const range = (axis: SquareAxis, from: number): string =>
    `${axis.name} ${formatPrefixed(from, axis.unit, 3)} to ${formatPrefixed(from + side, axis.unit, 3)}`
  return [range(x, fromX), range(y, fromY), counted(count ?? 0, 'interval')].join('<br>')
}

/** The same as a table. */
export const squareTable = ({ x, y, count }: SquareMap): ChartTable => ({
  columns: [`${x.name} from (${x.unit})`, `${y.name} from (${y.unit})`, 'Intervals'],
  rows: count.map((n, at) => [x.start[at] ?? null, y.start[at] ?? null, n]),
})

/** A line over the squares. */
export const lineOver = (
  name: string,
  points: readonly (readonly [number, number])[],
  look: { readonly color: string; readonly isDashed?: boolean },
): LineSeriesOption => ({
  type: 'line' as const,
  name,
  color: look.color,
  showSymbol: false,
  silent: true,
  lineStyle: { width: 1.5, type: look.isDashed ? ('dashed' as const) : ('solid' as const) },
  data: points.map((point) => [...point]),
})
