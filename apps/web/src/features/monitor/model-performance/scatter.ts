import { formatCount, formatPrefixed } from '../../../lib/format.ts'
import type { ChartTable } from '../../../ui/Chart.tsx'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { ModelPerformance } from './useModelPerformance.ts'

export interface Squares {
  readonly ratedW: number
  readonly scatter: ModelPerformance['scatter']
  readonly slope: number
}

/** Where a square begins, W. */
const startW = ({ ratedW, scatter }: Squares, square: number): number =>
  (scatter.first + square * scatter.step) * ratedW

const rangeText = (squares: Squares, square: number): string =>
  `${formatPrefixed(startW(squares, square), 'W', 3)} to ${formatPrefixed(startW(squares, square + 1), 'W', 3)}`

/** First and last square that hold something, on either axis. */
function extentOf({ model, sensor }: ModelPerformance['scatter']): readonly [number, number] {
  const all = [...model, ...sensor]
  return [Math.min(...all), Math.max(...all)]
}

/** Intervals by measured and expected power, with the lines of equal power and of the slope. */
export function scatterOption(squares: Squares): ChartOption {
  const { scatter, slope } = squares
  const [first, last] = extentOf(scatter)
  const labels = Array.from({ length: last - first + 1 }, (_, at) =>
    formatPrefixed(startW(squares, first + at), 'W', 3),
  )
  const most = Math.max(...scatter.count)
  const axis = { type: 'category' as const, data: labels, nameLocation: 'middle' as const }
  const line = (name: string, rise: number, color: string, isDashed: boolean) => ({
    type: 'line' as const,
    name,
    color,
    showSymbol: false,
    silent: true,
    clip: true,
    lineStyle: { width: 1.5, type: isDashed ? ('dashed' as const) : ('solid' as const) },
    data: linePoints(squares, [first, last], rise),
  })
  return {
    animation: false,
    legend: { data: ['Equal', 'Slope'] },
    grid: { top: 40, left: 24, right: 16, bottom: 76, containLabel: true },
    tooltip: { formatter: (one) => tooltipOf(squares, one) },
    xAxis: { ...axis, name: 'Measured', nameGap: 28 },
    yAxis: { ...axis, name: 'Expected', nameGap: 64 },
    visualMap: colorBar({
      max: Math.max(1, Math.log10(most)),
      text: [`${formatCount(most)} intervals`, '1'],
      formatter: (value) => formatCount(Math.round(10 ** Number(value))),
      seriesIndex: 0,
      lengthPx: 160,
    }),
    series: [
      {
        type: 'heatmap',
        name: 'Intervals',
        data: scatter.count.map((count, at) => [
          (scatter.sensor[at] ?? 0) - first,
          (scatter.model[at] ?? 0) - first,
          Math.log10(count),
          count,
        ]),
      },
      line('Equal', 1, INK.text, true),
      line('Slope', slope, SERIES_COLORS[1], false),
    ],
  }
}

/** Places on the axes, of a line through the origin; axes are those of squares. */
function linePoints(
  squares: Squares,
  [first, last]: readonly [number, number],
  rise: number,
): (number | null)[] {
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const share = squares.scatter.first + (first + at + 0.5) * squares.scatter.step
    const place = (rise * share - squares.scatter.first) / squares.scatter.step - 0.5 - first
    return place < 0 || place > last - first ? null : place
  })
}

function tooltipOf(squares: Squares, one: unknown): string {
  const value: unknown = Reflect.get(Object(one), 'value')
  if (!Array.isArray(value)) return ''
  const [first] = extentOf(squares.scatter)
  const [sensor, model, , count] = value.map(Number)
  return [
    `Measured ${rangeText(squares, first + (sensor ?? 0))}`,
    `Expected ${rangeText(squares, first + (model ?? 0))}`,
    `${formatCount(count)} intervals`,
  ].join('<br>')
}

export const scatterTable = (squares: Squares): ChartTable => ({
  columns: ['Measured from (W)', 'Expected from (W)', 'Width (W)', 'Intervals'],
  rows: squares.scatter.count.map((count, at) => [
    startW(squares, squares.scatter.sensor[at] ?? 0),
    startW(squares, squares.scatter.model[at] ?? 0),
    squares.scatter.step * squares.ratedW,
    count,
  ]),
})
