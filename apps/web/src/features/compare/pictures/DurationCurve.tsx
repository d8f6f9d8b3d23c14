import { type DurationPoint, durationCurves } from '@duet/comparison'
import { type ReactNode, useMemo } from 'react'
import { Chart } from '../../../ui/Chart.tsx'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { LINE_LEGEND } from '../../../ui/charts/lineLegend.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { hasDifference, type PictureProps } from './pictureNames.ts'
import { plainText } from './valueText.ts'

/** In which share of the steps each series is at least so great. */
export function DurationCurve({ aligned, names }: PictureProps): ReactNode {
  const points = useMemo(() => durationCurves(aligned), [aligned])
  const option = useMemo(() => curveOption(points, { aligned, names }), [points, aligned, names])
  return (
    <Chart
      title="Duration"
      summary="Share of the steps that both have in which a series is at least so great, each in its own order."
      option={option}
      height={360}
      table={{
        columns: [
          'Share of steps (%)',
          `A (${aligned.quantityA.unit})`,
          `B (${aligned.quantityB.unit})`,
        ],
        rows: points.map(({ share, a, b }) => [share * 100, a, b]),
      }}
    />
  )
}

function curveOption(
  points: readonly DurationPoint[],
  { aligned, names }: PictureProps,
): ChartOption {
  const isOneKind = hasDifference(aligned)
  const largest = (side: 'a' | 'b'): number =>
    Math.max(...points.map((point) => Math.abs(point[side])))
  const sizes = { a: largest('a'), b: largest('b') }
  const most = Math.max(sizes.a, sizes.b)
  const axes = {
    a: axisUnit(aligned.quantityA.unit, isOneKind ? most : sizes.a),
    b: axisUnit(aligned.quantityB.unit, isOneKind ? most : sizes.b),
  }
  return {
    legend: LINE_LEGEND,
    tooltip: { trigger: 'axis', valueFormatter: (value) => plainText(Number(value)) },
    grid: { top: 56, left: 8, right: 24, bottom: 28, containLabel: true },
    xAxis: {
      type: 'value',
      name: '% of steps',
      nameLocation: 'middle',
      nameGap: 26,
      min: 0,
      max: 100,
    },
    yAxis: [
      { type: 'value', name: axes.a.unit, nameTextStyle: { align: 'left' } },
      ...(isOneKind
        ? []
        : [{ type: 'value' as const, name: axes.b.unit, splitLine: { show: false } }]),
    ],
    series: (['a', 'b'] as const).map((side, index) => ({
      type: 'line' as const,
      name: names[side],
      showSymbol: false,
      color: SERIES_COLORS[index] ?? SERIES_COLORS[0],
      lineStyle: { width: 1.5, type: index === 0 ? ('solid' as const) : ('dashed' as const) },
      yAxisIndex: isOneKind ? 0 : index,
      data: points.map((point) => [point.share * 100, axes[side].shown(point[side])]),
    })),
  }
}
