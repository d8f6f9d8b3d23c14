import { formatNumber, formatUnit } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { inShownUnit, shownUnit, shownValues } from '../../../lib/shownUnits.ts'
import { firstPoint, numberOrNull } from '../../../ui/chartPoints.ts'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import { ZOOMED_GRID, zoomBars } from '../../../ui/charts/zoomBars.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import { columnShort, dayLabel, months } from '../weatherTexts.ts'
import type { WeatherSeries } from './weatherSeries.ts'

export function dailyWeatherOption(days: readonly string[], stored: WeatherSeries): ChartOption {
  const series = inShownUnit(stored)
  const isSum = series.unit.includes('kWh')
  const place = { name: columnShort(series.column), data: [...series.values] }
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: isSum ? 'shadow' : 'line' },
      valueFormatter: (value) => valueText(value, series.unit),
    },
    grid: ZOOMED_GRID,
    xAxis: { type: 'category', data: [...days], axisLabel: { formatter: dayLabel } },
    yAxis: { type: 'value', name: series.unit, nameTextStyle: { align: 'left' } },
    dataZoom: zoomBars(dayLabel),
    series: [
      isSum
        ? { ...place, type: 'bar', color: SERIES_COLORS[1], barCategoryGap: '10%' }
        : {
            ...place,
            type: series.column === 'wind_direction' ? 'scatter' : 'line',
            color: SERIES_COLORS[3],
            symbolSize: 4,
            showSymbol: false,
          },
    ],
  }
}

/** Months downwards, hours of the day across. */
export function heatMapOption(
  grid: readonly (readonly (number | null)[])[],
  storedUnit: string,
): ChartOption {
  const unit = shownUnit(storedUnit)
  const cells = heatMapCells(grid.map((row) => shownValues(row, storedUnit)))
  const values = cells.map(([, , value]) => value)
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)]
  return {
    tooltip: {
      formatter: (params) => {
        const cell = cells[firstPoint(params).dataIndex]
        return cell === undefined
          ? ''
          : `${formatMonth(cell[1])}, ${hourText(cell[0])}: ${formatUnit(cell[2], unit)}`
      },
    },
    grid: { top: 16, left: 8, right: 16, bottom: 64, containLabel: true },
    xAxis: {
      type: 'category',
      data: Array.from({ length: 24 }, (_, hour) => String(hour)),
      name: 'Hour',
      nameLocation: 'middle',
      nameGap: 26,
      splitLine: { show: false },
    },
    yAxis: { type: 'category', inverse: true, data: months() },
    visualMap: colorBar({
      min: least,
      max: Math.max(1, most),
      text: [`${formatNumber(most, 3)} ${unit}`, formatNumber(least, 3)],
    }),
    series: [{ type: 'heatmap', data: cells.map((cell) => [...cell]), progressive: 0 }],
  }
}

/** '13:00–14:00' */
export function hourText(hour: number): string {
  return `${twoDigits(hour)}:00–${twoDigits(hour + 1)}:00`
}

/** [hour, month, value] of each cell that has one. */
export function heatMapCells(
  grid: readonly (readonly (number | null)[])[],
): readonly (readonly [hour: number, month: number, value: number])[] {
  return grid.flatMap((row, month) =>
    row.flatMap((value, hour) => (value === null ? [] : [[hour, month, value] as const])),
  )
}

export function valueText(value: unknown, unit: string): string {
  return formatUnit(numberOrNull(value), unit)
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
