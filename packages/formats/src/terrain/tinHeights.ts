import { type LocalFrame, localFrame, toLngLat, toLocalM } from '@duet/plant'
import Delaunator from 'delaunator'
import type { Crs } from '../crs/crs.ts'
import { type BoundsDeg, type HeightSource, isHeight, statisticsOf } from './heightSource.ts'
import { TerrainFileError } from './terrainFileError.ts'

/** Places with heights, in the coordinates of a file: [x0, y0, height0, x1 ...], heights in metres. */
export type HeightPoints = Float64Array

/** More points than this are thinned: the densest places give theirs first. */
const MAX_POINTS = 250_000
/** Points closer together than this are one, m. */
const SAME_PLACE_M = 0.01
/** Points whose area is a smaller share of their reach squared lie on one line. */
const LEAST_SPREAD = 1e-4

/**
 * Heights between scattered points, even over the triangles of their Delaunay triangulation; none outside their hull.
 *
 * @throws TerrainFileError for fewer than three places that do not lie on one line
 */
export function tinSource(
  points: HeightPoints,
  crs: Crs,
  notes: readonly string[] = [],
): HeightSource {
  const lngLat = toDegrees(points, crs)
  const boundsDeg = boundsOf(lngLat)
  const frame = localFrame(
    (boundsDeg.west + boundsDeg.east) / 2,
    (boundsDeg.south + boundsDeg.north) / 2,
  )
  const { placesM, heightsM } = inPlane(lngLat, points, frame)
  const { triangles } = new Delaunator(placesM)
  const areaM2 = areaOf(placesM, triangles)
  if (!(areaM2 > LEAST_SPREAD * reachM2(placesM))) {
    throw new TerrainFileError(
      'no_heights',
      'The heights do not span an area: at least three places that do not lie on one line are needed.',
    )
  }
  const heightAt = surface(placesM, heightsM, triangles)
  return {
    crsName: crs.name,
    boundsDeg,
    resolutionM: Math.sqrt(areaM2 / heightsM.length),
    heightAt: (longitude, latitude) => heightAt(...toLocalM(frame, longitude, latitude)),
    statistics: statisticsOf(heightsM),
    notes,
  }
}

function toDegrees(points: HeightPoints, crs: Crs): Float64Array {
  const out = new Float64Array((points.length / 3) * 2)
  for (let i = 0; i < points.length / 3; i++) {
    out.set(crs.toLngLat(points[3 * i] ?? 0, points[3 * i + 1] ?? 0), 2 * i)
  }
  return out
}

function boundsOf(lngLat: Float64Array): BoundsDeg {
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (let i = 0; i < lngLat.length; i += 2) {
    const longitude = lngLat[i] ?? Number.NaN
    const latitude = lngLat[i + 1] ?? Number.NaN
    if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
      throw new TerrainFileError(
        'unknown_crs',
        `Point ${i / 2 + 1} is no place on the earth in the chosen coordinate system: choose another.`,
      )
    }
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  }
  return box
}

interface PlanePoints {
  readonly placesM: Float64Array
  readonly heightsM: Float64Array
}

/** Points in metres, twins and impossible heights left out, thinned where there are too many. */
function inPlane(lngLat: Float64Array, points: HeightPoints, frame: LocalFrame): PlanePoints {
  let cellM = SAME_PLACE_M
  for (;;) {
    const found = thinned(lngLat, points, frame, cellM)
    if (found.heightsM.length <= MAX_POINTS) return found
    cellM = cellM < 0.1 ? 0.1 : cellM * 2
  }
}

function thinned(
  lngLat: Float64Array,
  points: HeightPoints,
  frame: LocalFrame,
  cellM: number,
): PlanePoints {
  const seen = new Map<number, Set<number>>()
  const places: number[] = []
  const heights: number[] = []
  for (let i = 0; i < lngLat.length / 2; i++) {
    const heightM = points[3 * i + 2] ?? Number.NaN
    if (!isHeight(heightM)) continue
    const [east, north] = toLocalM(frame, lngLat[2 * i] ?? 0, lngLat[2 * i + 1] ?? 0)
    const column = Math.round(east / cellM)
    const row = Math.round(north / cellM)
    const rows = seen.get(column) ?? new Set()
    if (rows.has(row)) continue
    seen.set(column, rows.add(row))
    places.push(east, north)
    heights.push(heightM)
  }
  return { placesM: Float64Array.from(places), heightsM: Float64Array.from(heights) }
}

/** Square of the farthest distance of two points, about. */
function reachM2(placesM: Float64Array): number {
  const { minX, minY, maxX, maxY } = boxOf(placesM)
  return (maxX - minX) ** 2 + (maxY - minY) ** 2
}

