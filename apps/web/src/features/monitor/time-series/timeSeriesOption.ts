import { causeLabel } from '@duet/monitoring/texts'
import type { LineSeriesOption } from 'echarts/charts'
import { formatNumber, formatPercentFixed } from '../../../lib/format.ts'
import { differenceUnit, inShownUnit } from '../../../lib/shownUnits.ts'
import { axisUnit } from '../../../ui/charts/axisUnit.ts'
import { LINE_LEGEND } from '../../../ui/charts/lineLegend.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../ui/palette.ts'
import type { Span } from '../shell/plantTime.ts'
import { largestOf, valueText as seriesText } from '../shell/seriesOption.ts'
import type { DrawnSeries } from './drawnSeries.ts'
import type { Mode } from './timeSeriesSearch.ts'
import { LINES } from './trace.ts'
import type { TraceEvent } from './useTimeSeries.ts'

export interface SeriesPicture {
  readonly utcMs: readonly number[]
  readonly drawn: readonly DrawnSeries[]
  readonly mode: Mode
  readonly span: Span
  readonly zoom: Span | undefined
  readonly pinMs: number | undefined
  readonly events: readonly TraceEvent[]
  /** The clock of the plant as if it were UTC. */
  readonly clock: (utcMs: number) => number
}

const BAND = 'rgba(199, 106, 0, 0.14)'

/** Lines over the time of the plant on two axes, spans of faults behind them, and the pinned cursor. */
export function timeSeriesOption(picture: SeriesPicture): ChartOption {
  const { utcMs, mode, span, zoom, clock } = picture
  const drawn = picture.drawn.map((series) => inShownMode(series, mode))
  const wallMs = utcMs.map(clock)
  const axes = ([0, 1] as const).map((axis) => {
    const own = drawn.filter((one) => one.axis === axis)
    return axisUnit(own[0]?.unit ?? '', largestOf(own))
  })
  const shown = zoom ?? span
  return {
    useUTC: true,
    animation: false,
    grid: {
      top: 56,
      left: 68,
      right: axes[1]?.unit === '' ? 24 : 68,
      bottom: 68,
      containLabel: false,
    },
    legend: { ...LINE_LEGEND, data: drawn.map(({ name }) => name) },
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'time', min: clock(span.fromMs), max: clock(span.toMs) },
    yAxis: axes.map(({ unit, divisor }, axis) => ({
      type: 'value' as const,
      name: mode === 'ratio' ? (axis === 0 ? 'measured / expected' : '') : unit,
      nameTextStyle: { align: axis === 0 ? ('left' as const) : ('right' as const) },
      show: axis === 0 || drawn.some((one) => one.axis === 1),
      splitLine: { show: axis === 0 },
      ...(mode !== 'ratio' && {
        axisLabel: { formatter: (value: number) => formatNumber(value / divisor) },
      }),
      scale: mode !== 'values',
    })),
    dataZoom: zoomOf({ fromMs: clock(shown.fromMs), toMs: clock(shown.toMs) }),
    series: [
      ...drawn.map((one) => lineOf(one, wallMs, mode)),
      // The bands and the cursor have no data, so that they stay when a trace is hidden
      { type: 'line', name: MARKS, data: [], silent: true, ...marksOf(picture) },
    ],
  }
}

function inShownMode(series: DrawnSeries, mode: Mode): DrawnSeries {
  if (mode === 'ratio') return series
  return inShownUnit(mode === 'values' ? series : { ...series, unit: differenceUnit(series.unit) })
}

const MARKS = 'Marks'

/** Dragging moves, the wheel with Ctrl and the bar below change what is in view. */
const zoomOf = ({ fromMs, toMs }: Span): NonNullable<ChartOption['dataZoom']> => [
  {
    type: 'inside',
    zoomOnMouseWheel: 'ctrl' as const,
    startValue: fromMs,
    endValue: toMs,
    throttle: 50,
    filterMode: 'none',
  },
  {
    type: 'slider',
    height: 24,
    bottom: 10,
    startValue: fromMs,
    endValue: toMs,
    showDataShadow: false,
    brushSelect: true,
    filterMode: 'none',
  },
]

function lineOf(
  { name, unit, axis, kind, color, values }: DrawnSeries,
  wallMs: readonly number[],
  mode: Mode,
): LineSeriesOption {
  return {
    type: 'line',
    name,
    yAxisIndex: axis,
    data: wallMs.map((ms, at) => [ms, values[at] ?? null]),
    color: SERIES_COLORS[color % SERIES_COLORS.length] ?? SERIES_COLORS[0],
    // Dips and peaks stay where several points share a pixel
    sampling: 'minmax',
    showSymbol: false,
    connectNulls: false,
    emphasis: { disabled: true },
    lineStyle: { width: 1.5, type: LINES[kind] },
    tooltip: { valueFormatter: (value) => valueText(value, unit, mode) },
  }
}

function valueText(value: unknown, unit: string, mode: Mode): string {
  const known = typeof value === 'number' ? value : null
  return mode === 'ratio' ? formatPercentFixed(known, 1) : seriesText(known, unit)
}

function marksOf({
  events,
  pinMs,
  clock,
}: SeriesPicture): Pick<LineSeriesOption, 'markArea' | 'markLine'> {
  return {
    markArea: {
      itemStyle: { color: BAND },
      label: { color: INK.muted, fontSize: 10, position: 'insideTop' },
      data: events.map((event) => {
        const from = Date.parse(event.timestamp)
        const name = causeLabel(event.event_type)
        return [{ name, xAxis: clock(from) }, { xAxis: clock(from + event.duration_s * 1000) }]
      }),
    },
    markLine: {
      symbol: 'none',
      label: { show: false },
      lineStyle: { color: INK.text, type: 'solid', width: 1 },
      data: pinMs === undefined ? [] : [{ xAxis: clock(pinMs) }],
    },
  }
}
