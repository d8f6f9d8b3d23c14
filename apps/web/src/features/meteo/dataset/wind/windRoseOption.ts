import { formatNumber, formatPercent, formatUnit } from '../../../../lib/format.ts'
import { chartPoints } from '../../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../../ui/echarts.ts'
import { INK, SEQUENTIAL_COLORS } from '../../../../ui/palette.ts'
import { radiusAxis } from '../climateOptions.ts'
import type { RoseShares } from './windRoseShares.ts'

/** The stronger the wind, the darker. */
const CLASS_COLORS = [9, 7, 6, 4, 2, 0].map((at) => SEQUENTIAL_COLORS[at] ?? SEQUENTIAL_COLORS[0])

/**
 * Bars to where the wind comes from, their parts by speed; calm in the middle.
 *
 * @param classes - texts of the classes of speed
 */
export function windRoseOption(
  { sectors, calmFraction }: RoseShares,
  classes: readonly string[],
): ChartOption {
  return {
    legend: { type: 'scroll' },
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      formatter: tooltip(sectors, classes),
    },
    polar: { radius: ['16%', '76%'] },
    angleAxis: {
      type: 'category',
      data: sectors.map(({ name }) => name),
      startAngle: 90 + 360 / sectors.length / 2,
      axisLine: { lineStyle: { color: INK.line } },
      axisTick: { show: false },
      axisLabel: { color: INK.text, interval: 0 },
    },
    radiusAxis: radiusAxis((percent) => `${formatNumber(percent)} %`, 4),
    graphic: calmText(calmFraction),
    series: classes.map((name, at) => ({
      type: 'bar' as const,
      coordinateSystem: 'polar' as const,
      stack: 'rose',
      name,
      data: sectors.map(({ fractions }) => (fractions[at] ?? 0) * 100),
      color: CLASS_COLORS[at] ?? INK.text,
      itemStyle: { borderColor: INK.surface, borderWidth: 0.5 },
      barCategoryGap: '12%',
    })),
  }
}

/** Classes that are hidden in the legend are left out. */
function tooltip(
  sectors: RoseShares['sectors'],
  classes: readonly string[],
): (params: unknown) => string {
  return (params) => {
    const points = chartPoints(params)
    const sector = sectors[points[0]?.dataIndex ?? -1]
    if (sector === undefined) return ''
    const speed = formatUnit(sector.meanSpeed, 'm/s', 3)
    return [
      `From ${sector.name}: <b>${formatPercent(sector.fraction)}</b>, mean ${speed}`,
      ...points.map(({ marker, seriesName }) => {
        const fraction = sector.fractions[classes.indexOf(seriesName)]
        return `${marker}${seriesName} <b>${formatPercent(fraction)}</b>`
      }),
    ].join('<br>')
  }
}

/** In the middle of the drawing. */
function calmText(calmFraction: number) {
  return {
    type: 'text' as const,
    left: 'center' as const,
    top: 'middle' as const,
    silent: true,
    style: {
      text: `Calm\n${formatPercent(calmFraction)}`,
      align: 'center' as const,
      verticalAlign: 'middle' as const,
      fontSize: 12,
      lineHeight: 16,
      fill: INK.text,
    },
  }
}
