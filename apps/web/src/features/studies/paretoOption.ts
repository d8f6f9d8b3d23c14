import { formatNumber } from '../../lib/format.ts'
import { parameterTitle } from '../../project/runs/studyParameters.ts'
import type { ChartTable } from '../../ui/Chart.tsx'
import { firstPoint } from '../../ui/chartPoints.ts'
import type { ChartOption } from '../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../ui/palette.ts'
import { type Measure, titleOf, valueText } from './measures.ts'
import type { Pareto, RatedPoint } from './paretoFront.ts'
import { cellOf, pointName } from './studyRows.ts'

export interface ParetoInput {
  readonly parameters: readonly string[]
  readonly pareto: Pareto
  readonly one: Measure
  readonly other: Measure
}

const FRONT = 'Best compromises'
const DOMINATED = 'Beaten in both'

/** Two objectives against each other: the front as a line with marks, the rest grey and hollow. */
export function paretoOption(input: ParetoInput): ChartOption {
  const { pareto, one, other } = input
  return {
    legend: {},
    grid: { top: 60, left: 8, right: 24, bottom: 28, containLabel: true },
    tooltip: { trigger: 'item', formatter: (params) => pointText(input, params) },
    xAxis: { ...axisOf(one), nameLocation: 'middle', nameGap: 28 },
    yAxis: { ...axisOf(other), nameTextStyle: { align: 'left' } },
    series: [
      {
        type: 'scatter',
        name: DOMINATED,
        symbol: 'emptyCircle',
        symbolSize: 9,
        color: INK.muted,
        data: pareto.dominated.map(placeOf),
      },
      {
        type: 'line',
        name: FRONT,
        symbol: 'diamond',
        symbolSize: 12,
        color: SERIES_COLORS[0],
        data: pareto.front.map(placeOf),
      },
    ],
  }
}

const placeOf = ({ one, other }: RatedPoint): number[] => [one, other]

const axisOf = (measure: Measure) => ({
  type: 'value' as const,
  scale: true,
  name: titleOf(measure),
  axisLabel: { formatter: (value: number) => formatNumber(value, 5), hideOverlap: true },
})

function pointText({ parameters, pareto, one, other }: ParetoInput, params: unknown): string {
  const { seriesName, dataIndex } = firstPoint(params)
  const rated = (seriesName === FRONT ? pareto.front : pareto.dominated)[dataIndex]
  if (!rated) return ''
  return [
    `<b>${pointName(rated.point, parameters)}</b>`,
    `${one.label}: ${valueText(rated.one, one.unit)}`,
    `${other.label}: ${valueText(rated.other, other.unit)}`,
  ].join('<br>')
}

export function paretoTable({ parameters, pareto, one, other }: ParetoInput): ChartTable {
  const rowOf = (state: string) => (rated: RatedPoint) => [
    ...parameters.map((_, at) => cellOf(rated.point, at)),
    rated.one,
    rated.other,
    state,
  ]
  return {
    columns: [...parameters.map(parameterTitle), titleOf(one), titleOf(other), 'Compromise'],
    rows: [...pareto.front.map(rowOf(FRONT)), ...pareto.dominated.map(rowOf(DOMINATED))],
  }
}

/** Beyond these the table has them. */
const MOST_NAMED = 5

export function paretoSummary({ parameters, pareto, one, other }: ParetoInput): string {
  const { front, dominated } = pareto
  if (front.length === 0) return 'No point has both figures yet.'
  const count = front.length + dominated.length
  const named =
    front.length > MOST_NAMED
      ? ''
      : `: ${front.map(({ point }) => pointName(point, parameters)).join('; ')}`
  return `${front.length} of ${count} points ${front.length === 1 ? 'is' : 'are'} beaten by no other in ${one.label.toLowerCase()} and ${other.label.toLowerCase()} together${named}.`
}
