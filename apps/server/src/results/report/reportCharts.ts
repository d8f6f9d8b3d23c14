import { energyScale } from '@duet/units'
import type { ReportMonth, WaterfallRow } from '../../graphql/resolvers.gen.ts'
import { AXIS, COLORS, FONT, svgOf } from '../../pdf/chartSvg.ts'
import type { ReportText } from '../../pdf/reportText.ts'
import { monthName } from './reportHours.ts'

/** 'Jan', or '2026-01' where there are several years. */
function monthNames(months: readonly ReportMonth[]): string[] {
  const years = new Set(months.map(({ month }) => month.slice(0, 4)))
  return months.map(({ month }) => (years.size > 1 ? month : monthName(Number(month.slice(5)))))
}

/** Energy of each month as bars, performance ratio as a line. */
export function monthChart(
  months: readonly ReportMonth[],
  text: ReportText,
  width: number,
): string {
  const { unit, scaled } = energyScale(months.map(({ energy_kwh }) => energy_kwh ?? 0))
  return svgOf(
    {
      grid: { left: 56, right: 48, top: 34, bottom: 26 },
      legend: { top: 0, left: 80, itemHeight: 8, itemWidth: 14, textStyle: FONT },
      xAxis: {
        type: 'category',
        data: monthNames(months),
        ...AXIS,
        axisLabel: { ...FONT, ...(months.length <= 12 && { interval: 0 }) },
      },
      yAxis: [
        {
          type: 'value',
          name: unit,
          ...AXIS,
          axisLabel: {
            ...FONT,
            formatter: (value: number) => text.number(value, value % 1 === 0 ? 0 : 1),
          },
        },
        {
          type: 'value',
          name: '%',
          min: 0,
          ...AXIS,
          splitLine: { show: false },
          axisLabel: { ...FONT, formatter: (value: number) => text.number(value) },
        },
      ],
      series: [
        {
          type: 'bar',
          name: 'Energy to the grid',
          itemStyle: { color: COLORS.energy },
          data: months.map(({ energy_kwh }) => scaled(energy_kwh ?? 0)),
        },
        {
          type: 'line',
          name: 'Performance ratio',
          yAxisIndex: 1,
          symbolSize: 5,
          itemStyle: { color: COLORS.loss },
          data: months.map(({ performance_ratio: ratio }) =>
            ratio === null || ratio === undefined ? '-' : ratio * 100,
          ),
        },
      ],
    },
    width,
    200,
  )
}

/** Smaller stages are in the table only. */
const LEAST_SHOWN = 0.0005

const isShown = ({ kind, loss_fraction_of_previous: loss }: WaterfallRow): boolean =>
  kind === 'stage' && Math.abs(loss) >= LEAST_SHOWN

/** Each stage in percent of what came to it: losses to the left, gains to the right. */
export function lossChart(rows: readonly WaterfallRow[], text: ReportText, width: number): string {
  const shown = rows.filter(isShown).toReversed()
  return svgOf(
    {
      grid: { left: 170, right: 56, top: 8, bottom: 22 },
      xAxis: {
        type: 'value',
        // Room for the labels of the longest bars
        min: ({ min }: { readonly min: number }) =>
          10 * Math.floor((Math.min(min, 0) * 1.6 - 1) / 10),
        ...AXIS,
        axisLabel: { ...FONT, formatter: (value: number) => `${text.number(value)} %` },
      },
      yAxis: {
        type: 'category',
        data: shown.map(({ label }) => label),
        ...AXIS,
        axisTick: { show: false },
        axisLabel: { ...FONT, margin: 10 },
        axisLine: { onZero: false, lineStyle: { color: '#64707c' } },
      },
      series: [
        {
          type: 'bar',
          barWidth: '62%',
          data: shown.map(({ loss_fraction_of_previous: loss }) => ({
            value: -loss * 100,
            itemStyle: { color: loss > 0 ? COLORS.loss : COLORS.gain },
            label: {
              ...FONT,
              show: true,
              position: loss > 0 ? 'left' : 'right',
              formatter: text.change(-loss),
            },
          })),
        },
      ],
    },
    width,
    Math.max(90, 34 + shown.length * 15),
  )
}
