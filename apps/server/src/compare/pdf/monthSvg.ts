import type { ComparedMonth } from '@duet/comparison'
import { AXIS, COLORS, FONT, svgOf } from '../../pdf/chartSvg.ts'

const WIDTH = 515
const HEIGHT = 210

interface Units {
  readonly unitA: string
  readonly unitB: string
}

/** Bars of both series by month; where their units differ, each on an axis of its own. */
export function monthSvg(months: readonly ComparedMonth[], { unitA, unitB }: Units): string {
  const axes = unitA === unitB ? [unitA] : [unitA, unitB]
  return svgOf(
    {
      grid: { left: 64, right: axes.length > 1 ? 64 : 12, top: 34, bottom: 26 },
      legend: { top: 0, left: 64, itemHeight: 8, itemWidth: 14, textStyle: FONT },
      xAxis: { type: 'category', data: months.map(({ month }) => month), ...AXIS },
      yAxis: axes.map((name) => ({ type: 'value' as const, name, ...AXIS })),
      series: [
        bar(
          'A',
          COLORS.energy,
          months.map(({ a }) => a),
          0,
        ),
        bar(
          'B',
          COLORS.loss,
          months.map(({ b }) => b),
          axes.length - 1,
        ),
      ],
    },
    WIDTH,
    HEIGHT,
  )
}

const bar = (name: string, color: string, values: readonly number[], yAxisIndex: number) => ({
  type: 'bar' as const,
  name,
  yAxisIndex,
  itemStyle: { color },
  data: values.map((value) => (Number.isNaN(value) ? '-' : value)),
})
