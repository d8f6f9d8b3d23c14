import { type ReactNode, useMemo } from 'react'
import { formatFixed, formatNumber, formatUnit } from '../../../lib/format.ts'
import { Chart } from '../../../ui/Chart.tsx'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { CellTemperatures } from '../useResultTabs.ts'

type Bin = CellTemperatures['bins'][number]

/** Hours and light at each temperature of the cells. */
export function TemperatureHistogram({ data }: { readonly data: CellTemperatures }): ReactNode {
  const bins = useMemo(() => data.bins.filter(({ light_hours }) => light_hours > 0), [data])
  const option = useMemo(() => histogramOption(bins, data.bin_c), [bins, data.bin_c])
  return (
    <Chart
      title="Cell temperature in light"
      summary={summaryOf(bins, data.bin_c)}
      option={option}
      height={320}
      table={{
        columns: [
          'From (°C)',
          'To (°C)',
          'Hours (h)',
          'Hours in light (h)',
          'Irradiation (kWh/m²)',
        ],
        rows: data.bins.map(({ from_c, hours, light_hours, irradiation_kwh_m2 }) => [
          from_c,
          from_c + data.bin_c,
          hours,
          light_hours,
          irradiation_kwh_m2,
        ]),
      }}
    />
  )
}

function summaryOf(bins: readonly Bin[], binC: number): string {
  const [most] = bins.toSorted((a, b) => b.irradiation_kwh_m2 - a.irradiation_kwh_m2)
  const total = bins.reduce((sum, bin) => sum + bin.irradiation_kwh_m2, 0)
  const warm = bins
    .filter(({ from_c }) => from_c >= 50)
    .reduce((sum, bin) => sum + bin.irradiation_kwh_m2, 0)
  if (most === undefined || total === 0) return 'No step has light.'
  return `Most light falls on cells of ${most.from_c} to ${most.from_c + binC} °C; ${formatFixed((100 * warm) / total, 1)} % of it on cells of 50 °C and more.`
}

function histogramOption(bins: readonly Bin[], binC: number): ChartOption {
  return {
    legend: {},
    tooltip: { trigger: 'axis', axisPointer: { type: 'shadow' } },
    grid: { top: 56, left: 8, right: 8, bottom: 28, containLabel: true },
    xAxis: {
      type: 'category',
      name: 'Cell temperature from, °C',
      nameLocation: 'middle',
      nameGap: 28,
      data: bins.map(({ from_c }) => `${from_c} to ${from_c + binC}`),
      axisLabel: { formatter: (range: string) => range.split(' ')[0] ?? '' },
    },
    yAxis: [
      { type: 'value', name: 'h', nameTextStyle: { align: 'right' } },
      {
        type: 'value',
        name: 'kWh/m²',
        nameTextStyle: { align: 'right' },
        splitLine: { show: false },
      },
    ],
    series: [
      {
        type: 'bar',
        name: 'Hours in light',
        data: bins.map(({ light_hours }) => light_hours),
        color: SERIES_COLORS[6],
        tooltip: { valueFormatter: (value) => unitText(value, 'h') },
      },
      {
        type: 'bar',
        name: 'Irradiation on the plane',
        yAxisIndex: 1,
        data: bins.map(({ irradiation_kwh_m2 }) => irradiation_kwh_m2),
        color: SERIES_COLORS[1],
        tooltip: { valueFormatter: (value) => unitText(value, 'kWh/m²') },
      },
    ],
  }
}

const unitText = (value: unknown, unit: string): string =>
  typeof value === 'number' ? formatUnit(value, unit) : formatNumber(null)
