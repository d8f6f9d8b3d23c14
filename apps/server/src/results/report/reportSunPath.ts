import type { HorizonPoint, PlantDocument } from '@duet/plant'
import { type SunPathDay, sunPathDays } from '@duet/weather'
import type { Content } from 'pdfmake/interfaces.js'
import { AXIS, COLORS, FONT, svgOf } from '../../pdf/chartSvg.ts'
import { note, subheading, together } from '../../pdf/reportTables.ts'
import { monthName } from './reportHours.ts'
import type { SectionParts } from './reportSections.ts'

/** Half of the year: the sun comes back along the same paths. */
const FIRST_MONTH = 6
const LAST_MONTH = 12

/** Of all blocks that have the same. */
interface Horizon {
  readonly blocks: readonly string[]
  readonly points: readonly HorizonPoint[]
}

/** Where the sun goes over the site, and what far horizons hide of it. */
export function sunPathSection(
  document: PlantDocument,
  blockIds: readonly string[],
  { data, widthPt }: SectionParts,
): Content[] {
  const place = {
    utcOffsetH: data.local_time_zone,
    latitudeDeg: data.latitude,
    longitudeDeg: data.longitude,
    altitudeM: data.altitude_m,
  }
  const days = sunPathDays(place, new Date(data.from).getUTCFullYear())
  const horizons = horizonsOf(document, blockIds)
  const named = horizons.map(({ blocks }) =>
    blocks.length === blockIds.length ? 'all blocks' : blocks.join(', '),
  )
  return [
    together(
      subheading('Sun path and far horizon'),
      { svg: sunPathChart(days, horizons, Math.round(widthPt)), width: widthPt },
      note(
        `Sun over the site on the 21st of June to December, hours of site standard time at the dots; ${
          named.length > 0
            ? `grey: far horizon of ${named.join('; ')}`
            : 'no block has a far horizon'
        }. Shade of rows and obstacles is in the loss account.`,
      ),
    ),
  ]
}

function horizonsOf({ blocks }: PlantDocument, blockIds: readonly string[]): readonly Horizon[] {
  const shaded = blocks.filter(
    ({ id, far_horizon }) => blockIds.includes(id) && (far_horizon ?? []).length > 0,
  )
  const alike = Map.groupBy(shaded, ({ far_horizon }) => JSON.stringify(far_horizon))
  return [...alike.values()].map((same) => ({
    blocks: same.map(({ name }) => name),
    points: same[0]?.far_horizon ?? [],
  }))
}

type Point = [azimuthDeg: number, elevationDeg: number]

/** North in the middle where the sun stands there at noon, else south. */
function sunPathChart(
  days: readonly SunPathDay[],
  horizons: readonly Horizon[],
  width: number,
): string {
  const isNorthern = noonAzimuthDeg(days[0]) > 90 && noonAzimuthDeg(days[0]) < 270
  const across = (azimuthDeg: number): number =>
    isNorthern || azimuthDeg <= 180 ? azimuthDeg : azimuthDeg - 360
  const shown = days.slice(FIRST_MONTH - 1, LAST_MONTH)
  return svgOf(
    {
      grid: { left: 34, right: 16, top: 12, bottom: 24 },
      xAxis: {
        type: 'value',
        min: isNorthern ? 0 : -180,
        max: isNorthern ? 360 : 180,
        interval: 45,
        ...AXIS,
        axisLabel: { ...FONT, formatter: (value: number) => `${(value + 360) % 360}°` },
      },
      yAxis: {
        type: 'value',
        min: 0,
        max: 90,
        interval: 15,
        ...AXIS,
        axisLabel: { ...FONT, formatter: (value: number) => `${value}°` },
      },
      series: [
        ...horizons.map(({ points }) => ({
          type: 'line' as const,
          showSymbol: false,
          data: horizonPoints(points, across),
          lineStyle: { color: COLORS.rest, width: 1 },
          areaStyle: { color: COLORS.rest, opacity: 0.4 },
        })),
        ...shown.map((day) => dayLine(day, across)),
      ],
    },
    width,
    190,
  )
}

function noonAzimuthDeg(day: SunPathDay | undefined): number {
  if (!day) return 180
  return day.azimuthDeg[day.elevationDeg.indexOf(Math.max(...day.elevationDeg))] ?? 180
}

/** From edge to edge of the picture: the points go around. */
function horizonPoints(
  points: readonly HorizonPoint[],
  across: (azimuthDeg: number) => number,
): Point[] {
  const sorted = points
    .map(({ azimuth, elevation }): Point => [across(azimuth), elevation])
    .toSorted(([a], [b]) => a - b)
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (!first || !last) return []
  return [[last[0] - 360, last[1]], ...sorted, [first[0] + 360, first[1]]]
}

const HOUR_MIN = 60

function dayLine(
  { date, minute, azimuthDeg, elevationDeg }: SunPathDay,
  across: (d: number) => number,
) {
  const month = Number(date.slice(0, 2))
  const noon = elevationDeg.indexOf(Math.max(...elevationDeg))
  const path = azimuthDeg.map((azimuth, at) => {
    const isHour = (minute[at] ?? 1) % HOUR_MIN === 0
    const isNamed = at === noon && month % 3 === 0
    return {
      value: [across(azimuth), elevationDeg[at] ?? 0] satisfies Point,
      symbol: isHour || isNamed ? 'circle' : 'none',
      symbolSize: isHour ? 3 : 0,
      label: {
        ...FONT,
        show: isNamed || (isHour && month % 6 === 0 && ((minute[at] ?? 0) / HOUR_MIN) % 2 === 0),
        position: isNamed ? ('top' as const) : ('bottom' as const),
        formatter: isNamed ? `21 ${monthName(month)}` : `${(minute[at] ?? 0) / HOUR_MIN} h`,
      },
    }
  })
  return {
    type: 'line' as const,
    showSymbol: true,
    itemStyle: { color: COLORS.loss },
    lineStyle: { color: COLORS.loss, width: month % 6 === 0 ? 1.4 : 0.7 },
    data: path.toSorted((a, b) => a.value[0] - b.value[0]),
  }
}
