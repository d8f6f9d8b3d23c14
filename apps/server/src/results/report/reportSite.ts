import {
  type BlockLayer,
  blockLayout,
  keepOutRings,
  type LocalFrame,
  localFrame,
  type PlantDocument,
  toLocalM,
} from '@duet/plant'

/** The plan of a site and the length of its bar. */
export interface SitePlan {
  readonly svg: string
  readonly widthPt: number
  readonly heightPt: number
  /** Length on the ground over that on the paper. */
  readonly scale: number
}

/** The scales that drawings have, times a power of ten. */
const SCALES = [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10] as const
const PT_PER_M = 72 / 0.0254
const BLOCK_COLORS = ['#1a6da8', '#0a7f6b', '#a53f86', '#7a4a21', '#8a7a00', '#5b6672'] as const
/** Beyond this many tables a plan shows the areas of its blocks alone: a table would be less than a dot. */
const MAX_TABLES = 40_000
const MARGIN_PT = 12
const BAR_PT = 30

type Point = readonly [eastM: number, northM: number]

interface BlockDrawing {
  readonly name: string
  readonly color: string
  readonly outlines: readonly (readonly Point[])[]
  /** Corners of tables, 8 numbers each. */
  readonly cornersM: Float64Array
}

/** An exclusion with its buffer, or an obstacle; a line where it covers no ground. */
interface OtherDrawing {
  readonly type: 'exclusion' | 'shading'
  readonly rings: readonly (readonly Point[])[]
  readonly line: readonly Point[]
}

/** Blocks, tables, exclusions and obstacles from above, north up, with a scale bar. Undefined where nothing is drawn. The plan ends where the blocks end: what lies beside them is cut off. */
export function sitePlan(
  document: PlantDocument,
  blockIds: readonly string[],
  size: { readonly widthPt: number; readonly maxHeightPt: number },
): SitePlan | undefined {
  const frame = localFrame(document.project.longitude, document.project.latitude)
  const blocks = blockIds.map((id, index) => blockDrawing(document, id, index, frame))
  const others = document.block_layers.flatMap((layer) => otherDrawing(layer, frame))
  const points = [
    ...blocks.flatMap(({ outlines }) => outlines.flat()),
    ...blocks.flatMap(({ cornersM }) => extremes(cornersM)),
  ]
  if (points.length < 2) return undefined
  const view = viewOf(points, size)
  const tables = blocks.reduce((sum, { cornersM }) => sum + cornersM.length / 8, 0)
  const drawn = [
    `<clipPath id="plan"><rect x="${view.leftPt - MARGIN_PT}" y="0" width="${view.spanPt + 2 * MARGIN_PT}" height="${view.heightPt - BAR_PT}"/></clipPath>`,
    ...blocks.flatMap((block) => blockSvg(block, view, tables <= MAX_TABLES)),
    `<g clip-path="url(#plan)">${others.map((other) => otherSvg(other, view)).join('')}</g>`,
    northArrow(view),
    scaleBar(view),
  ]
  const { widthPt, heightPt } = view
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPt}" height="${heightPt}" viewBox="0 0 ${widthPt} ${heightPt}">${drawn.join('')}</svg>`,
    widthPt,
    heightPt,
    scale: Math.round(PT_PER_M / view.ptPerM),
  }
}

/** The largest scale of a drawing at which the paper has room, pt of paper per m of ground. */
function roundScale(mostPtPerM: number): number {
  const least = PT_PER_M / mostPtPerM
  const power = 10 ** Math.floor(Math.log10(least))
  const step = SCALES.find((scale) => scale * power >= least) ?? 10
  return PT_PER_M / (step * power)
}

/** The colours of blocks in their order, for the key beside the plan. */
export const blockColor = (index: number): string =>
  BLOCK_COLORS[index % BLOCK_COLORS.length] ?? BLOCK_COLORS[0]

function blockDrawing(
  document: PlantDocument,
  blockId: string,
  index: number,
  frame: LocalFrame,
): BlockDrawing {
  const layers = document.block_layers.filter(({ block_id }) => block_id === blockId)
  return {
    name: document.blocks.find(({ id }) => id === blockId)?.name ?? '',
    color: blockColor(index),
    outlines: layers
      .filter(({ type }) => type === 'perimeter' || type === 'frame')
      .map((layer) => pointsOf(layer, frame)),
    cornersM: blockLayout(document, blockId)?.cornersM ?? new Float64Array(),
  }
}

function otherDrawing(layer: BlockLayer, frame: LocalFrame): readonly OtherDrawing[] {
  const { type } = layer
  if (type !== 'exclusion' && type !== 'shading') return []
  const rings = keepOutRings([layer], frame).map(ringPoints)
  return [{ type, rings, line: pointsOf(layer, frame) }]
}

const ringPoints = (ring: Float64Array): readonly Point[] =>
  Array.from({ length: ring.length / 2 }, (_, i) => [ring[2 * i] ?? 0, ring[2 * i + 1] ?? 0])

/** Points of a drawing, of a polygon those of its outer ring. */
function pointsOf({ geojson: { geometry } }: BlockLayer, frame: LocalFrame): readonly Point[] {
  const local = ([lng = 0, lat = 0]: readonly number[]): Point => toLocalM(frame, lng, lat)
  switch (geometry.type) {
    case 'Point':
      return [local(geometry.coordinates)]
    case 'LineString':
      return geometry.coordinates.map(local)
    case 'MultiLineString':
      return geometry.coordinates.flat().map(local)
    case 'Polygon':
      return (geometry.coordinates[0] ?? []).map(local)
  }
}

