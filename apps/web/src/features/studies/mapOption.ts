import { contourLevels, contourLines } from '@duet/units'
import { counted } from '../../lib/counted.ts'
import { formatNumber } from '../../lib/format.ts'
import type { ChartTable } from '../../ui/Chart.tsx'
import { firstPoint } from '../../ui/chartPoints.ts'
import { colorBar } from '../../ui/charts/colorBar.ts'
import type { ChartOption } from '../../ui/echarts.ts'
import { INK } from '../../ui/palette.ts'
import { bestPoint, type Measure, type StudyPoint, titleOf, valueText } from './measures.ts'
import { gridValues, type StudyGrid } from './studyGrid.ts'
import { pointName, reasonsOf } from './studyRows.ts'

export interface StudyMapInput {
  readonly parameters: readonly string[]
  readonly grid: StudyGrid
  readonly measure: Measure
  /** Titles of the parameters, with units. */
  readonly acrossTitle: string
  readonly upTitle: string
  /** Contours say nothing between names. */
  readonly isNumeric: boolean
}

type Mark = readonly [x: number, y: number]

const text = (value: unknown): string => formatNumber(Number(value), 5)

/** A figure over two parameters in colours and contours, with a mark for each point. */
export function studyMapOption(input: StudyMapInput): ChartOption {
  const { grid, measure, isNumeric } = input
  const values = gridValues(grid, measure)
  const known = values.flat().filter(Number.isFinite)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return {
    animation: false,
    grid: { top: 44, left: 8, right: 20, bottom: 92, containLabel: true },
    legend: { data: ['Best', 'Breaks a constraint', 'Without result'] },
    tooltip: { formatter: (params) => pointText(input, params) },
    xAxis: [nameAxis(grid.across, input.acrossTitle, true), countAxis(grid.across.length)],
    yAxis: [nameAxis(grid.up, input.upTitle, false), countAxis(grid.up.length)],
    visualMap: colorBar({
      min: least,
      // One value alone has a colour too
      max: most > least ? most : least + 1,
      text: [`${text(most)} ${measure.unit}`.trim(), text(least)],
      formatter: text,
      seriesIndex: 0,
      lengthPx: 140,
      dimension: 2,
    }),
    series: [cells(values), ...contours(isNumeric ? values : []), ...marks(input)],
  }
}

function nameAxis(labels: readonly string[], name: string, isAcross: boolean) {
  return {
    type: 'category' as const,
    axisLine: { onZero: false },
    data: [...labels],
    name,
    ...(isAcross
      ? { nameLocation: 'middle' as const, nameGap: 28 }
      : { nameTextStyle: { align: 'left' as const } }),
  }
}

/** Counts cells from the middle of the first, for what lies between them. */
const countAxis = (count: number) => ({
  type: 'value' as const,
  min: -0.5,
  max: count - 0.5,
  show: false,
})

const cells = (values: readonly (readonly number[])[]) => ({
  type: 'heatmap' as const,
  progressive: 0,
  data: values.flatMap((row, y) =>
    row.flatMap((value, x) => (Number.isFinite(value) ? [[x, y, value]] : [])),
  ),
})

/** Lines with gaps, dark in a white seam: they are seen on either end of the colours. */
function contours(values: readonly (readonly number[])[]) {
  const data = contourLevels(values).flatMap((level) =>
    contourLines(values, level).flatMap(([from, to]) => [
      [...from],
      [...to],
      [Number.NaN, Number.NaN],
    ]),
  )
  return [contour(data, INK.surface, 3), contour(data, INK.text, 1)]
}

const contour = (data: number[][], color: string, width: number) => ({
  type: 'line' as const,
  xAxisIndex: 1,
  yAxisIndex: 1,
  showSymbol: false,
  silent: true,
  color,
  lineStyle: { width },
  data,
})

const isBroken = ({ broken }: StudyPoint): boolean => broken.length > 0

function marks({ grid, measure }: StudyMapInput) {
  const all = grid.points.flatMap((row, y) =>
    row.flatMap((point, x) => (point ? [{ point, place: [x, y] satisfies Mark }] : [])),
  )
  const best = bestPoint(
    all.map(({ point }) => point),
    measure,
  )
  const placesOf = (is: (point: StudyPoint) => boolean): number[][] =>
    all.filter(({ point }) => is(point)).map(({ place }) => [...place])
  return [
    mark(
      'Points',
      'circle',
      9,
      placesOf((point) => point.result !== null && point !== best && !isBroken(point)),
    ),
    mark(
      'Best',
      'diamond',
      16,
      placesOf((point) => point === best),
    ),
    mark(
      'Breaks a constraint',
      'path://M0,0L2,0L5,3L8,0L10,0L10,2L7,5L10,8L10,10L8,10L5,7L2,10L0,10L0,8L3,5L0,2Z',
      10,
      placesOf(isBroken),
    ),
    mark(
      'Without result',
      'rect',
      9,
      placesOf((point) => point.result === null && !isBroken(point)),
    ),
  ]
}

const mark = (name: string, symbol: string, symbolSize: number, data: number[][]) => ({
  type: 'scatter' as const,
  name,
  symbol,
  symbolSize,
  data,
  itemStyle: { color: INK.surface, borderColor: INK.text, borderWidth: 1, opacity: 1 },
})

function pointText({ parameters, grid, measure }: StudyMapInput, params: unknown): string {
  const [x = -1, y = -1] = firstPoint(params).numbers
  const point = grid.points[y]?.[x]
  if (!point) return ''
  const figure = `${measure.label}: <b>${valueText(measure.value(point), measure.unit)}</b>`
  return [pointName(point, parameters), figure, ...reasonsOf(point)].join('<br>')
}

export const studyMapTable = ({
  grid,
  measure,
  acrossTitle,
  upTitle,
}: StudyMapInput): ChartTable => ({
  columns: [`${upTitle} by ${acrossTitle}: ${titleOf(measure)}`, ...grid.across],
  rows: gridValues(grid, measure).map((row, y) => [
    grid.up[y] ?? '',
    ...row.map((value) => (Number.isFinite(value) ? value : null)),
  ]),
})

/** What the map shows, in a sentence. */
export function studyMapSummary({ parameters, grid, measure }: StudyMapInput): string {
  const points = grid.points.flat().flatMap((point) => point ?? [])
  const known = gridValues(grid, measure).flat().filter(Number.isFinite)
  if (known.length === 0) return 'No point has a result yet.'
  const best = bestPoint(points, measure)
  const range = `${measure.label} from ${valueText(Math.min(...known), measure.unit)} to ${valueText(Math.max(...known), measure.unit)} over ${known.length} of ${counted(points.length, 'point')}.`
  return best === undefined ? range : `${range} Best at ${pointName(best, parameters)}.`
}
