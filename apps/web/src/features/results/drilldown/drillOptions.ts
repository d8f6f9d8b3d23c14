import { formatEnergyKwh, formatNumber, formatPercent } from '../../../lib/format.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { DrillHeat, DrillNode } from './useDrillDown.ts'

/** Bars of energy at the next finer interval. */
export function drillSeriesOption({ series, time_children }: DrillNode): ChartOption {
  const labels = (time_children?.items ?? []).map(({ label }) => label)
  const [energy = [], , , ratio = []] = series.values
  const most = Math.max(0, ...energy.map((kwh) => Math.abs(kwh ?? 0)))
  const axis = axisUnit('kWh', most)
  return {
    tooltip: {
      trigger: 'axis',
      axisPointer: { type: 'shadow' },
      formatter: (params) => {
        const at = firstPoint(params).dataIndex
        return `<b>${labels[at] ?? ''}</b><br>${formatEnergyKwh(energy[at])}<br>Performance ratio ${formatPercent(ratio[at])}`
      },
    },
    grid: { top: 30 },
    xAxis: {
      type: 'category',
      data: labels,
      axisLabel: { hideOverlap: true, formatter: shortLabel(time_children?.kind) },
    },
    yAxis: { type: 'value', name: axis.unit },
    series: [
      {
        type: 'bar',
        name: 'Energy',
        data: energy.map((kwh) => (kwh === null ? null : kwh / axis.divisor)),
        itemStyle: { color: SERIES_COLORS[0] },
      },
    ],
  }
}

/** Months by three letters, so that all twelve are named. */
const shortLabel =
  (kind: string | undefined) =>
  (label: string): string =>
    kind === 'month' ? label.replace(/^\p{L}+/u, (name) => name.slice(0, 3)) : label

/** Cells row after row; the first row lies on top. */
export function drillHeatOption(heat: DrillHeat): ChartOption {
  const cells = heat.values.flatMap((row, y) =>
    row.map((value, x): [number, number, number | string] => [x, y, value ?? '-']),
  )
  const known = heat.values.flat().flatMap((value) => (value === null ? [] : [value]))
  // From the least, not from nothing: parts of a plant differ by some per cent.
  const least = known.reduce((a, b) => Math.min(a, b), known[0] ?? 0)
  const most = known.reduce((a, b) => Math.max(a, b), known[0] ?? 0)
  return {
    tooltip: {
      formatter: (params) => {
        const at = firstPoint(params).dataIndex
        const x = at % Math.max(1, heat.x_keys.length)
        const y = Math.floor(at / Math.max(1, heat.x_keys.length))
        return `<b>${heat.y_labels[y] ?? ''}</b><br>${heat.x_labels[x] ?? ''}<br>${formatNumber(heat.values[y]?.[x])} ${heat.unit}`
      },
    },
    grid: { top: 12, right: 124, bottom: 8 },
    xAxis: {
      type: 'category',
      data: [...heat.x_labels],
      axisLabel: { hideOverlap: true },
      splitArea: { show: false },
    },
    yAxis: {
      type: 'category',
      data: [...heat.y_labels],
      inverse: true,
      axisLabel: { width: 200, overflow: 'truncate', color: INK.text },
    },
    visualMap: colorBar({
      min: least,
      max: most === least ? least + 1 : most,
      text: [`${formatNumber(most, 3)} ${heat.unit}`, formatNumber(least, 3)],
      formatter: (value) => formatNumber(Number(value), 3),
      lengthPx: 140,
      isUpright: true,
    }),
    series: [{ type: 'heatmap', data: cells, progressive: 0 }],
  }
}
