import { formatNumber, formatPercent, formatUnit } from '../../../lib/format.ts'
import { shownHeading, shownValue } from '../../../lib/shownUnits.ts'
import { firstPoint, numberOrNull } from '../../../ui/chartPoints.ts'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { FACES, type Faces, meanOf } from './faces.ts'

interface Grid {
  /** Row after row. */
  readonly values: readonly number[]
  readonly columns: number
  readonly rowLabels: readonly string[]
  readonly columnName: string
  readonly unit: string
  /** Greatest deviation from the mean that the colours reach, a fraction; 0: all are even. */
  readonly deviation: number
}

/** A picture of a table of values, its first row on top; its colours are deviations from the mean. */
export function gridOption({
  values,
  columns,
  rowLabels,
  columnName,
  unit,
  deviation,
}: Grid): ChartOption {
  const mean = meanOf(values)
  const deviationOf = (value: number | undefined): number =>
    value === undefined || mean <= 0 ? 0 : value / mean - 1
  return {
    tooltip: {
      formatter: (params) => {
        const at = Math.max(0, firstPoint(params).dataIndex)
        const row = rowLabels[Math.floor(at / columns)] ?? ''
        return `${row}, module ${(at % columns) + 1}<br><b>${formatUnit(values[at], unit)}</b> (${signedPercent(deviationOf(values[at]))})`
      },
    },
    grid: { top: 8, right: 124, bottom: 26 },
    xAxis: {
      type: 'category',
      data: Array.from({ length: columns }, (_, column) => String(column + 1)),
      name: columnName,
      nameLocation: 'middle',
      nameGap: 24,
      axisLabel: { hideOverlap: true },
    },
    yAxis: {
      type: 'category',
      data: [...rowLabels],
      inverse: true,
      axisLabel: { color: INK.text },
    },
    visualMap: colorBar({
      min: -(deviation || 1),
      max: deviation || 1,
      text: deviation === 0 ? ['', 'even'] : [signedPercent(deviation), signedPercent(-deviation)],
      isDiverging: true,
      lengthPx: 80,
      isUpright: true,
    }),
    series: [
      {
        type: 'heatmap',
        data: values.map((value, k): [number, number, number] => [
          k % columns,
          Math.floor(k / columns),
          deviationOf(value),
        ]),
        itemStyle: { borderColor: INK.line, borderWidth: 0.5 },
        animation: false,
      },
    ],
  }
}

const signedPercent = (fraction: number): string =>
  `${fraction > 0 ? '+' : ''}${formatPercent(fraction, 2)}`

interface CellShape {
  readonly tiers: number
  readonly columns: number
  readonly cellRows: number
}

/** From [tier][column][row of cells] to rows across the table, [tier · row][column]. */
export function cellGrid(
  values: readonly number[],
  { tiers, columns, cellRows }: CellShape,
): readonly number[] {
  return Array.from({ length: tiers * cellRows * columns }, (_, k) => {
    const row = Math.floor(k / columns)
    const tier = Math.floor(row / cellRows)
    return values[(tier * columns + (k % columns)) * cellRows + (row % cellRows)] ?? 0
  })
}

/** Each row of cells by the middle of its place across the table. */
export function chordOption(
  chord: Faces,
  fromM: readonly number[],
  toM: readonly number[],
  unit: string,
): ChartOption {
  return {
    tooltip: {
      trigger: 'axis',
      valueFormatter: (value) => formatUnit(numberOrNull(value), unit),
    },
    legend: {},
    xAxis: {
      type: 'value',
      name: shownHeading('From the middle (m)'),
      nameLocation: 'middle',
      nameGap: 26,
      min: 'dataMin',
      max: 'dataMax',
      // The ends are no round numbers
      axisLabel: {
        showMinLabel: false,
        showMaxLabel: false,
        formatter: (value: number) => formatNumber(value),
      },
      axisLine: { onZero: false },
    },
    // Beside the chart, not in its middle
    yAxis: { type: 'value', name: unit, scale: true, axisLine: { onZero: false } },
    grid: { bottom: 30 },
    series: FACES.map(({ value, label }, index) => ({
      type: 'line' as const,
      name: label,
      color: SERIES_COLORS[index] ?? INK.text,
      data: chord[value].map((light, k): [number, number] => [
        shownValue(((fromM[k] ?? 0) + (toM[k] ?? 0)) / 2, 'm'),
        light,
      ]),
    })),
  }
}
