import { formatEnergyKwh, formatFixed, formatNumber } from '../../../lib/format.ts'
import { formatDay } from '../../../lib/formatTime.ts'
import { numberOrNull } from '../../../ui/chartPoints.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { ZOOMED_GRID, zoomBars } from '../../../ui/charts/zoomBars.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'

type Values = readonly (number | null)[]

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
  const axis = axisUnit('kWh', Math.max(0, ...valuesKwh.map((kwh) => kwh ?? 0)))
  const shown = (kwh: number): number => kwh / axis.divisor
  const sizes = valuesKwh.flatMap((kwh) => (kwh === null || kwh === 0 ? [] : Math.abs(shown(kwh))))
  const needed = LEAST_DIGITS - 1 - Math.floor(Math.log10(Math.min(1, ...sizes)))
  const decimals = Math.min(mostDecimals, Math.max(LEAST_DECIMALS, needed))
  return {
    unit: axis.unit,
    text: (kwh) => formatFixed(kwh === null ? null : shown(kwh), decimals),
  }
}

/** Bars of energy over days or hours. */
export function energyTimeOption(times: readonly string[], energyKwh: Values): ChartOption {
  const known = energyKwh.map((kwh) => kwh ?? 0)
  const [lowest, highest] = [Math.min(0, ...known), Math.max(0, ...known)]
  const axis = axisUnit('kWh', highest)
  const withYear = times[0]?.slice(0, 4) !== times.at(-1)?.slice(0, 4)
  const day = (time: string): string => formatDay(time, withYear)
  const hour = (time: string): string => day(time) + time.slice(10)
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      valueFormatter: (value) => formatEnergyKwh(numberOrNull(value)),
    },
    grid: ZOOMED_GRID,
    xAxis: {
      type: 'category',
      data: [...times],
      axisLabel: { formatter: times.length > MAX_NAMED_HOURS ? day : hour },
    },
    yAxis: {
      type: 'value',
      name: axis.unit,
      nameTextStyle: { align: 'right' },
      axisLabel: { formatter: (kwh: number) => formatNumber(kwh / axis.divisor) },
      // What the plant draws at night is too little for an axis below zero.
      ...(lowest > -0.01 * highest ? { min: 0 } : {}),
    },
    dataZoom: zoomBars(hour),
    series: [
      {
        type: 'bar',
        name: 'Energy',
        data: [...energyKwh],
        color: SERIES_COLORS[0],
        barCategoryGap: '10%',
        large: times.length > 1000,
      },
    ],
  }
}

/** Of more steps than these, the axis names the days alone. */
const MAX_NAMED_HOURS = 400
