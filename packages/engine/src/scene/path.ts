import { ALBEDO_ORDERS, type SampleRows } from './factors.ts'
import { hash32, SOBOL_DIMENSIONS, unitFraction } from './lowDiscrepancy.ts'
import { closestHit, makeRay } from './ray.ts'
import { DIRECTION, DISTANCE, HIT_S, HIT_T, type Ray } from './rayState.ts'
import { FLAG_GROUND, FLAG_STRUCTURE, HIT_GROUND, HIT_NOTHING, type Scene } from './scene.ts'
import type { SkyBasis } from './skyBasis.ts'
import type { SurfaceBins } from './surfaceBins.ts'

/** Rays of reflections leave this far above the surface, m. */
const REFLECTION_LIFT_M = 1e-6
/** A path that carries less than this share is let go. */
const LEAST_WEIGHT = 1e-4
const DEFAULT_BOUNCES = 6

/** An eighth of a turn, rad. */
const EIGHTH = Math.PI / 4

/** Which rows a path serves: those with structure, those that look through it. */
export const PLAIN = 1
export const OPEN = 2
const BOTH: number = PLAIN + OPEN

/** Where light is written. */
export interface LightSink {
  /** By order of albedo, [rows][basis.size]. */
  readonly sky: readonly Float64Array[]
  readonly addSun: (order: number, row: number, bin: number, weight: number) => void
}

/** One path after another: what it reads, where it stands and where its light is written. Made once and used for many. */
export interface Path {
  readonly scene: Scene
  readonly basis: SkyBasis
  readonly bins: SurfaceBins
  readonly sink: LightSink
  readonly maxBounces: number
  /** Of Sobol's sequence, a row a path. */
  readonly points: Uint32Array
  readonly shifts: Uint32Array
  /** What shifts are made of. */
  key: number
  /** Place in the sequence. */
  number: number
  readonly ray: Ray
  rows: SampleRows
  /** Share in `open` and `plain` rows, then in `iam` rows, that a path starts with. */
  readonly share: Float64Array
  /** Share that is left of it, then the upward part of the normal of the surface that the ray left. */
  readonly carried: Float64Array
  order: number
  bounces: number
  serves: number
  /** Where an `open` path goes on behind structure: origin, direction and `carried`. */
  readonly waiting: Float64Array
  waitingOrder: number
  waitingBounces: number
  isWaiting: boolean
}

export interface PathOptions {
  readonly basis: SkyBasis
  readonly bins: SurfaceBins
  readonly maxBounces?: number
}

const NO_ROWS: SampleRows = { open: -1, plain: -1, iam: -1 }

export function makePath(
  scene: Scene,
  { basis, bins, maxBounces = DEFAULT_BOUNCES }: PathOptions,
  points: Uint32Array,
  sink: LightSink,
): Path {
  return {
    scene,
    basis,
    bins,
    sink,
    maxBounces,
    points,
    shifts: new Uint32Array(SOBOL_DIMENSIONS),
    key: 0,
    number: 0,
    ray: makeRay(),
    rows: NO_ROWS,
    share: new Float64Array(2),
    carried: new Float64Array(2),
    order: 0,
    bounces: 0,
    serves: 0,
    waiting: new Float64Array(8),
    waitingOrder: 0,
    waitingBounces: 0,
    isWaiting: false,
  }
}

/** Sets the shifts of the sequence for a family of paths. */
export function setKey(path: Path, key: number): void {
  path.key = hash32(key)
  for (let d = 0; d < SOBOL_DIMENSIONS; d++) path.shifts[d] = hash32(path.key ^ (0x9e37 * (d + 1)))
}

/** Aims path `number` of the family about the normal in its ray, from the origin there. */
export function aimPath(path: Path, number: number): void {
  path.number = number
  path.bounces = 0
  turnAboutNormal(path)
}

/** Follows an aimed path to its end, and the part of it that looks through structure. */
export function runPath(path: Path, order: number, serves: number): void {
  path.order = order
  path.serves = serves
  path.isWaiting = false
  path.carried[0] = 1
  follow(path)
  if (!path.isWaiting) return
  resumeWaiting(path)
  follow(path)
}

/**
 * A cosine-weighted direction about the normal, of the two dimensions of this reflection: a place of the unit square, turned into
 * one of the unit disc ring by ring [1], so that neighbours stay neighbours, and lifted onto the half sphere.
 *
 * @see [1] P. Shirley, K. Chiu, J. Graphics Tools 2 (1997) 45-52, doi:10.1080/10867651.1997.10487479
 * @see [2] T. Duff et al., J. Computer Graphics Techniques 6 (2017) 1-8, for the directions across the normal
 */
