import type { ScatterSeriesOption } from 'echarts/charts'
import { formatNumber, formatPrefixed, formatUnit } from '../../../lib/format.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { lineOver } from '../../../ui/charts/squareMap.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import { residualAt } from './pointTable.ts'
import type { CapacityPoints, CapacitySide, CapacityTest } from './useCapacityTest.ts'

type Pair = [number, number]

const pairsOf = (
  { poa_wm2, removed_by }: CapacityPoints,
  y: (at: number) => number | null,
  isKept = true,
): Pair[] =>
  poa_wm2.flatMap((x, at): Pair[] => {
    const value = y(at)
    return x === null || value === null || (removed_by[at] === null) !== isKept ? [] : [[x, value]]
  })

const powerOf =
  ({ power_w }: CapacityPoints) =>
  (at: number): number | null =>
    power_w[at] ?? null

const LOOKS = {
  measured: { name: 'Measured', color: SERIES_COLORS[0], symbol: 'circle' },
  target: { name: 'Target', color: SERIES_COLORS[1], symbol: 'diamond' },
  removed: { name: 'Left out', color: SERIES_COLORS[4], symbol: 'triangle' },
} as const

const scatter = (
  { name, color, symbol }: (typeof LOOKS)[keyof typeof LOOKS],
  data: Pair[],
  opacity: number,
): ScatterSeriesOption => ({
  type: 'scatter',
  name,
  color,
  symbol,
  symbolSize: 6,
  itemStyle: { opacity },
  data,
})

/** Power over light: points of both sides, what was left out, and both regressions at the air and wind of the report. */
export function capacityOption(found: CapacityTest, hasRemoved: boolean): ChartOption {
  const { points, target_points, conditions } = found
  const measured = pairsOf(points, powerOf(points))
  const target = target_points ? pairsOf(target_points, powerOf(target_points)) : []
  const removed = hasRemoved ? pairsOf(points, powerOf(points), false) : []
  const shown = [...measured, ...target, ...removed]
  const powers = shown.map(([, y]) => y)
  const [least, most] = [Math.min(...powers), Math.max(0, ...powers)]
  return {
    ...plane('Power', most),
    legend: { data: [...Object.values(LOOKS).map(({ name }) => name), 'Regression'] },
    series: [
      scatter(LOOKS.removed, removed, 0.35),
      scatter(LOOKS.target, target, 0.5),
      scatter(LOOKS.measured, measured, 0.65),
      ...curve(
        found.target,
        found,
        { name: 'Regression, target', color: SERIES_COLORS[1] },
        target,
      ),
      ...curve(found.measured, found, { name: 'Regression', color: SERIES_COLORS[0] }, measured),
      ...(conditions === null || shown.length === 0
        ? []
        : [
            lineOver(
              'Reporting irradiance',
              [
                [conditions.poa_wm2, least],
                [conditions.poa_wm2, most],
              ],
              { color: INK.text, isDashed: true },
            ),
          ]),
    ],
  }
}

/** What the points differ by from their regression. */
export function residualOption({ points, target_points }: CapacityTest): ChartOption {
  const measured = pairsOf(points, (at) => residualAt(points, at))
  const target = target_points ? pairsOf(target_points, (at) => residualAt(target_points, at)) : []
  const most = [...measured, ...target].reduce(
    (largest, [, y]) => Math.max(largest, Math.abs(y)),
    0,
  )
  return {
    ...plane('Measured − regression', most),
    legend: { data: [LOOKS.measured.name, LOOKS.target.name] },
    series: [scatter(LOOKS.target, target, 0.5), scatter(LOOKS.measured, measured, 0.65)],
  }
}

function plane(name: string, largestW: number): ChartOption {
  const { unit, divisor } = axisUnit('W', largestW)
  return {
    animation: false,
    grid: { top: 62, left: 12, right: 20, bottom: 28, containLabel: true },
    tooltip: {
      formatter: (one: unknown) => {
        const value: unknown = Reflect.get(Object(one), 'value')
        const [x, y] = Array.isArray(value) ? value.map(Number) : []
        return `${formatUnit(x, 'W/m²')}: ${formatPrefixed(y, 'W')}`
      },
    },
    xAxis: {
      type: 'value',
      name: 'Irradiance in the plane (W/m²)',
      nameLocation: 'middle',
      nameGap: 26,
      scale: true,
    },
    yAxis: {
      type: 'value',
      name: `${name} (${unit})`,
      nameTextStyle: { align: 'left' },
      scale: true,
      axisLabel: { formatter: (value: number) => formatNumber(value / divisor) },
    },
  }
}

const STEPS = 40

/** A regression over the light of its points, at the air and wind of the report. */
function curve(
  side: CapacitySide | null,
  { conditions }: CapacityTest,
  { name, color }: { readonly name: string; readonly color: string },
  pairs: readonly Pair[],
) {
  if (!side || !conditions || side.terms.length === 0 || pairs.length === 0) return []
  const [a1 = 0, a2 = 0, a3 = 0, a4 = 0] = side.terms.map(({ coefficient }) => coefficient)
  const slope = a1 + a3 * conditions.air_c + a4 * (conditions.wind_m_per_s ?? 0)
  const light = pairs.map(([x]) => x)
  const [least, most] = [Math.min(...light), Math.max(...light)]
  const at = Array.from({ length: STEPS + 1 }, (_, k) => least + (k / STEPS) * (most - least))
  return [
    lineOver(
      name,
      at.map((e) => [e, e * (slope + a2 * e)] as const),
      { color },
    ),
  ]
}
