import {
  formatEnergyKwh,
  formatFixed,
  formatNumber,
  formatPercentFixed,
  siPrefix,
} from '../../../lib/format.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { MonthRow } from './monthRows.ts'

type Values = readonly (number | null)[]

const WH_PER_KWH = 1000

/** One prefix for an axis of energies in kWh. */
function energyAxis(valuesKwh: Values): {
  readonly unit: string
  readonly label: (kwh: number) => string
} {
  const { factor, prefix } = siPrefix(Math.max(0, ...valuesKwh.map((kwh) => kwh ?? 0)) * WH_PER_KWH)
  return {
    unit: `${prefix}Wh`,
    label: (kwh) => formatNumber((kwh * WH_PER_KWH) / factor),
  }
}

const LEAST_DECIMALS = 3
/** Of the smallest figure, as far as the decimals reach. */
const LEAST_DIGITS = 4

export interface EnergyColumn {
  readonly unit: string
  readonly text: (kwh: number | null) => string
}

/**
 * The unit of a column of energies, and its figures with the same decimals all the way down.
 *
 * @param mostDecimals - three at least; more are taken where the smallest figure asks for them
 */
export function energyColumn(valuesKwh: Values, mostDecimals = LEAST_DECIMALS): EnergyColumn {
  const { factor, prefix } = siPrefix(Math.max(0, ...valuesKwh.map((kwh) => kwh ?? 0)) * WH_PER_KWH)
  const shown = (kwh: number): number => (kwh * WH_PER_KWH) / factor
  const sizes = valuesKwh.flatMap((kwh) => (kwh === null || kwh === 0 ? [] : Math.abs(shown(kwh))))
  const needed = LEAST_DIGITS - 1 - Math.floor(Math.log10(Math.min(1, ...sizes)))
  const decimals = Math.min(mostDecimals, Math.max(LEAST_DECIMALS, needed))
  return {
    unit: `${prefix}Wh`,
    text: (kwh) => formatFixed(kwh === null ? null : shown(kwh), decimals),
  }
}

/** Bars of energy and the line of the performance ratio. */
export function monthlyYieldOption(rows: readonly MonthRow[]): ChartOption {
  const energy = rows.map(({ energyKwh }) => energyKwh)
  const axis = energyAxis(energy)
  return {
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    grid: { top: 56, left: 8, right: 8, bottom: 8, containLabel: true },
    xAxis: { type: 'category', data: rows.map(({ label }) => label) },
    yAxis: [
      {
        type: 'value',
        name: axis.unit,
        nameTextStyle: { align: 'right' },
        axisLabel: { formatter: axis.label },
      },
      {
        type: 'value',
        name: '%',
        min: 0,
        // Above 1 where the rear gives much.
        max: Math.max(1, ...rows.map(({ performanceRatio }) => performanceRatio ?? 0)),
        nameTextStyle: { align: 'left' },
        splitLine: { show: false },
        axisLabel: { formatter: (fraction: number) => formatNumber(fraction * 100) },
      },
    ],
    series: [
      {
        type: 'bar',
        name: 'Energy',
        data: energy,
        color: SERIES_COLORS[0],
        tooltip: { valueFormatter: (value) => formatEnergyKwh(numberOf(value)) },
      },
      {
        type: 'line',
        name: 'Performance ratio',
        yAxisIndex: 1,
        data: rows.map(({ performanceRatio }) => performanceRatio),
        color: SERIES_COLORS[1],
        symbol: 'circle',
        symbolSize: 6,
        tooltip: { valueFormatter: (value) => formatPercentFixed(numberOf(value)) },
      },
    ],
  }
}

export function dailyYieldOption(days: readonly string[], energyKwh: Values): ChartOption {
  const axis = energyAxis(energyKwh)
  const withYear = days[0]?.slice(0, 4) !== days.at(-1)?.slice(0, 4)
  const label = (time: string): string => formatDay(time, withYear)
  const known = energyKwh.map((kwh) => kwh ?? 0)
  const [lowest, highest] = [Math.min(0, ...known), Math.max(0, ...known)]
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => formatEnergyKwh(numberOf(value)),
    },
    grid: { top: 32, left: 56, right: 24, bottom: 64, containLabel: false },
    xAxis: {
      type: 'category',
      data: [...days],
      axisLabel: {
        formatter:
          days.length > MAX_NAMED_HOURS ? label : (time: string) => label(time) + time.slice(10),
      },
    },
    yAxis: {
      type: 'value',
      name: axis.unit,
      nameTextStyle: { align: 'right' },
      axisLabel: { formatter: axis.label },
      // What the plant draws at night is too little for an axis below zero.
      ...(lowest > -0.01 * highest ? { min: 0 } : {}),
    },
    dataZoom: [
      { type: 'inside', zoomOnMouseWheel: 'ctrl' },
      {
        type: 'slider',
        height: 22,
        bottom: 8,
        left: 56,
        right: 24,
        labelFormatter: (_, day) => label(day) + day.slice(10),
      },
    ],
    series: [
      {
        type: 'bar',
        name: 'Energy',
        data: [...energyKwh],
        color: SERIES_COLORS[0],
        barCategoryGap: '10%',
        large: days.length > 1000,
      },
    ],
  }
}

/** Of more steps than these, the axis names the days alone. */
const MAX_NAMED_HOURS = 400

/** What a tooltip hands back of a value that went in as number or null. */
export function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
