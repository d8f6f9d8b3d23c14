import { formatNumber, formatUnit } from '../../../lib/format.ts'
import type { ChartTable } from '../../../ui/Chart.tsx'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK } from '../../../ui/palette.ts'
import type { IvCurve } from '../pictures/usePanelIv.ts'

/** Current over voltage, one line for each irradiance, with the maximum power points. */
export function ivOption(curves: readonly IvCurve[]): ChartOption {
  const names = curves.map((curve) => `${formatNumber(curve.irradiance_wm2)} W/m²`)
  return {
    grid: { left: 8, right: 16, top: 48, bottom: 28, containLabel: true },
    // The unit once: the side of the form has no room for five of them.
    legend: {
      data: names,
      formatter: (name) => (name === names.at(-1) ? name : name.replace(' W/m²', '')),
    },
    tooltip: { trigger: 'axis', valueFormatter: (value) => amperes(value) },
    xAxis: { type: 'value', name: 'Voltage (V)', nameLocation: 'middle', nameGap: 26 },
    // The current at the open circuit voltage is zero but for the last digits.
    yAxis: { type: 'value', name: 'Current (A)', min: 0, nameTextStyle: { align: 'left' } },
    series: [
      ...curves.map((curve, index) => ({
        type: 'line' as const,
        name: names[index] ?? '',
        showSymbol: false,
        data: curve.voltage_v.map((voltageV, point) => [voltageV, curve.current_a[point] ?? null]),
      })),
      {
        type: 'scatter' as const,
        name: 'Maximum power',
        symbolSize: 7,
        itemStyle: { color: INK.text },
        data: curves.map((curve) => [curve.vmp_v, curve.imp_a]),
      },
    ],
  }
}

export function ivTable(curves: readonly IvCurve[]): ChartTable {
  return {
    columns: ['Irradiance (W/m²)', 'Voltage (V)', 'Current (A)'],
    rows: curves.flatMap((curve) =>
      curve.voltage_v.map((voltageV, index) => [
        curve.irradiance_wm2,
        voltageV,
        curve.current_a[index],
      ]),
    ),
  }
}

export function ivSummary(curves: readonly IvCurve[]): string {
  const first = curves.toSorted((a, b) => b.irradiance_wm2 - a.irradiance_wm2)[0]
  if (first === undefined) return 'No curve.'
  return [
    `At ${formatUnit(first.irradiance_wm2, 'W/m²')} and ${formatUnit(first.cell_temperature_c, '°C')}:`,
    `maximum power ${formatUnit(first.pmp_w, 'W')} at ${formatUnit(first.vmp_v, 'V')} and ${formatUnit(first.imp_a, 'A')},`,
    `open circuit ${formatUnit(first.voc_v, 'V')}, short circuit ${formatUnit(first.isc_a, 'A')}.`,
  ].join(' ')
}

function amperes(value: unknown): string {
  return typeof value === 'number' ? formatUnit(value, 'A') : ''
}
