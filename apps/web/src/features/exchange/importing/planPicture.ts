import { FAR_M, type GisFeature } from '@duet/formats'
import { type BlockLayer, type LocalFrame, localFrame, positionsOf } from '@duet/plant'
import { distanceKm } from '@duet/units'
import type { Geometry, Position } from 'geojson'
import { LAND } from '../../../ui/map/landColors.ts'
import { INK, schemed } from '../../../ui/palette.ts'
import { positionToM } from '../../drawing/tools/layerEdits.ts'
import { partsOf } from '../../drawing/tools/vertices.ts'
import { roundLengthM } from '../../map/metreGrid.ts'
import { type Box, boxAround, boxOfPoints, middleOf } from '../../plant/boxes.ts'

/** Shapes in one colour. */
export interface PictureGroup {
  readonly color: string
  /** Left out of the import: drawn faintly. */
  readonly isFaint: boolean
  readonly features: readonly GisFeature[]
}

export interface PictureInput {
  readonly frame: LocalFrame
  readonly groups: readonly PictureGroup[]
  readonly layers: readonly BlockLayer[]
  readonly widthPx: number
  readonly heightPx: number
}

const PADDING_PX = 14
/** The project is shown with the shapes when they are no farther away than this many times their own extent. */
const MAX_EXTENT_RATIO = 6
const LEAST_EXTENT_M = 50
const PLAN = schemed(
  { design: '#8b959e', ground: LAND.light },
  { design: '#7a8691', ground: LAND.dark },
)

/** What the picture shows besides the shapes, for its caption. */
export interface PictureView {
  readonly showsProject: boolean
  /** Of the scale bar, m. */
  readonly barM: number
}

/** Draws shapes over the design so far, north up, with a bar of scale and the place of the project. */
export function drawPlan(context: CanvasRenderingContext2D, input: PictureInput): PictureView {
  const { groups, widthPx, heightPx } = input
  const { frame, isAway } = frameOf(input)
  const layers = isAway ? [] : input.layers
  context.fillStyle = PLAN.ground
  context.fillRect(0, 0, widthPx, heightPx)
  const shapes = boxOf(
    groups.flatMap(({ features }) => features.flatMap(({ geometry }) => positionsOf(geometry))),
    frame,
  )
  const design = boxOf(
    layers.flatMap(({ geojson }) => positionsOf(geojson.geometry)),
    frame,
  )
  const { box, showsProject } = viewOf(shapes, design, isAway)
  const scale = Math.min(
    (widthPx - 2 * PADDING_PX) / (box[2] - box[0]),
    (heightPx - 2 * PADDING_PX) / (box[3] - box[1]),
  )
  const [midEast, midNorth] = middleOf(box)
  const at = (position: Position): [number, number] => {
    const [east, north] = positionToM(frame, position)
    return [widthPx / 2 + (east - midEast) * scale, heightPx / 2 - (north - midNorth) * scale]
  }
  for (const layer of layers) drawLayer(context, layer, at)
  for (const group of groups) drawGroup(context, group, at)
  if (showsProject) {
    drawSite(context, [widthPx / 2 - midEast * scale, heightPx / 2 + midNorth * scale])
  }
  const barM = drawScale(context, scale, heightPx)
  return { showsProject, barM }
}

/** The plane of the project does not reach around the earth: far shapes are drawn in one of their own. */
function frameOf({ frame, groups }: PictureInput): {
  readonly frame: LocalFrame
  readonly isAway: boolean
} {
  const position = groups
    .flatMap(({ features }) => features.slice(0, 1))
    .flatMap(({ geometry }) => positionsOf(geometry).slice(0, 1))[0]
  const [longitude = 0, latitude = 0] = position ?? []
  const site = { longitude: frame.originLongitudeDeg, latitude: frame.originLatitudeDeg }
  const isAway =
    position !== undefined && 1000 * distanceKm({ longitude, latitude }, site) > 10 * FAR_M
  return isAway ? { frame: localFrame(longitude, latitude), isAway } : { frame, isAway }
}

function viewOf(
  shapes: Box | undefined,
  design: Box | undefined,
  isAway: boolean,
): { readonly box: Box; readonly showsProject: boolean } {
  const site: Box = [0, 0, 0, 0]
  const wanted = shapes ?? design ?? site
  const around = boxAround([wanted, design ?? site, site])
  const showsProject =
    !isAway && sizeOf(around) <= MAX_EXTENT_RATIO * Math.max(sizeOf(wanted), LEAST_EXTENT_M)
  return { box: grown(showsProject ? around : wanted), showsProject }
}

const sizeOf = ([west, south, east, north]: Box): number => Math.max(east - west, north - south)

function grown([west, south, east, north]: Box): Box {
  const half = Math.max(east - west, north - south, LEAST_EXTENT_M) / 2
  const [x, y] = middleOf([west, south, east, north])
  return [
    Math.min(west, x - half / 2),
    Math.min(south, y - half / 2),
    Math.max(east, x + half / 2),
    Math.max(north, y + half / 2),
  ]
}

function boxOf(positions: readonly Position[], frame: LocalFrame): Box | undefined {
  if (positions.length === 0) return undefined
  return boxOfPoints(positions.map((position) => positionToM(frame, position)))
}

type ToPixels = (position: Position) => [number, number]

function drawLayer(context: CanvasRenderingContext2D, { geojson }: BlockLayer, at: ToPixels): void {
  context.strokeStyle = PLAN.design
  context.lineWidth = 1
  tracePath(context, geojson.geometry, at, 2)
  context.stroke()
}

function drawGroup(
  context: CanvasRenderingContext2D,
  { color, isFaint, features }: PictureGroup,
  at: ToPixels,
): void {
  context.strokeStyle = color
  context.fillStyle = color
  context.lineWidth = 1.25
  for (const { geometry } of features) {
    tracePath(context, geometry, at, 2.5)
    if (geometry.type !== 'LineString') {
      context.globalAlpha = isFaint ? 0.06 : 0.2
      context.fill('evenodd')
    }
    context.globalAlpha = isFaint ? 0.35 : 1
    context.stroke()
  }
  context.globalAlpha = 1
}

function tracePath(
  context: CanvasRenderingContext2D,
  geometry: Geometry,
  at: ToPixels,
  pointPx: number,
): void {
  context.beginPath()
  for (const line of partsOf(geometry)) {
    if (line.length === 1) context.arc(...at(line[0] ?? []), pointPx, 0, 2 * Math.PI)
    else
      for (const [i, position] of line.entries())
        context[i === 0 ? 'moveTo' : 'lineTo'](...at(position))
  }
}

/** A cross at the place of the project. */
function drawSite(context: CanvasRenderingContext2D, [x, y]: readonly [number, number]): void {
  context.strokeStyle = INK.text
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(x - 6, y)
  context.lineTo(x + 6, y)
  context.moveTo(x, y - 6)
  context.lineTo(x, y + 6)
  context.stroke()
}

const BAR_PX = 80

/** A bar of a round length; gives it in metres. */
function drawScale(context: CanvasRenderingContext2D, scale: number, heightPx: number): number {
  const barM = roundLengthM(BAR_PX / scale)
  context.strokeStyle = INK.text
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(10, heightPx - 10)
  context.lineTo(10 + barM * scale, heightPx - 10)
  context.stroke()
  return barM
}
