import { formatUnit } from '../../../lib/format.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { ColumnComparison } from './useComparison.ts'

/** Months of both side by side: bars where they are sums, lines where they are means. */
export function pairMonthsOption(
  labels: readonly string[],
  { month_a, month_b, month_unit, unit }: ColumnComparison,
): ChartOption {
  const isSum = month_unit !== unit
  const shown = {
    tooltip: {
      valueFormatter: (value: unknown) =>
        formatUnit(typeof value === 'number' ? value : null, month_unit),
    },
  }
  return {
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    grid: { top: 56, left: 8, right: 16, bottom: 8, containLabel: true },
    xAxis: { type: 'category', data: [...labels] },
    yAxis: {
      type: 'value',
      name: month_unit,
      nameTextStyle: { align: 'left' },
      scale: !isSum,
    },
    series: isSum
      ? [
          { ...shown, type: 'bar', name: 'A', data: [...month_a], color: SERIES_COLORS[0] },
          { ...shown, type: 'bar', name: 'B', data: [...month_b], color: SERIES_COLORS[1] },
        ]
      : [
          {
            ...shown,
            type: 'line',
            name: 'A',
            data: [...month_a],
            color: SERIES_COLORS[0],
            symbol: 'circle',
            symbolSize: 7,
          },
          {
            ...shown,
            type: 'line',
            name: 'B',
            data: [...month_b],
            color: SERIES_COLORS[1],
            symbol: 'rect',
            symbolSize: 7,
          },
        ],
  }
}
