import { type ReactNode, useMemo } from 'react'
import { formatCount, formatNumber, formatPowerW, joinUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { DurationCurve } from '../useResultTabs.ts'

interface DurationChartProps {
  readonly curve: DurationCurve
  readonly isPlant: boolean
}

/** For how many hours the power is at least so great. */
export function DurationChart({ curve, isPlant }: DurationChartProps): ReactNode {
  const option = useMemo(() => durationOption(curve), [curve])
  const place = isPlant ? 'to the grid' : 'at the output of the block'
  return (
    <Chart
      title="Duration of power"
      summary={summaryOf(curve, place)}
      option={option}
      height={320}
      table={{
        columns: ['Hours', 'Power (W)'],
        rows: curve.hours.map((hours, at) => [hours, curve.power_w[at] ?? null]),
      }}
    />
  )
}

function summaryOf({ hours, power_w }: DurationCurve, place: string): string {
  const [most = 0] = power_w
  const atMost = hours[power_w.findLastIndex((power) => power > 0.995 * most)] ?? 0
  const working = hours[power_w.findLastIndex((power) => power > 0)] ?? 0
  return `Power ${place}: at most ${formatPowerW(most, 'Wac')}, for about ${formatCount(atMost)} h; above zero for about ${formatCount(working)} h.`
}

function durationOption({ hours, power_w }: DurationCurve): ChartOption {
  const [most = 0] = power_w
  const lowest = power_w.at(-1) ?? 0
  const axis = axisUnit('W', most)
  return {
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) =>
        typeof value === 'number' ? joinUnit(formatNumber(value), axis.unit) : '–',
    },
    grid: { top: 32, left: 8, right: 24, bottom: 28, containLabel: true },
    xAxis: {
      type: 'value',
      name: 'hours',
      nameLocation: 'middle',
      nameGap: 26,
      min: 0,
      max: hours.at(-1) ?? 0,
    },
    yAxis: {
      type: 'value',
      name: axis.unit,
      nameTextStyle: { align: 'left' },
      // What the plant draws at night is too little for an axis below zero.
      ...(lowest > -0.01 * most ? { min: 0 } : {}),
    },
    series: [
      {
        type: 'line',
        name: 'Power',
        showSymbol: false,
        color: SERIES_COLORS[0],
        areaStyle: { opacity: 0.15 },
        data: hours.map((hour, at) => [hour, (power_w[at] ?? 0) / axis.divisor]),
      },
    ],
  }
}
