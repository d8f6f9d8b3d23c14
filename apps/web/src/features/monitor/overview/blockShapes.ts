import { DEG_TO_RAD } from '@duet/units'

export interface Outline {
  readonly block_id: string
  readonly name: string
  /** Rings of [longitude, latitude]. */
  readonly polygons: readonly (readonly (readonly (readonly number[])[])[])[]
}

/** A block as it is drawn: a path, and where its name stands. */
export interface BlockShape {
  readonly blockId: string
  readonly name: string
  readonly path: string
  readonly x: number
  readonly y: number
}

export interface BlockPlan {
  readonly width: number
  readonly height: number
  readonly shapes: readonly BlockShape[]
}

/** Room about the blocks, of the longer side. */
const MARGIN = 0.03
/** Length of the longer side. */
const SIZE = 1000

/** Outlines of blocks on a level plane, north up. */
export function blockPlan(outlines: readonly Outline[]): BlockPlan | undefined {
  const points = outlines.flatMap(({ polygons }) => polygons.flat(2))
  if (points.length === 0) return undefined
  const [west, east] = extent(points.map(([longitude = 0]) => longitude))
  const [south, north] = extent(points.map(([, latitude = 0]) => latitude))
  const narrowing = Math.cos(((south + north) / 2) * DEG_TO_RAD)
  const scale = SIZE / Math.max((east - west) * narrowing, north - south, 1e-9)
  const margin = MARGIN * SIZE
  const place = ([longitude = 0, latitude = 0]: readonly number[]): [number, number] => [
    margin + (longitude - west) * narrowing * scale,
    margin + (north - latitude) * scale,
  ]
  return {
    width: (east - west) * narrowing * scale + 2 * margin,
    height: (north - south) * scale + 2 * margin,
    shapes: outlines.map((outline) => shapeOf(outline, place)),
  }
}

function shapeOf(
  { block_id, name, polygons }: Outline,
  place: (point: readonly number[]) => [number, number],
): BlockShape {
  const rings = polygons.flat(1).map((ring) => ring.map(place))
  const corners = rings.flat()
  const [left, right] = extent(corners.map(([x]) => x))
  const [top, bottom] = extent(corners.map(([, y]) => y))
  const path = rings
    .map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`)
    .join('')
  return { blockId: block_id, name, path, x: (left + right) / 2, y: (top + bottom) / 2 }
}

const extent = (values: readonly number[]): [number, number] => [
  values.reduce((least, value) => Math.min(least, value), Infinity),
  values.reduce((most, value) => Math.max(most, value), -Infinity),
]