function turnAboutNormal(path: Path): void {
  const { values } = path.ray
  const d = 2 * path.bounces
  const x = 2 * fractionAt(path, d) - 1
  const y = 2 * fractionAt(path, d + 1) - 1
  const isNearX = Math.abs(x) > Math.abs(y)
  const radius = isNearX ? x : y
  const turn = isNearX ? (EIGHTH * y) / x : 2 * EIGHTH - (EIGHTH * x) / y
  const a = radius * Math.cos(turn)
  const b = radius * Math.sin(turn)
  const c = Math.sqrt(Math.max(0, 1 - radius * radius))
  const nx = values[9]
  const ny = values[10]
  const nz = values[11]
  const sign = nz >= 0 ? 1 : -1
  const f = -1 / (sign + nz)
  const g = nx * ny * f
  values[3] = a * (1 + sign * nx * nx * f) + b * g + c * nx
  values[4] = a * sign * g + b * (sign + ny * ny * f) + c * ny
  values[5] = -a * sign * nx - b * ny + c * nz
  path.carried[1] = nz
}

function fractionAt(path: Path, dimension: number): number {
  if (dimension < SOBOL_DIMENSIONS) {
    return unitFraction(
      path.points[path.number * SOBOL_DIMENSIONS + dimension] ^ path.shifts[dimension],
    )
  }
  return unitFraction(hash32(hash32(path.key ^ path.number) + dimension))
}

function follow(path: Path): void {
  const { scene, ray } = path
  for (;;) {
    closestHit(scene, ray, path.serves === OPEN)
    const met = ray.primitive
    if (met === HIT_NOTHING) {
      if (ray.values[5] > 0) addSky(path)
      return
    }
    const flags = met >= 0 ? scene.flags[met] : FLAG_GROUND
    if (path.serves === BOTH && (flags & FLAG_STRUCTURE) !== 0) leaveWaiting(path)
    const goesOn = (flags & FLAG_GROUND) === 0 ? meetSurface(path) : meetEarth(path)
    if (!goesOn || ++path.bounces > path.maxBounces) return
    stepToHit(ray.values)
    turnAboutNormal(path)
  }
}

/** The ray's origin becomes the place it met, a little off the surface. */
function stepToHit(values: Float64Array): void {
  const distance = values[DISTANCE]
  values[0] += distance * values[3] + REFLECTION_LIFT_M * values[9]
  values[1] += distance * values[4] + REFLECTION_LIFT_M * values[10]
  values[2] += distance * values[5] + REFLECTION_LIFT_M * values[11]
}

/** The same ray once more for `open` rows, which look through what it met. */
function leaveWaiting(path: Path): void {
  path.waiting.set(path.ray.values.subarray(0, DISTANCE))
  path.waiting[6] = path.carried[0]
  path.waiting[7] = path.carried[1]
  path.waitingOrder = path.order
  path.waitingBounces = path.bounces
  path.isWaiting = true
  path.serves = PLAIN
}

function resumeWaiting(path: Path): void {
  const { values } = path.ray
  for (let k = 0; k < DIRECTION + 3; k++) values[k] = path.waiting[k]
  path.carried[0] = path.waiting[6]
  path.carried[1] = path.waiting[7]
  path.order = path.waitingOrder
  path.bounces = path.waitingBounces
  path.isWaiting = false
  path.serves = OPEN
}

/** Counts the ground; false after the last order and for terrain seen from below. */
function meetEarth(path: Path): boolean {
  const { values, primitive, side } = path.ray
  if (primitive !== HIT_GROUND && side !== 0) return false
  if (++path.order >= ALBEDO_ORDERS) return false
  const x = values[0] + values[6] * values[3]
  const y = values[1] + values[6] * values[4]
  const z = values[2] + values[6] * values[5]
  addSun(path, path.bins.groundBin(x, y, z))
  return true
}

/** Takes what a surface swallows; false when too little is left. */
function meetSurface(path: Path): boolean {
  const { values, primitive, side } = path.ray
  path.carried[0] *= path.scene.reflectances[2 * primitive + side]
  if (path.carried[0] <= 0) return false
  addSun(path, path.bins.surfaceBin(primitive, values[HIT_S], values[HIT_T], side))
  return path.carried[0] >= LEAST_WEIGHT
}

function addSky({ rows, basis, sink, order, serves, share, carried, ray }: Path): void {
  const out = sink.sky[order]
  const { values } = ray
  const x = values[3]
  const y = values[4]
  const z = values[5]
  const plain = share[0] * carried[0]
  const up = carried[1]
  if ((serves & OPEN) !== 0 && rows.open >= 0)
    basis.add(x, y, z, plain, out, rows.open * basis.size, up)
  if ((serves & PLAIN) === 0) return
  if (rows.plain >= 0) basis.add(x, y, z, plain, out, rows.plain * basis.size, up)
  if (rows.iam >= 0) basis.add(x, y, z, share[1] * carried[0], out, rows.iam * basis.size, up)
}

function addSun({ rows, sink, order, serves, share, carried }: Path, bin: number): void {
  if (bin < 0) return
  const plain = share[0] * carried[0]
  if ((serves & OPEN) !== 0 && rows.open >= 0) sink.addSun(order, rows.open, bin, plain)
  if ((serves & PLAIN) === 0) return
  if (rows.plain >= 0) sink.addSun(order, rows.plain, bin, plain)
  if (rows.iam >= 0) sink.addSun(order, rows.iam, bin, share[1] * carried[0])
}
