import { formatNumber } from '../../../lib/format.ts'
import type { ChartZoom } from '../../../ui/ChartCanvas.tsx'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { LINE_LEGEND } from '../../../ui/charts/lineLegend.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { linePoints } from './linePoints.ts'
import { hasDifference, type PictureProps } from './pictureNames.ts'
import { valueText } from './valueText.ts'

/** Lines of both series, on one axis where they are of one kind. */
export function overlayOption(
  { aligned, names }: PictureProps,
  zoom: ChartZoom | undefined,
): ChartOption {
  const { startUtcS, stepS, utcOffsetH, a, b, quantityA, quantityB } = aligned
  const isOneKind = hasDifference(aligned)
  const firstMs = (startUtcS + utcOffsetH * 3600) * 1000
  const endMs = firstMs + a.length * stepS * 1000
  const shown = zoom ?? { from: firstMs, to: endMs }
  const clock = { firstMs, stepMs: stepS * 1000 }
  const largest = isOneKind ? Math.max(largestOf(a), largestOf(b)) : undefined
  const axes = [
    axisUnit(quantityA.unit, largest ?? largestOf(a)),
    axisUnit(quantityB.unit, largest ?? largestOf(b)),
  ]
  return {
    useUTC: true,
    animation: false,
    legend: LINE_LEGEND,
    tooltip: { trigger: 'axis' },
    grid: { top: 56, left: 68, right: isOneKind ? 24 : 68, bottom: 68 },
    xAxis: { type: 'time', min: firstMs, max: endMs },
    yAxis: axes.slice(0, isOneKind ? 1 : 2).map(({ unit, shown: figure }, at) => ({
      type: 'value' as const,
      name: unit,
      nameTextStyle: { align: at === 0 ? ('left' as const) : ('right' as const) },
      axisLabel: { formatter: (value: number) => formatNumber(figure(value)) },
      splitLine: { show: at === 0 },
    })),
    dataZoom: zoomOf(shown),
    series: [
      { name: names.a, values: a, unit: quantityA.unit },
      { name: names.b, values: b, unit: quantityB.unit },
    ].map(({ name, values, unit }, index) => ({
      type: 'line' as const,
      name,
      yAxisIndex: isOneKind ? 0 : index,
      data: [...linePoints(values, clock, shown)],
      color: SERIES_COLORS[index] ?? SERIES_COLORS[0],
      showSymbol: false,
      connectNulls: false,
      emphasis: { disabled: true },
      lineStyle: { width: 1.5, type: index === 0 ? ('solid' as const) : ('dashed' as const) },
      tooltip: { valueFormatter: (value: unknown) => valueText(Number(value ?? Number.NaN), unit) },
    })),
  }
}

function largestOf(values: Float64Array): number {
  let largest = 0
  for (const value of values) if (Math.abs(value) > largest) largest = Math.abs(value)
  return largest
}

const zoomOf = ({ from, to }: ChartZoom): NonNullable<ChartOption['dataZoom']> => [
  {
    type: 'inside',
    zoomOnMouseWheel: 'ctrl' as const,
    startValue: from,
    endValue: to,
    throttle: 50,
    filterMode: 'none',
  },
  {
    type: 'slider',
    height: 24,
    bottom: 10,
    startValue: from,
    endValue: to,
    showDataShadow: false,
    filterMode: 'none',
  },
]
