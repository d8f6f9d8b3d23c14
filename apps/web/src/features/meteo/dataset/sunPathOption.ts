import { compassLetter, formatDegrees, formatNumber, formatUnit } from '../../../lib/format.ts'
import { formatMonth } from '../../../lib/formatTime.ts'
import { firstPoint } from '../../../ui/chartPoints.ts'
import { colorBar } from '../../../ui/charts/colorBar.ts'
import { hiddenAxis } from '../../../ui/charts/valueGrid.ts'
import type { ChartOption } from '../../../ui/echarts.ts'
import { INK } from '../../../ui/palette.ts'
import type { SunPath } from './useViews.ts'

type Cell = readonly [azimuth: number, elevation: number, kwhM2: number]

/** [azimuth, elevation, kWh/m²] of each cell of the sky that has any. */
export function beamCells({ beam_kwh_m2 }: SunPath): readonly Cell[] {
  return beam_kwh_m2.flatMap((row, y) =>
    row.flatMap((value, x) => (value > 0 ? [[x, y, value] as const] : [])),
  )
}

/** The sky unrolled: azimuth across, elevation upwards; cells of beam under the paths of the sun. */
export function sunPathOption(path: SunPath): ChartOption {
  const cells = beamCells(path)
  const most = Math.max(1, ...cells.map(([, , value]) => value))
  return {
    tooltip: { formatter: (params) => cellText(path, params) },
    grid: { top: 30, left: 8, right: 24, bottom: 92, containLabel: true },
    ...axesOf(path),
    visualMap: colorBar({
      max: most,
      text: [`${formatNumber(most, 3)} kWh/m²`, '0'],
      seriesIndex: 0,
    }),
    series: [
      {
        type: 'heatmap',
        xAxisIndex: 0,
        yAxisIndex: 0,
        data: cells.map((cell) => [...cell]),
        progressive: 0,
      },
      ...path.days.map((day) => dayLine(day)),
      ...horizonLine(path),
    ],
  }
}

/** Hidden ones for the cells, and those of degrees for the lines. */
function axesOf(path: SunPath): Pick<ChartOption, 'xAxis' | 'yAxis'> {
  return {
    xAxis: [
      hiddenAxis(path.azimuth_edges_deg),
      {
        type: 'value',
        position: 'bottom',
        min: 0,
        max: 360,
        interval: 45,
        name: 'Azimuth',
        nameLocation: 'middle',
        nameGap: 28,
        axisLabel: { formatter: azimuthText, hideOverlap: true },
        splitLine: { show: false },
      },
    ],
    yAxis: [
      hiddenAxis(path.elevation_edges_deg),
      {
        type: 'value',
        position: 'left',
        min: path.elevation_edges_deg[0] ?? 0,
        max: path.elevation_edges_deg.at(-1) ?? 90,
        interval: 15,
        name: 'Elevation',
        nameTextStyle: { align: 'left' },
        axisLabel: { formatter: '{value}°' },
      },
    ],
  }
}

type Day = SunPath['days'][number]

const VALUE_AXES = { xAxisIndex: 1, yAxisIndex: 1, showSymbol: false, silent: true } as const

/** The paths of half a year; of the other half they lie on the same places, so they are thin. */
function dayLine({ date, azimuth_deg, elevation_deg }: Day) {
  const month = Number(date.slice(0, 2))
  const isFirstHalf = month >= 6 && month <= 12
  return {
    type: 'line' as const,
    ...VALUE_AXES,
    data: parted(azimuth_deg, elevation_deg),
    markPoint: topLabel({ date, azimuth_deg, elevation_deg }),
    lineStyle: {
      color: INK.text,
      width: month === 6 || month === 12 ? 1.6 : 0.9,
      type: isFirstHalf ? ('solid' as const) : ('dashed' as const),
    },
  }
}

const LABEL_PX: [number, number] = [50, 16]

/** The date at the highest point of both solstices and of the equinox of autumn; none for the other days. */
function topLabel({
  date,
  azimuth_deg,
  elevation_deg,
}: Pick<Day, 'date' | 'azimuth_deg' | 'elevation_deg'>) {
  const month = Number(date.slice(0, 2))
  const top = Math.max(...elevation_deg)
  const coord = [azimuth_deg[elevation_deg.indexOf(top)] ?? 0, top]
  return {
    silent: true,
    symbol: 'rect',
    symbolSize: LABEL_PX,
    itemStyle: { color: INK.surface, opacity: 0.85 },
    label: { color: INK.text, formatter: `${Number(date.slice(3))} ${formatMonth(month - 1)}` },
    data: month === 6 || month === 9 || month === 12 ? [{ name: date, coord }] : [],
  }
}

/** North of the equator the sun crosses 180°, south of it the line must part at north. */
function parted(
  azimuths: readonly number[],
  elevations: readonly number[],
): ([number, number] | null)[] {
  return azimuths.flatMap((azimuth, at) => {
    const before = azimuths[at - 1]
    const point: [number, number] = [azimuth, elevations[at] ?? 0]
    return before !== undefined && Math.abs(azimuth - before) > 180 ? [null, point] : [point]
  })
}

function horizonLine({ horizon_azimuth_deg, horizon_elevation_deg }: SunPath) {
  if (horizon_azimuth_deg.length === 0) return []
  return [
    {
      type: 'line' as const,
      name: 'Terrain',
      ...VALUE_AXES,
      data: horizon_azimuth_deg.map((azimuth, at) => [azimuth, horizon_elevation_deg[at] ?? 0]),
      lineStyle: { color: INK.muted, width: 1.5 },
      areaStyle: { color: INK.muted, opacity: 0.55 },
      z: 5,
    },
  ]
}

function azimuthText(azimuthDeg: number): string {
  return `${formatDegrees(azimuthDeg)} ${compassLetter(azimuthDeg)}`
}

function cellText({ azimuth_edges_deg, elevation_edges_deg }: SunPath, params: unknown): string {
  const [x, y, kwhM2] = firstPoint(params).numbers
  if (x === undefined || y === undefined) return ''
  return [
    `Azimuth ${rangeText(azimuth_edges_deg, x)}`,
    `Elevation ${rangeText(elevation_edges_deg, y)}`,
    `<b>${formatUnit(kwhM2, 'kWh/m²', 3)}</b>`,
  ].join('<br>')
}

function rangeText(edges: readonly number[], at: number): string {
  return `${formatDegrees(edges[at])} to ${formatDegrees(edges[at + 1])}`
}
