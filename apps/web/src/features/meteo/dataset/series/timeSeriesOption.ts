import { HOUR_MS } from '@duet/units'
import { formatUnit } from '../../../../lib/format.ts'
import { formatSiteTime } from '../../../../lib/formatTime.ts'
import { chartPoints } from '../../../../ui/chartPoints.ts'
import type { ChartOption } from '../../../../ui/echarts.ts'
import { INK, SERIES_COLORS } from '../../../../ui/palette.ts'
import { columnShort } from '../../weatherTexts.ts'
import type { TimeSpan } from '../siteDays.ts'
import type { TimeSeries } from './timeSeriesParts.ts'

const GRID_PX = 170
const GAP_PX = 46
const TOP_PX = 52
const BOTTOM_PX = 76

/** One drawing for each unit, one below the other. */
function unitsOf(series: readonly TimeSeries[]): readonly string[] {
  return [...new Set(series.map(({ unit }) => unit))]
}

export function chartHeight(series: readonly TimeSeries[]): number {
  const count = Math.max(1, unitsOf(series).length)
  return TOP_PX + count * GRID_PX + (count - 1) * GAP_PX + BOTTOM_PX
}

interface TimeAxis {
  /** Site time as if it were UTC, ms. */
  readonly whole: TimeSpan
  readonly inView: TimeSpan
  readonly isTypicalYear: boolean
}

/** Lines over site time, zoomed together. */
export function timeSeriesOption(series: readonly TimeSeries[], axis: TimeAxis): ChartOption {
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
      scale: name !== 'W/m²',
      name,
      nameTextStyle: { align: 'left' },
      splitNumber: 4,
    })),
    dataZoom: zooms(axes, axis),
    series: series.map(({ column, unit, points }, index) => ({
      type: 'line',
      name: columnShort(column),
      xAxisIndex: units.indexOf(unit),
      yAxisIndex: units.indexOf(unit),
      data: points.map((point) => [...point]),
      color: SERIES_COLORS[COLORS[column] ?? index % SERIES_COLORS.length] ?? INK.text,
      ...(column === 'wind_direction' ? DOTS : LINE),
      emphasis: { disabled: true },
    })),
  }
}

const LINE = { showSymbol: false, lineStyle: { width: 1.25 } }
/** A line would cross the whole compass where the wind turns over north. */
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

/** A column has the same colour whatever else is shown. */
const COLORS: Readonly<Record<string, number>> = {
  ghi_wm2: 1,
  dni_wm2: 0,
  dhi_wm2: 4,
  temp_c: 3,
  windspeed: 2,
  wind_direction: 7,
  rh: 6,
  pw: 7,
  atmospheric_pressure: 5,
  albedo: 2,
  tracker_angle: 5,
}

function timeText(ms: number, isTypicalYear: boolean): string {
  return formatSiteTime(new Date(ms).toISOString(), 0).slice(isTypicalYear ? 5 : 0)
}

type Formatter = (params: unknown) => string

function tooltip(series: readonly TimeSeries[], isTypicalYear: boolean): Formatter {
  const units = new Map(series.map(({ column, unit }) => [columnShort(column), unit]))
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
