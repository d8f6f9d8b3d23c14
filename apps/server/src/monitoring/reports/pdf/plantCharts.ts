import { energyScale } from '@duet/units'
import type { PerformanceFigures } from '../../../graphql/resolvers.gen.ts'
import { AXIS, COLORS, FONT, svgOf } from '../../../pdf/chartSvg.ts'
import type { ReportText } from '../../../pdf/reportText.ts'
import { daysFrom, type ReportPeriod } from '../reportPeriod.ts'
import type { DayPower } from '../reportPower.ts'
import { zoneTime } from '../zoneTime.ts'

const HEIGHT = 180
const LEGEND = { top: 0, left: 80, itemHeight: 8, itemWidth: 14, textStyle: FONT } as const
const GRID = { left: 56, right: 16, top: 34, bottom: 26 } as const
/** What is missing is a gap. */
const GAP = '-'

const valueAxis = (name: string, text: ReportText): object => ({
  type: 'value',
  name,
  ...AXIS,
  axisLabel: { ...FONT, formatter: (value: number) => text.number(value, value % 1 === 0 ? 0 : 1) },
})

/** What inverters take at night is no power to be seen. */
const leastOf = ({ min, max }: { readonly min: number; readonly max: number }): number | null =>
  min > -max / 50 ? 0 : null

interface ChartFrame {
  readonly text: ReportText
  readonly widthPt: number
}

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
        {
          type: 'bar',
          name: 'Expected',
          itemStyle: { color: '#b9c4ce' },
          data: values('model_kwh'),
        },
        {
          type: 'bar',
          name: 'Measured',
          itemStyle: { color: COLORS.energy },
          data: values('sensor_kwh'),
        },
        ...(hasBudget
          ? [
              {
                type: 'line' as const,
                name: 'Budget',
                symbolSize: 4,
                itemStyle: { color: COLORS.loss },
                lineStyle: { width: 1.2 },
                data: values('budget_kwh'),
              },
            ]
          : []),
      ],
    },
    Math.round(widthPt),
    HEIGHT,
  )
}

/** Power of a day against what was expected, on the clock of the plant. */
export function powerChart(
  { startUtcMs, measuredKw, expectedKw }: DayPower,
  timeZone: string,
  { text, widthPt }: ChartFrame,
): string {
  const line = (name: string, kw: readonly (number | null)[], style: object): object => ({
    type: 'line',
    name,
    showSymbol: false,
    ...style,
    data: kw.map((value) => value ?? GAP),
  })
  return svgOf(
    {
      grid: GRID,
      legend: LEGEND,
      xAxis: {
        type: 'category',
        boundaryGap: false,
        data: startUtcMs.map((ms) => zoneTime(new Date(ms), timeZone).slice(11)),
        ...AXIS,
        axisLabel: { ...FONT, interval: (_: number, name: string) => /[02468]:00$/.test(name) },
        axisTick: { show: false },
      },
      yAxis: { ...valueAxis('kW', text), min: leastOf },
      series: [
        line('Expected', expectedKw, {
          itemStyle: { color: COLORS.rest },
          lineStyle: { width: 1.2, type: 'dashed' },
        }),
        line('Measured', measuredKw, {
          itemStyle: { color: COLORS.energy },
          lineStyle: { width: 1.5 },
        }),
      ],
    },
    Math.round(widthPt),
    HEIGHT,
  )
}
