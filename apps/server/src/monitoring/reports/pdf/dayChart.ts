import { energyScale } from '@duet/units'
import type { PerformanceFigures } from '../../../graphql/resolvers.gen.ts'
import { AXIS, COLORS, FONT, svgOf } from '../../../pdf/chartSvg.ts'
import { daysFrom, type ReportPeriod } from '../reportPeriod.ts'
import { type ChartFrame, GAP, GRID, HEIGHT, LEGEND, valueAxis } from './chartFrame.ts'

/** Expected and measured energy of each day as bars, the budget as a line. */
export function dayChart(
  period: ReportPeriod,
  intervals: readonly PerformanceFigures[],
  { text, widthPt }: ChartFrame,
): string {
  const days = daysFrom(period)
  const byDate = new Map(intervals.map((day) => [day.date, day]))
  const { unit, scaled } = energyScale(
    intervals.flatMap(({ model_kwh, sensor_kwh, budget_kwh }) => [
      model_kwh,
      sensor_kwh,
      budget_kwh ?? 0,
    ]),
  )
  const values = (key: 'model_kwh' | 'sensor_kwh' | 'budget_kwh'): (number | string)[] =>
    days.map((date) => {
      const kwh = byDate.get(date)?.[key]
      return kwh === null || kwh === undefined ? GAP : scaled(kwh)
    })
  const hasBudget = intervals.some(({ budget_kwh }) => budget_kwh != null)
  return svgOf(
    {
      grid: GRID,
      legend: LEGEND,
      xAxis: {
        type: 'category',
        data: days.map((date) => String(Number(date.slice(8)))),
        ...AXIS,
        axisLabel: { ...FONT, interval: 'auto' },
      },
      yAxis: valueAxis(unit, text),
      series: [
        bars('Expected', '#b9c4ce', values('model_kwh')),
        bars('Measured', COLORS.energy, values('sensor_kwh')),
        ...(hasBudget ? [budgetLine(values('budget_kwh'))] : []),
      ],
    },
    Math.round(widthPt),
    HEIGHT,
  )
}

type Values = (number | string)[]

const bars = (name: string, color: string, data: Values) => ({
  type: 'bar' as const,
  name,
  itemStyle: { color },
  data,
})

const budgetLine = (data: Values) => ({
  type: 'line' as const,
  name: 'Budget',
  symbolSize: 4,
  itemStyle: { color: COLORS.loss },
  lineStyle: { width: 1.2 },
  data,
})
