import { formatPercent, formatUnit } from '../../../lib/format.ts'
import type { ChartTable } from '../../../ui/Chart.tsx'
import { LINE_LEGEND } from '../../../ui/charts/lineLegend.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { SettingName } from '../settings/settingPair.ts'
import type { SolvedPanel } from './panelAnswer.ts'
import type { PanelSetting } from './panelFields.ts'

/** A solved panel as the charts name it. */
export interface NamedPanel {
  readonly on: SettingName
  readonly name: string
  readonly setting: PanelSetting
  readonly panel: SolvedPanel
}

type Quantity = 'current' | 'power'

const AXES = {
  current: { name: 'Current (A)', unit: 'A' },
  power: { name: 'Power (W)', unit: 'W' },
} as const

const UNSHADED = 'Without shadow'

type Point = readonly [voltageV: number, value: number]

/** Current or power over voltage: each setting under its shadow, and the first without it, dashed. */
export function curveOption(panels: readonly NamedPanel[], quantity: Quantity): ChartOption {
  const axis = AXES[quantity]
  const [first] = panels
  return {
    animation: false,
    grid: { left: 8, right: 16, top: 44, bottom: 28, containLabel: true },
    // Points of maximum power explain themselves.
    legend: { ...LINE_LEGEND, data: [UNSHADED, ...panels.map(({ name }) => name)] },
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => (typeof value === 'number' ? formatUnit(value, axis.unit) : ''),
    },
    xAxis: { type: 'value', name: 'Voltage (V)', nameLocation: 'middle', nameGap: 26, min: 0 },
    yAxis: { type: 'value', name: axis.name, min: 0, nameTextStyle: { align: 'left' } },
    series: [
      ...(first === undefined ? [] : [unshadedLine(first.panel, quantity)]),
      ...panels.map(({ name, panel }, index) => ({
        type: 'line' as const,
        name,
        showSymbol: false,
        color: SERIES_COLORS[index] ?? INK.text,
        lineStyle: { width: 2.5, type: index === 0 ? ('solid' as const) : ('dotted' as const) },
        data: pointsOf(panel.solved, quantity).map((point) => [...point]),
      })),
      ...panels.map(({ panel }, index) => ({
        type: 'scatter' as const,
        name: 'Maximum power',
        symbol: index === 0 ? 'circle' : 'diamond',
        symbolSize: 9,
        itemStyle: { color: INK.text },
        data: panel.solved.peaks
          .slice(0, 1)
          .map(({ voltageV, currentA, powerW }) => [
            voltageV,
            quantity === 'power' ? powerW : currentA,
          ]),
      })),
    ],
  }
}

function unshadedLine({ unshaded }: SolvedPanel, quantity: Quantity) {
  return {
    type: 'line' as const,
    name: UNSHADED,
    showSymbol: false,
    color: INK.muted,
    lineStyle: { width: 1.5, type: 'dashed' as const },
    data: pointsOf(unshaded, quantity).map((point) => [...point]),
  }
}

function pointsOf(
  { voltageV, currentA }: SolvedPanel['solved'],
  quantity: Quantity,
): readonly Point[] {
  return Array.from(voltageV, (voltage, k) => {
    const current = currentA[k] ?? Number.NaN
    return [voltage, quantity === 'power' ? voltage * current : current] as const
  })
}

export function curveTable(panels: readonly NamedPanel[]): ChartTable {
  return {
    columns: ['Setting', 'Voltage (V)', 'Current (A)', 'Power (W)'],
    rows: panels.flatMap(({ name, panel }) =>
      Array.from(panel.solved.voltageV, (voltageV, k) => {
        const currentA = panel.solved.currentA[k] ?? Number.NaN
        return [name, voltageV, currentA, voltageV * currentA]
      }),
    ),
  }
}

export function curveSummary(panels: readonly NamedPanel[]): string {
  return panels
    .map(({ name, panel: { solved, unshaded } }) => {
      const [peak] = solved.peaks
      const fullW = unshaded.peaks[0]?.powerW ?? Number.NaN
      if (peak === undefined || !(peak.powerW > 0)) return `${name} gives no power.`
      return `${name}: ${formatUnit(peak.powerW, 'W')} at ${formatUnit(peak.voltageV, 'V')} and ${formatUnit(peak.currentA, 'A')}, ${formatPercent(peak.powerW / fullW)} of the power without shadow.`
    })
    .join(' ')
}
