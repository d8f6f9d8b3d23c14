import { lineOver, type SquareMap, squareOption } from '../../../ui/charts/squareMap.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { ModelPerformance } from './useModelPerformance.ts'

/** Measured and expected power by squares of rated power. */
export function powerSquares(scatter: ModelPerformance['scatter'], ratedW: number): SquareMap {
  const startW = (squares: readonly number[]): number[] =>
    squares.map((square) => (scatter.first + square * scatter.step) * ratedW)
  return {
    x: { name: 'Measured', unit: 'W', start: startW(scatter.sensor) },
    y: { name: 'Expected', unit: 'W', start: startW(scatter.model) },
    side: scatter.step * ratedW,
    count: scatter.count,
  }
}

/** With the lines of equal power and of the slope. */
export function scatterOption(map: SquareMap, slope: number): ChartOption {
  const most = Math.max(...map.x.start, ...map.y.start) + map.side
  const to = Math.min(most, most / slope)
  return {
    ...squareOption(map, [
      lineOver(
        'Equal',
        [
          [0, 0],
          [most, most],
        ],
        { color: INK.text, isDashed: true },
      ),
      lineOver(
        'Slope',
        [
          [0, 0],
          [to, slope * to],
        ],
        { color: SERIES_COLORS[1] },
      ),
    ]),
    legend: { data: ['Equal', 'Slope'] },
  }
}
