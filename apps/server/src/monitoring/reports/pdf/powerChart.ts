import { AXIS, COLORS, FONT, svgOf } from '../../../pdf/chartSvg.ts'
import type { DayPower } from '../reportPower.ts'
import { zoneTime } from '../zoneTime.ts'
import { type ChartFrame, GAP, GRID, HEIGHT, LEGEND, valueAxis } from './chartFrame.ts'

/** Power of a day against what was expected, on the clock of the plant. */
export function powerChart(
  { startUtcMs, measuredKw, expectedKw }: DayPower,
  timeZone: string,
  { text, widthPt }: ChartFrame,
): string {
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

const line = (name: string, kw: readonly (number | null)[], style: object): object => ({
  type: 'line',
  name,
  showSymbol: false,
  ...style,
  data: kw.map((value) => value ?? GAP),
})

/** What inverters take at night is no power to be seen. */
const leastOf = ({ min, max }: { readonly min: number; readonly max: number }): number | null =>
  min > -max / 50 ? 0 : null
