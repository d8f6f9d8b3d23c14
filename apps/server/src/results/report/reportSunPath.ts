import type { HorizonPoint, PlantDocument } from '@duet/plant'
import { type SunPathDay, sunPathDays } from '@duet/weather'
import type { Content } from 'pdfmake/interfaces.js'
import { AXIS, COLORS, FONT, svgOf } from '../../pdf/chartSvg.ts'
import { figure, note, subheading, together } from '../../pdf/reportTables.ts'
import type { Report } from './report.ts'
import { monthName } from './reportHours.ts'
import { type BlockShade, nearShades, SHADE_LEVELS, type ShadeLine } from './reportNearShade.ts'
import { listed, type SectionParts } from './reportSections.ts'

/** Half of the year: the sun comes back along the same paths. */
const FIRST_MONTH = 6
const LAST_MONTH = 12

/** Of all blocks that have the same. */
interface Horizon {
  readonly blocks: readonly string[]
  readonly points: readonly HorizonPoint[]
}

/** Where the sun goes over the site, what far horizons hide of it, and what shade it makes the rows and obstacles cast. */
export function sunPathSection(
  { manifest, terrain }: Pick<Report, 'manifest' | 'terrain'>,
  { data, text, widthPt }: SectionParts,
): Content[] {
  const place = {
    utcOffsetH: data.local_time_zone,
    latitudeDeg: data.latitude,
    longitudeDeg: data.longitude,
    altitudeM: data.altitude_m,
  }
  const days = sunPathDays(place, new Date(data.from).getUTCFullYear())
  const isNorthern = isNoonSouth(days[0])
  const shades = nearShades(manifest, isNorthern ? 0 : -180, terrain)
  const left = manifest.blocks.length - shades.flatMap(({ blocks }) => blocks).length
  return [
    subheading('Sun path, far horizon and near shade', true),
    note(
      `Sun over the site on the 21st of June to December, hours of site standard time at the dots; grey: far horizon. Lines: share of the beam on the front that the rows and obstacles of the block take at that place of the sun, mean over its tables, ${SHADE_LEVELS.map((level) => text.percent(level, 0)).join(', ')}; trackers stand as they follow the sun. What it takes of the diffuse light is in the loss account.${
        left > 0 ? ` The ${shades.length} largest blocks are drawn, ${left} more are not.` : ''
      }`,
    ),
    ...shades.map((shade) => {
      const horizons = horizonsOf(manifest.document, shade.ids)
      const said = shadeNote(shade, horizons.length > 0, text)
      return together(
        subheading(listed(shade.blocks)),
        figure(
          sunPathChart({ days, horizons, shade, isNorthern }, text, Math.round(widthPt)),
          `Paths of the sun by azimuth and elevation over ${listed(shade.blocks)}. ${said}`,
          { width: widthPt },
        ),
        note(said),
      )
    }),
  ]
}

