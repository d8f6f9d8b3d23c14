import { degreesToRadians } from '@duet/units'
import earcut from 'earcut'
import { type BlockLayer, DEFAULT_OBJECT_HEIGHT_M, type LayerOf } from '../layers/blockLayer.ts'
import { lineToLocalM, polygonToLocalM } from '../layout/geometryM.ts'
import type { LocalFrame } from '../layout/localFrame.ts'

/** A surface of triangles in the frame of the project: east, north, up, m. */
export interface ObstacleMesh {
  readonly positions: Float64Array
  readonly indices: Uint32Array
}

/** Walls begin this far below the ground, so that none hovers, m. */
const FOOTING_M = 1
/** Radius of an obstacle drawn as a point: a pole or a trunk, m. */
const POLE_RADIUS_M = 0.3
const POLE_SIDES = 8

/** Height of the ground at a place of the frame, m. */
export type GroundAt = (eastM: number, northM: number) => number

/** Heights of an evenly sloped ground through the origin, which falls towards the azimuth. */
export function planeHeight(tiltDeg: number, azimuthDeg: number): GroundAt {
  const fall = Math.tan(degreesToRadians(tiltDeg))
  const east = fall * Math.sin(degreesToRadians(azimuthDeg))
  const north = fall * Math.cos(degreesToRadians(azimuthDeg))
  return (eastM, northM) => -(east * eastM + north * northM)
}

/** The drawn obstacles that were chosen, upright from the ground to their heights. */
export function obstacleMeshes(
  layers: readonly BlockLayer[],
  chosenIds: readonly string[],
  frame: LocalFrame,
  groundAt: GroundAt,
): readonly ObstacleMesh[] {
  const chosen = new Set(chosenIds)
  return layers.flatMap((layer) =>
    layer.type === 'shading' && chosen.has(layer.id) ? [obstacleMesh(layer, frame, groundAt)] : [],
  )
}

function obstacleMesh(
  layer: LayerOf<'shading'>,
  frame: LocalFrame,
  groundAt: GroundAt,
): ObstacleMesh {
  const { geometry, properties } = layer.geojson
  const heights = heightsOf(properties)
  const mesh: Mesh = { positions: [], indices: [] }
  switch (geometry.type) {
    case 'Polygon': {
      const rings = polygonToLocalM(frame, geometry.coordinates)
      let first = 0
      const tops = rings.map((ring, i) => {
        const top = addWall(mesh, ring, true, heights(first), groundAt)
        // GeoJSON repeats the first point of a ring
        first += geometry.coordinates[i]?.length ?? 0
        return top
      })
      addRoof(mesh, rings, tops)
      break
    }
    case 'LineString':
      addWall(mesh, lineToLocalM(frame, geometry.coordinates), false, heights(0), groundAt)
      break
    case 'Point': {
      const [east = 0, north = 0] = lineToLocalM(frame, [geometry.coordinates])
      addWall(mesh, circle(east, north), true, () => heights(0)(0), groundAt)
      break
    }
  }
  return {
    positions: Float64Array.from(mesh.positions),
    indices: Uint32Array.from(mesh.indices),
  }
}

interface Mesh {
  readonly positions: number[]
  readonly indices: number[]
}

/** Height above ground of each point from the one numbered `first` on. */
function heightsOf(
  properties: LayerOf<'shading'>['geojson']['properties'],
): (first: number) => (point: number) => number {
  const { pointHeights, height } = properties ?? {}
  return (first) => (point) => pointHeights?.[first + point] ?? height ?? DEFAULT_OBJECT_HEIGHT_M
}

/** Upright wall along a line; gives the number of the top corner of each point. */
function addWall(
  mesh: Mesh,
  line: Float64Array,
  isClosed: boolean,
  heightAt: (point: number) => number,
  groundAt: GroundAt,
): readonly number[] {
  const count = line.length / 2
  const tops: number[] = []
  for (let i = 0; i < count; i++) {
    const east = line[2 * i] ?? 0
    const north = line[2 * i + 1] ?? 0
    const ground = groundAt(east, north)
    tops.push(mesh.positions.length / 3 + 1)
    mesh.positions.push(east, north, ground - FOOTING_M, east, north, ground + heightAt(i))
  }
  for (let i = 0; i + (isClosed ? 0 : 1) < count; i++) {
    const a = tops[i] ?? 0
    const b = tops[(i + 1) % count] ?? 0
    mesh.indices.push(a - 1, b - 1, b, a - 1, b, a)
  }
  return tops
}

/** Closes the top of an outline with its holes. */
function addRoof(
  mesh: Mesh,
  rings: readonly Float64Array[],
  tops: readonly (readonly number[])[],
): void {
  const corners = tops.flat()
  const holes: number[] = []
  let count = 0
  for (const ring of rings) {
    if (count > 0) holes.push(count)
    count += ring.length / 2
  }
  const flat = rings.flatMap((ring) => [...ring])
  for (const corner of earcut(flat, holes, 2)) mesh.indices.push(corners[corner] ?? 0)
}

function circle(eastM: number, northM: number): Float64Array {
  const line = new Float64Array(2 * POLE_SIDES)
  for (let side = 0; side < POLE_SIDES; side++) {
    const turn = (2 * Math.PI * side) / POLE_SIDES
    line[2 * side] = eastM + POLE_RADIUS_M * Math.cos(turn)
    line[2 * side + 1] = northM + POLE_RADIUS_M * Math.sin(turn)
  }
  return line
}
