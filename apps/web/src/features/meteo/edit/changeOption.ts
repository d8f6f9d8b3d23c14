import { formatUnit } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { EditPreview } from './useEdits.ts'

/** Months before and after side by side. */
export function changeOption({
  month_before,
  month_after,
  unit,
}: EditPreview['columns'][number]): ChartOption {
  return {
    legend: {},
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => formatUnit(typeof value === 'number' ? value : null, unit),
    },
    grid: { top: 52, left: 8, right: 8, bottom: 8, containLabel: true },
    xAxis: { type: 'category', data: month_before.map((_, month) => formatMonth(month)) },
    yAxis: { type: 'value', name: unit, nameTextStyle: { align: 'left' } },
    series: [
      { type: 'bar', name: 'Before', data: [...month_before], color: SERIES_COLORS[4] },
      { type: 'bar', name: 'After', data: [...month_after], color: SERIES_COLORS[1] },
    ],
  }
}