function shadeNote(
  { most, isTraced }: BlockShade,
  hasHorizon: boolean,
  text: SectionParts['text'],
): string {
  const least = text.percent(SHADE_LEVELS[0], 0)
  const shade =
    most < SHADE_LEVELS[0]
      ? `Rows and obstacles take less than ${least} of the beam wherever the sun stands.`
      : `Rows and obstacles take at most ${text.percent(most, 0)} of the beam.`
  const model = isTraced ? '' : ' Rows are taken as endless.'
  return `${shade}${model} ${hasHorizon ? '' : 'No far horizon is set.'}`.trim()
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

interface SunPathPicture {
  readonly days: readonly SunPathDay[]
  readonly horizons: readonly Horizon[]
  readonly shade: BlockShade
  /** South in the middle; else north. */
  readonly isNorthern: boolean
}

/** The middle of the picture is where the sun stands at noon. */
function sunPathChart(
  { days, horizons, shade, isNorthern }: SunPathPicture,
  text: SectionParts['text'],
  width: number,
): string {
  const across = (azimuthDeg: number): number =>
    isNorthern || azimuthDeg <= 180 ? azimuthDeg : azimuthDeg - 360
  const shown = days.slice(FIRST_MONTH - 1, LAST_MONTH)
  const levels = shade.lines.filter(({ pieces }) => pieces.length > 0)
  const nameOf = ({ level }: ShadeLine): string => `${text.percent(level, 0)} of the beam`
  return svgOf(
    {
      legend: {
        data: levels.map(nameOf),
        right: 0,
        top: 0,
        itemHeight: 8,
        itemWidth: 18,
        itemStyle: { opacity: 0 },
        textStyle: FONT,
      },
      grid: { left: 34, right: 16, top: 26, bottom: 38 },
      ...skyAxes(isNorthern),
      series: [
        ...horizons.map(({ points }) => ({
          type: 'line' as const,
          showSymbol: false,
          data: horizonPoints(points, across),
          lineStyle: { color: COLORS.rest, width: 1 },
          areaStyle: { color: COLORS.rest, opacity: 0.4 },
        })),
        ...shown.map((day) => dayLine(day, across)),
        ...levels.map((line) => shadeSeries(line, nameOf(line))),
      ],
    },
    width,
    HEIGHT_PT,
  )
}

/** The whole sky, edge to edge. */
const skyAxes = (isNorthern: boolean) => ({
  xAxis: {
    type: 'value' as const,
    min: isNorthern ? 0 : -180,
    max: isNorthern ? 360 : 180,
    interval: 45,
    name: 'Azimuth of the sun, clockwise from north',
    nameLocation: 'middle' as const,
    nameGap: 20,
    ...AXIS,
    axisLabel: {
      ...FONT,
      margin: 4,
      formatter: (value: number) => `${(value + 360) % 360}°`,
    },
  },
  yAxis: {
    type: 'value' as const,
    min: 0,
    max: 90,
    interval: 15,
    name: 'Elevation',
    ...AXIS,
    axisLabel: { ...FONT, formatter: (value: number) => `${value}°` },
  },
})

const HEIGHT_PT = 220

/** From dotted to heavy with the share that is taken. */
const SHADE_STYLES: Readonly<Record<ShadeLine['level'], object>> = {
  0.01: { width: 1, type: 'dotted' },
  0.05: { width: 1, type: 'dashed' },
  0.2: { width: 1.1 },
  0.4: { width: 2 },
}

function shadeSeries({ level, pieces }: ShadeLine, name: string) {
  return {
    type: 'line' as const,
    name,
    symbol: 'none',
    itemStyle: { color: COLORS.energy },
    lineStyle: { color: COLORS.energy, ...SHADE_STYLES[level] },
    // A place without figures ends each piece
    data: pieces.flatMap(([from, to]) => [[...from], [...to], ['-', '-']]),
  }
}

/** The sun of noon stands in the south. */
const isNoonSouth = (day: SunPathDay | undefined): boolean =>
  noonAzimuthDeg(day) > 90 && noonAzimuthDeg(day) < 270

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
/** A label of a dot below it would lie on those of the axis. */
const LOWEST_LABEL_DEG = 7

function dayLine(
  { date, minute, azimuthDeg, elevationDeg }: SunPathDay,
  across: (d: number) => number,
) {
  const month = Number(date.slice(0, 2))
  const noon = elevationDeg.indexOf(Math.max(...elevationDeg))
  const path = azimuthDeg.map((azimuth, at) => {
    const hour = (minute[at] ?? 1) / HOUR_MIN
    const isHour = Number.isInteger(hour)
    const isClear = isHour && (elevationDeg[at] ?? 0) > LOWEST_LABEL_DEG
    const isNamed = at === noon && month % 3 === 0
    return {
      value: [across(azimuth), elevationDeg[at] ?? 0] satisfies Point,
      symbol: isHour || isNamed ? 'circle' : 'none',
      symbolSize: isHour ? 3 : 0,
      label: {
        ...FONT,
        show: isNamed || (isClear && month % 6 === 0 && hour % 2 === 0),
        position: isNamed ? ('top' as const) : ('bottom' as const),
        formatter: isNamed ? `21 ${monthName(month)}` : `${hour} h`,
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