function boxOf(placesM: Float64Array) {
  const box = { minX: Infinity, minY: Infinity, maxX: -Infinity, maxY: -Infinity }
  for (let i = 0; i < placesM.length; i += 2) {
    box.minX = Math.min(box.minX, placesM[i] ?? 0)
    box.maxX = Math.max(box.maxX, placesM[i] ?? 0)
    box.minY = Math.min(box.minY, placesM[i + 1] ?? 0)
    box.maxY = Math.max(box.maxY, placesM[i + 1] ?? 0)
  }
  return box
}

function areaOf(placesM: Float64Array, triangles: Uint32Array): number {
  let twice = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const [ax, ay, bx, by, cx, cy] = cornersOf(placesM, triangles, t)
    twice += Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay))
  }
  return twice / 2
}

type Corners = readonly [number, number, number, number, number, number]

function cornersOf(placesM: Float64Array, triangles: Uint32Array, t: number): Corners {
  const at = (k: number, axis: number): number => placesM[2 * (triangles[t + k] ?? 0) + axis] ?? 0
  return [at(0, 0), at(0, 1), at(1, 0), at(1, 1), at(2, 0), at(2, 1)]
}

/** Triangles in a bucket of the index, about. */
const PER_BUCKET = 2

/** Height of the triangles at a place, NaN beside them. Triangles are found by buckets of a square grid. */
function surface(
  placesM: Float64Array,
  heightsM: Float64Array,
  triangles: Uint32Array,
): (eastM: number, northM: number) => number {
  const count = triangles.length / 3
  const { minX, minY, maxX, maxY } = boxOf(placesM)
  const sideM = Math.sqrt(((maxX - minX) * (maxY - minY) * PER_BUCKET) / count) || 1
  const columns = Math.floor((maxX - minX) / sideM) + 1
  const rows = Math.floor((maxY - minY) / sideM) + 1
  const buckets: (number[] | undefined)[] = Array.from({ length: columns * rows })
  for (let t = 0; t < triangles.length; t += 3) {
    const [ax, ay, bx, by, cx, cy] = cornersOf(placesM, triangles, t)
    const column = (value: number): number => Math.floor((value - minX) / sideM)
    const row = (value: number): number => Math.floor((value - minY) / sideM)
    for (let r = row(Math.min(ay, by, cy)); r <= row(Math.max(ay, by, cy)); r++) {
      for (let c = column(Math.min(ax, bx, cx)); c <= column(Math.max(ax, bx, cx)); c++) {
        const bucket = buckets[r * columns + c]
        if (bucket === undefined) buckets[r * columns + c] = [t]
        else bucket.push(t)
      }
    }
  }
  return (eastM, northM) => {
    const c = Math.floor((eastM - minX) / sideM)
    const r = Math.floor((northM - minY) / sideM)
    if (!(c >= 0 && r >= 0 && c < columns && r < rows)) return Number.NaN
    for (const t of buckets[r * columns + c] ?? []) {
      const heightM = heightIn(
        cornersOf(placesM, triangles, t),
        eastM,
        northM,
        (k) => heightsM[triangles[t + k] ?? 0] ?? Number.NaN,
      )
      if (!Number.isNaN(heightM)) return heightM
    }
    return Number.NaN
  }
}

/** A place this share outside a triangle is still in it: no gaps between neighbours. */
const BESIDE = 1e-9

function heightIn(
  [ax, ay, bx, by, cx, cy]: Corners,
  east: number,
  north: number,
  heightOf: (corner: number) => number,
): number {
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
  const b = ((east - ax) * (cy - ay) - (cx - ax) * (north - ay)) / area
  const c = ((bx - ax) * (north - ay) - (east - ax) * (by - ay)) / area
  if (!(b >= -BESIDE && c >= -BESIDE && b + c <= 1 + BESIDE)) return Number.NaN
  return heightOf(0) + b * (heightOf(1) - heightOf(0)) + c * (heightOf(2) - heightOf(0))
}

/** Places of a line at most so far apart, so that the sides of triangles follow it, m. */
export function densified(
  line: readonly (readonly [number, number])[],
  crs: Crs,
  stepM: number,
): number[][] {
  const out: number[][] = []
  line.forEach(([x, y], i) => {
    out.push([x, y])
    const next = line[i + 1]
    if (next === undefined) return
    const frame = localFrame(...crs.toLngLat(x, y))
    const [east, north] = toLocalM(frame, ...crs.toLngLat(...next))
    const parts = Math.ceil(Math.hypot(east, north) / stepM)
    for (let part = 1; part < parts; part++) {
      const share = part / parts
      out.push([...crs.fromLngLat(...toLngLat(frame, share * east, share * north))])
    }
  })
  return out
}
