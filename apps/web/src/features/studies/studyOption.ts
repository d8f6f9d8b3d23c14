import { formatNumber } from '../../lib/format.ts'
import { parameterTitle, studyParameter } from '../../project/runs/studyParameters.ts'
import { numberOrNull } from '../../ui/chartPoints.ts'
import type { ChartOption } from '../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../ui/palette.ts'
import { bestPoint, type Measure, pointLabel, type StudyPoint, titleOf } from './measures.ts'

export interface StudyChartInput {
  readonly parameter: string
  /** Those with a result, in the order of their values. */
  readonly points: readonly StudyPoint[]
  readonly left: Measure
  /** Undefined: one axis. */
  readonly right: Measure | undefined
}

/** Room for the mark of the best value beside the axes. */
const EDGE: [string, string] = ['4%', '4%']

/** One or two figures over the values: lines over numbers, marks over names. */
export function studyOption(input: StudyChartInput): ChartOption {
  const { points, left, right } = input
  const parameter = studyParameter(input.parameter)
  const isNumeric = parameter?.kind === 'number'
  const shown = right === undefined ? [left] : [left, right]
  return {
    legend: shown.length > 1 ? {} : { show: false },
    tooltip: { trigger: 'axis' },
    grid: { top: shown.length > 1 ? 60 : 36, left: 8, right: 16, bottom: 28, containLabel: true },
    xAxis: {
      ...(isNumeric
        ? {
            type: 'value' as const,
            scale: true,
            boundaryGap: EDGE,
            ...(parameter.isCount === true && { minInterval: 1 }),
          }
        : { type: 'category' as const, data: points.map(pointLabel) }),
      name: parameterTitle(input.parameter),
      nameLocation: 'middle',
      nameGap: 28,
    },
    yAxis: [
      axisOf(left, 'left'),
      ...(right === undefined ? [] : [{ ...axisOf(right, 'right'), splitLine: { show: false } }]),
    ],
    series: shown.map((measure, index) => seriesOf(measure, index, points, isNumeric)),
  }
}

const axisOf = (measure: Measure, align: 'left' | 'right') => ({
  type: 'value' as const,
  name: titleOf(measure),
  nameTextStyle: { align },
  scale: true,
  axisLabel: { formatter: (value: number) => formatNumber(value, 5) },
})

function seriesOf(
  measure: Measure,
  index: number,
  points: readonly StudyPoint[],
  isNumeric: boolean,
) {
  const best = index === 0 ? bestPoint(points, measure) : undefined
  return {
    type: 'line' as const,
    name: titleOf(measure),
    yAxisIndex: index,
    color: SERIES_COLORS[index] ?? INK.text,
    symbol: index === 0 ? 'circle' : 'rect',
    symbolSize: 8,
    lineStyle: {
      width: isNumeric ? 2 : 0,
      type: index === 0 ? ('solid' as const) : ('dashed' as const),
    },
    data: points.map((point) => {
      const value = measure.value(point)
      const at = isNumeric ? [Number(point.values[0]), value ?? Number.NaN] : value
      return {
        value: at,
        ...(point === best && {
          symbolSize: 14,
          label: { show: true, formatter: 'best', position: 'top' as const, color: INK.text },
        }),
      }
    }),
    tooltip: {
      valueFormatter: (value: unknown) =>
        `${formatNumber(numberOrNull(value), 5)} ${measure.unit}`.trim(),
    },
  }
}

/** What the chart shows, in a sentence. */
export function studySummary({ points, left }: StudyChartInput): string {
  const best = bestPoint(points, left)
  const values = points.flatMap((point) => left.value(point) ?? [])
  if (values.length === 0) return 'No value has a result yet.'
  const text = (value: number): string => `${formatNumber(value, 5)} ${left.unit}`.trim()
  const range = `${left.label} from ${text(Math.min(...values))} to ${text(Math.max(...values))} over ${values.length} ${values.length === 1 ? 'value' : 'values'}.`
  return best === undefined ? range : `${range} Best at ${pointLabel(best)}.`
}