/** The corners of the box about all tables. */
function extremes(cornersM: Float64Array): readonly Point[] {
  if (cornersM.length === 0) return []
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0; i < cornersM.length; i += 2) {
    const [x, y] = [cornersM[i] ?? 0, cornersM[i + 1] ?? 0]
    west = Math.min(west, x)
    east = Math.max(east, x)
    south = Math.min(south, y)
    north = Math.max(north, y)
  }
  return [
    [west, south],
    [east, north],
  ]
}

interface View {
  readonly widthPt: number
  readonly heightPt: number
  readonly ptPerM: number
  /** Left edge of the blocks and their width. */
  readonly leftPt: number
  readonly spanPt: number
  readonly place: (eastM: number, northM: number) => string
}

const rangeOf = (values: readonly number[]): readonly [number, number] =>
  values.reduce<readonly [number, number]>(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Infinity, -Infinity],
  )

function viewOf(
  points: readonly Point[],
  { widthPt, maxHeightPt }: { readonly widthPt: number; readonly maxHeightPt: number },
): View {
  const easts = points.map(([x]) => x)
  const norths = points.map(([, y]) => y)
  const [west, east] = rangeOf(easts)
  const [south, north] = rangeOf(norths)
  const [spanX, spanY] = [Math.max(east - west, 1), Math.max(north - south, 1)]
  const freeX = widthPt - 2 * MARGIN_PT
  const freeY = maxHeightPt - 2 * MARGIN_PT - BAR_PT
  const ptPerM = roundScale(Math.min(freeX / spanX, freeY / spanY))
  const heightPt = spanY * ptPerM + 2 * MARGIN_PT + BAR_PT
  const left = (widthPt - spanX * ptPerM) / 2
  const place = (eastM: number, northM: number): string =>
    `${(left + (eastM - west) * ptPerM).toFixed(2)} ${(MARGIN_PT + (north - northM) * ptPerM).toFixed(2)}`
  return {
    widthPt,
    heightPt: Math.round(heightPt),
    ptPerM,
    leftPt: left,
    spanPt: spanX * ptPerM,
    place,
  }
}

const pathOf = (points: readonly Point[], { place }: View): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${place(x, y)}`).join('')

function blockSvg(block: BlockDrawing, view: View, hasTables: boolean): readonly string[] {
  const { outlines, color, cornersM } = block
  const area = outlines.map(
    (points) =>
      `<path d="${pathOf(points, view)}Z" fill="${color}" fill-opacity="${hasTables ? 0.08 : 0.4}" stroke="${color}" stroke-width="0.8"/>`,
  )
  if (!hasTables || cornersM.length === 0) return area
  let path = ''
  for (let t = 0; t < cornersM.length; t += 8) {
    for (let c = 0; c < 8; c += 2) {
      path += `${c === 0 ? 'M' : 'L'}${view.place(cornersM[t + c] ?? 0, cornersM[t + c + 1] ?? 0)}`
    }
    path += 'Z'
  }
  return [...area, `<path d="${path}" fill="${color}"/>`]
}

function otherSvg({ type, rings, line }: OtherDrawing, view: View): string {
  const [color, opacity] = type === 'exclusion' ? ['#c76a00', 0.25] : ['#1d242b', 0.35]
  const [first] = line
  if (first && line.length === 1) {
    const [x, y] = view.place(first[0], first[1]).split(' ')
    return `<circle cx="${x}" cy="${y}" r="2" fill="${color}"/>`
  }
  if (rings.length === 0) {
    return `<path d="${pathOf(line, view)}" fill="none" stroke="${color}" stroke-width="1.2"/>`
  }
  const area = rings.map((ring) => `${pathOf(ring, view)}Z`).join('')
  return `<path d="${area}" fill="${color}" fill-opacity="${opacity}" stroke="${color}" stroke-width="0.5"/>`
}

/** Below the plan, across from the scale bar. */
function northArrow({ widthPt, heightPt }: View): string {
  const [x, y] = [widthPt - 16, heightPt - BAR_PT]
  return `<path d="M${x} ${y}L${x + 5} ${y + 16}L${x} ${y + 12}L${x - 5} ${y + 16}Z" fill="#1d242b"/><text x="${x}" y="${y + 26}" font-family="Roboto" font-size="9" text-anchor="middle" fill="#1d242b">N</text>`
}

/** A round length of at most a third of the width. */
function scaleBar({ widthPt, heightPt, ptPerM }: View): string {
  const most = widthPt / 3 / ptPerM
  const power = 10 ** Math.floor(Math.log10(most))
  const lengthM = [5, 2, 1].map((step) => step * power).find((length) => length <= most) ?? power
  const [x, y, w] = [MARGIN_PT, heightPt - 12, lengthM * ptPerM]
  const text = lengthM >= 1000 ? `${lengthM / 1000} km` : `${lengthM} m`
  return `<path d="M${x} ${y - 4}L${x} ${y}L${x + w} ${y}L${x + w} ${y - 4}" fill="none" stroke="#1d242b" stroke-width="1"/><text x="${x + w + 6}" y="${y}" font-family="Roboto" font-size="9" fill="#1d242b">${text}</text>`
}
