import { DEG_TO_RAD, mean, RAD_TO_DEG } from '@duet/units'
import type { LayerOf } from '../layers/blockLayer.ts'
import { polygonToLocalM } from './geometryM.ts'
import type { LocalFrame } from './localFrame.ts'
import { lineAzimuthDeg } from './rowDirection.ts'

/** How one imported table lies; what its layer does not say is undefined. */
export interface FramePlane {
  readonly tiltDeg: number | undefined
  /** Where its plane faces. */
  readonly facesDeg: number | undefined
  /** Direction of its longer side. */
  readonly alongDeg: number | undefined
  /** Mean of its corners above the ground. */
  readonly heightM: number | undefined
}

/** A side is the longer one when it is so much longer. */
const LONGER_SHARE = 1.2
/** A plane less steep than this faces nowhere, degrees. */
const LEVEL_DEG = 0.05

/** Tilt and azimuth of a frame as it says them, else by its corner elevations. */
export function framePlane(layer: LayerOf<'frame'>, frame: LocalFrame): FramePlane {
  const { tilt, azimuth, cornerElevations } = layer.geojson.properties
  const [ring = new Float64Array()] = polygonToLocalM(frame, layer.geojson.geometry.coordinates)
  const plane = cornerElevations && cornerPlane(ring, cornerElevations)
  return {
    tiltDeg: tilt ?? plane?.tiltDeg,
    facesDeg: azimuth ?? plane?.facesDeg,
    alongDeg: longerSideDeg(ring),
    heightM: cornerElevations && mean(cornerElevations),
  }
}

/** The plane that fits four corners best: z = a x + b y + c, about their middle. */
function cornerPlane(
  ring: Float64Array,
  elevationsM: readonly number[],
): Pick<FramePlane, 'tiltDeg' | 'facesDeg'> | undefined {
  if (ring.length !== 8 || elevationsM.length !== 4) return undefined
  const xs = [0, 2, 4, 6].map((i) => ring[i] ?? 0)
  const ys = [1, 3, 5, 7].map((i) => ring[i] ?? 0)
  const [x0, y0, z0] = [mean(xs), mean(ys), mean(elevationsM)]
  const dx = (i: number): number => (xs[i] ?? 0) - x0
  const dy = (i: number): number => (ys[i] ?? 0) - y0
  const dz = (i: number): number => (elevationsM[i] ?? 0) - z0
  const [xx, xy, yy] = [
    ofCorners((i) => dx(i) ** 2),
    ofCorners((i) => dx(i) * dy(i)),
    ofCorners((i) => dy(i) ** 2),
  ]
  const [xz, yz] = [ofCorners((i) => dx(i) * dz(i)), ofCorners((i) => dy(i) * dz(i))]
  const determinant = xx * yy - xy * xy
  if (determinant === 0) return undefined
  const a = (xz * yy - yz * xy) / determinant
  const b = (yz * xx - xz * xy) / determinant
  const tiltDeg = Math.atan(Math.hypot(a, b)) * RAD_TO_DEG
  // it faces to where it falls
  return { tiltDeg, facesDeg: tiltDeg < LEVEL_DEG ? undefined : Math.atan2(-a, -b) * RAD_TO_DEG }
}

function ofCorners(part: (corner: number) => number): number {
  return part(0) + part(1) + part(2) + part(3)
}

function longerSideDeg(ring: Float64Array): number | undefined {
  if (ring.length !== 8) return undefined
  const side = (i: number): Float64Array =>
    Float64Array.from([0, 1, 2, 3].map((k) => ring[(2 * i + k) % 8] ?? 0))
  const [first, second] = [side(0), side(1)]
  const [a, b] = [lengthM(first), lengthM(second)]
  if (a > LONGER_SHARE * b) return lineAzimuthDeg(first)
  return b > LONGER_SHARE * a ? lineAzimuthDeg(second) : undefined
}

function lengthM(line: Float64Array): number {
  return Math.hypot((line[2] ?? 0) - (line[0] ?? 0), (line[3] ?? 0) - (line[1] ?? 0))
}

/** Angle between the normals of two planes, degrees. */
export function planesApartDeg(
  a: { readonly tiltDeg: number; readonly facesDeg: number },
  b: { readonly tiltDeg: number; readonly facesDeg: number },
): number {
  const [p, q] = [a.tiltDeg * DEG_TO_RAD, b.tiltDeg * DEG_TO_RAD]
  const turn = (a.facesDeg - b.facesDeg) * DEG_TO_RAD
  const cosine = Math.cos(p) * Math.cos(q) + Math.sin(p) * Math.sin(q) * Math.cos(turn)
  return Math.acos(Math.min(1, Math.max(-1, cosine))) * RAD_TO_DEG
}
