import { formatNumber, formatPercent, formatUnit, joinUnit } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { hourText } from './weatherOptions.ts'

type Values = readonly (number | null)[]

export interface MonthRange {
  readonly least: Values
  readonly mean: Values
  readonly greatest: Values
  readonly unit: string
}

/** Bars from the least to the greatest value of each month, with the mean as a point. */
export function monthRangeOption({ least, mean, greatest, unit }: MonthRange): ChartOption {
  const shown = { valueFormatter: (value: unknown) => valueText(value, unit) }
  const line = { type: 'line' as const, tooltip: shown, symbol: 'circle', symbolSize: 6 }
  return {
    legend: {},
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', data: months() },
    yAxis: { type: 'value', name: unit, nameTextStyle: { align: 'left' } },
    series: [
      {
        ...line,
        name: 'Greatest',
        data: [...greatest],
        color: SERIES_COLORS[1],
        symbol: 'triangle',
      },
      { ...line, name: 'Mean', data: [...mean], color: INK.text },
      {
        ...line,
        name: 'Least',
        data: [...least],
        color: SERIES_COLORS[0],
        symbol: 'rect',
      },
    ],
  }
}

export function months(): string[] {
  return Array.from({ length: 12 }, (_, month) => formatMonth(month))
}

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

interface Shares {
  readonly name: string
  readonly fractions: readonly number[]
  readonly color: string | undefined
}

/** Shares of classes, in percent. */
export function classOption(
  labels: readonly string[],
  axisName: string,
  shares: readonly Shares[],
): ChartOption {
  return {
    ...(shares.length > 1 && { legend: {} }),
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => formatPercent(typeof value === 'number' ? value / 100 : null),
    },
    grid: { top: shares.length > 1 ? 52 : 32, left: 8, right: 16, bottom: 28, containLabel: true },
    xAxis: {
      type: 'category',
      data: [...labels],
      name: axisName,
      nameLocation: 'middle',
      nameGap: 30,
      axisLabel: { hideOverlap: true },
    },
    yAxis: { type: 'value', name: '%', nameTextStyle: { align: 'left' } },
    series: shares.map(({ name, fractions, color }) => ({
      type: 'bar' as const,
      name,
      data: fractions.map((fraction) => fraction * 100),
      ...(color !== undefined && { color }),
      barCategoryGap: '15%',
    })),
  }
}

/** Mean speed around the clock: midnight at the top, noon at the bottom. */
export function windByHourOption(byHour: Values): ChartOption {
  return {
    tooltip: {
      formatter: (params) => {
        const { dataIndex, numbers } = firstPoint(params)
        return dataIndex < 0 ? '' : `${hourText(dataIndex)}: ${formatUnit(numbers[0], 'm/s')}`
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
    radiusAxis: {
      type: 'value',
      z: 5,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        showMinLabel: false,
        showMaxLabel: false,
        formatter: (value: number) => joinUnit(formatNumber(value), 'm/s'),
        color: INK.muted,
      },
      splitLine: { lineStyle: { color: INK.line } },
      splitNumber: 3,
    },
    series: [
      {
        type: 'bar',
        coordinateSystem: 'polar',
        name: 'Wind speed',
        data: [...byHour],
        color: SERIES_COLORS[2],
        barCategoryGap: '8%',
      },
    ],
  }
}

function valueText(value: unknown, unit: string): string {
  return formatUnit(typeof value === 'number' ? value : null, unit)
}
