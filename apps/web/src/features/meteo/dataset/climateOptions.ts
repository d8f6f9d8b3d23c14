import { formatNumber, formatUnit, joinUnit } from '../../../lib/format.ts'
import { shownUnit, shownValues } from '../../../lib/shownUnits.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import type { CategoryData, CategorySeries } from '../../../ui/charts/categoryOption.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { hourText } from './weatherOptions.ts'

/** '5 to 10', the last without an end. */
export function classTexts(edges: readonly number[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => {
    const [from, to] = [edges[at], edges[at + 1]]
    if (from === undefined) return `under ${formatNumber(to)}`
    return to === undefined
      ? `${formatNumber(from)} and more`
      : `${formatNumber(from)} to ${formatNumber(to)}`
  })
}

/** Shares of classes, in percent. */
export const classData = (
  labels: readonly string[],
  axisName: string,
  shares: readonly CategorySeries[],
): CategoryData => ({
  labels,
  labelLook: { hideOverlap: true },
  axisName,
  series: shares.map((share) => ({
    ...share,
    values: share.values.map((fraction) => (fraction ?? 0) * 100),
  })),
  unit: '%',
  left: { text: (percent) => formatUnit(percent, '%', 3) },
  hasLegend: shares.length > 1,
})

/** Mean speed around the clock: midnight at the top, noon at the bottom. */
export function windByHourOption(byHour: readonly (number | null)[]): ChartOption {
  return {
    tooltip: {
      formatter: (params) => {
        const { dataIndex, numbers } = firstPoint(params)
        return dataIndex < 0
          ? ''
          : `${hourText(dataIndex)}: ${formatUnit(numbers[0], shownUnit('m/s'))}`
      },
    },
    polar: { radius: ['12%', '78%'] },
    angleAxis: {
      type: 'category',
      data: Array.from({ length: 24 }, (_, hour) => String(hour)),
      startAngle: 90 + 7.5,
      axisLine: { lineStyle: { color: INK.line } },
      axisTick: { show: false },
      axisLabel: { color: INK.muted },
    },
    radiusAxis: radiusAxis((value) => joinUnit(formatNumber(value), shownUnit('m/s')), 3),
    series: [
      {
        type: 'bar',
        coordinateSystem: 'polar',
        name: 'Wind speed',
        data: [...shownValues(byHour, 'm/s')],
        color: SERIES_COLORS[2],
        barCategoryGap: '8%',
      },
    ],
  }
}

/** Values before the bars, in about so many steps. */
export const radiusAxis = (
  formatter: (value: number) => string,
  splitNumber: number,
): NonNullable<ChartOption['radiusAxis']> => ({
  type: 'value',
  z: 5,
  axisLine: { show: false },
  axisTick: { show: false },
  axisLabel: { showMinLabel: false, showMaxLabel: false, formatter, color: INK.muted },
  splitLine: { lineStyle: { color: INK.line } },
  splitNumber,
})
