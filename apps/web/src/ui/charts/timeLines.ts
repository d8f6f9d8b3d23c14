import { HOUR_MS } from '@duet/units'
import { formatUnit } from '../../lib/format.ts'
import { isoSiteTime, styledTime } from '../../lib/formatTime.ts'
import { shownUnit, shownValue } from '../../lib/shownUnits.ts'
import { chartPoints } from '../chartPoints.ts'
import type { ChartOption } from '../echarts.ts'
import { INK, SERIES_COLORS } from '../palette.ts'

/** Values over time. */
export interface TimeLine {
  /** Its own among the lines. */
  readonly name: string
  readonly unit: string
  /** ms, value; the time is drawn as if it were UTC. */
  readonly points: readonly (readonly [number, number | null])[]
  /** Place among the colours of series; absent: that among the lines. */
  readonly color?: number | undefined
  /** Of angles that turn over: a line would cross the whole compass. */
  readonly isDots?: boolean
  /** The axis begins at zero. */
  readonly isFromZero?: boolean
}

export interface TimeSpan {
  readonly fromMs: number
  readonly toMs: number
}

const GRID_PX = 170
const GAP_PX = 46
const TOP_PX = 52
const BOTTOM_PX = 76

/** One drawing for each unit, one below the other. */
function unitsOf(series: readonly Pick<TimeLine, 'unit'>[]): readonly string[] {
  return [...new Set(series.map(({ unit }) => unit))]
}

/** Px, for all units. */
export function timeLinesHeight(series: readonly Pick<TimeLine, 'unit'>[]): number {
  const count = Math.max(1, unitsOf(series).length)
  return TOP_PX + count * GRID_PX + (count - 1) * GAP_PX + BOTTOM_PX
}

export interface TimeAxis {
  /** Site time as if it were UTC, ms. */
  readonly whole: TimeSpan
  readonly inView: TimeSpan
  readonly isTypicalYear: boolean
}

/** Lines over site time, zoomed together. */
export function timeLinesOption(lines: readonly TimeLine[], axis: TimeAxis): ChartOption {
  const series = lines.map(inShownUnit)
  const units = unitsOf(series)
  const axes = units.map((_, index) => index)
  const ranged = { min: axis.whole.fromMs, max: axis.whole.toMs }
  return {
    useUTC: true,
    animation: false,
    legend: { type: 'scroll' },
    axisPointer: { link: [{ xAxisIndex: 'all' }] },
    tooltip: { trigger: 'axis', formatter: tooltip(series, axis.isTypicalYear) },
    grid: axes.map((index) => ({
      top: TOP_PX + index * (GRID_PX + GAP_PX),
      height: GRID_PX,
      left: 56,
      right: 20,
      containLabel: false,
    })),
    xAxis: axes.map((index) => ({
      type: 'time',
      gridIndex: index,
      axisLine: { onZero: false },
      ...ranged,
    })),
    yAxis: units.map((name, index) => ({
      type: 'value',
      gridIndex: index,
      scale: !series.some((line) => line.unit === name && line.isFromZero === true),
      name,
      nameTextStyle: { align: 'left' },
      splitNumber: 4,
    })),
    dataZoom: zooms(axes, axis),
    series: series.map(({ name, unit, points, color, isDots }, index) => ({
      type: 'line',
      name,
      xAxisIndex: units.indexOf(unit),
      yAxisIndex: units.indexOf(unit),
      data: points.map((point) => [...point]),
      color: SERIES_COLORS[color ?? index % SERIES_COLORS.length] ?? INK.text,
      ...(isDots === true ? DOTS : LINE),
      emphasis: { disabled: true },
    })),
  }
}

function inShownUnit(line: TimeLine): TimeLine {
  const unit = shownUnit(line.unit)
  if (unit === line.unit) return line
  const points = line.points.map(
    ([ms, value]) => [ms, value === null ? null : shownValue(value, line.unit)] as const,
  )
  return { ...line, unit, points }
}

const LINE = { showSymbol: false, lineStyle: { width: 1.25 } }
const DOTS = { symbol: 'circle', symbolSize: 3, lineStyle: { width: 0 } }

/** The wheel over the lines, and the bar below them. */
function zooms(xAxisIndex: number[], { inView, isTypicalYear }: TimeAxis) {
  const zoom = {
    xAxisIndex,
    startValue: inView.fromMs,
    endValue: inView.toMs,
    filterMode: 'filter' as const,
    minValueSpan: HOUR_MS,
  }
  return [
    { type: 'inside' as const, zoomOnMouseWheel: 'ctrl' as const, ...zoom },
    {
      type: 'slider' as const,
      height: 24,
      bottom: 12,
      left: 56,
      right: 20,
      labelFormatter: (ms: number) => timeText(ms, isTypicalYear).slice(0, isTypicalYear ? 5 : 10),
      ...zoom,
    },
  ]
}

function timeText(ms: number, isTypicalYear: boolean): string {
  return styledTime(isoSiteTime(new Date(ms).toISOString(), 0).slice(isTypicalYear ? 5 : 0))
}

type Formatter = (params: unknown) => string

function tooltip(series: readonly TimeLine[], isTypicalYear: boolean): Formatter {
  const units = new Map(series.map(({ name, unit }) => [name, unit]))
  return (params) => {
    const points = chartPoints(params)
    const lines = points.map(
      ({ marker, seriesName, numbers }) =>
        `${marker}${seriesName} <b>${formatUnit(numbers[1], units.get(seriesName) ?? '')}</b>`,
    )
    const ms = points[0]?.numbers[0]
    return ms === undefined ? '' : [timeText(ms, isTypicalYear), ...lines].join('<br>')
  }
}
