import { formatUnit } from '../../../lib/format.ts'
import { shownHeading, shownValue } from '../../../lib/shownUnits.ts'
import type { ChartTable } from '../../../ui/Chart.tsx'
import { LINE_LEGEND } from '../../../ui/charts/lineLegend.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { SERIES_COLORS } from '../../../ui/palette.ts'
import type { SettingName } from '../settings/settingPair.ts'
import type { LitArray } from './arrayTracer.ts'

export interface NamedArray {
  readonly on: SettingName
  readonly name: string
  readonly lit: LitArray
}

const FACES = [
  { key: 'frontWm2', label: 'Front', axis: 0 },
  { key: 'rearWm2', label: 'Rear', axis: 1 },
] as const

/** Light behind the glass across the table: the front by the left axis, the rear by the right one. */
export function profileOption(arrays: readonly NamedArray[]): ChartOption {
  const axis = {
    type: 'value' as const,
    min: 0,
    axisLine: { onZero: false },
    nameTextStyle: { align: 'left' as const },
  }
  return {
    animation: false,
    grid: { left: 8, right: 8, top: 62, bottom: 28, containLabel: true },
    legend: LINE_LEGEND,
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => (typeof value === 'number' ? formatUnit(value, 'W/m²', 3) : ''),
    },
    xAxis: {
      type: 'value',
      name: shownHeading('Place across the table (m)'),
      nameLocation: 'middle',
      nameGap: 26,
    },
    yAxis: [
      { ...axis, name: 'Front (W/m²)' },
      {
        ...axis,
        name: 'Rear (W/m²)',
        nameTextStyle: { align: 'right' },
        splitLine: { show: false },
      },
    ],
    series: arrays.flatMap(({ name, lit: { light } }, index) =>
      FACES.map(({ key, label, axis: yAxisIndex }) => ({
        type: 'line' as const,
        name: arrays.length === 1 ? label : `${label}, ${name}`,
        yAxisIndex,
        showSymbol: false,
        color: SERIES_COLORS[yAxisIndex],
        lineStyle: { width: 2.5, type: index === 0 ? ('solid' as const) : ('dotted' as const) },
        data: Array.from(light[key], (value, cell) => [
          shownValue(((light.fromM[cell] ?? 0) + (light.toM[cell] ?? 0)) / 2, 'm'),
          value,
        ]),
      })),
    ),
  }
}

export function profileTable(arrays: readonly NamedArray[]): ChartTable {
  return {
    columns: ['Setting', 'From (m)', 'To (m)', 'Front (W/m²)', 'Rear (W/m²)'],
    rows: arrays.flatMap(({ name, lit: { light } }) =>
      Array.from(light.fromM, (fromM, cell) => [
        name,
        fromM,
        light.toM[cell],
        light.frontWm2[cell],
        light.rearWm2[cell],
      ]),
    ),
  }
}

export function profileSummary(arrays: readonly NamedArray[]): string {
  return arrays
    .map(({ name, lit: { light } }) => {
      return `${name}, to the side that it faces: front ${span(light.frontWm2)}, rear ${span(light.rearWm2)}.`
    })
    .join(' ')
}

function span(values: Float64Array): string {
  return `${formatUnit(Math.min(...values), 'W/m²', 3)} to ${formatUnit(Math.max(...values), 'W/m²', 3)}`
}
