import { DEG_TO_RAD } from '@duet/units'
import { edgeFinder } from './edges.ts'
import { closestHit, makeRay } from './ray.ts'
import { DISTANCE, HIT_NORMAL, type Ray } from './rayState.ts'
import { FLAG_GROUND, HIT_GROUND, HIT_NOTHING, type Scene, type Vector3 } from './scene.ts'
import { type BinPart, emptyBinPart } from './surfaceBins.ts'

/**
 * A grid of bins on the ground, seen from above; the last bin is all ground outside it, without shade.
 * Bin = along · (edges across − 1) + across.
 */
export interface GroundGrid {
  /** Where the axes of the grid cross: x and y count. */
  readonly origin: Vector3
  /** Of the grid's first axis, deg clockwise from north; the second lies 90° counterclockwise of it, seen from above. */
  readonly azimuthDeg: number
  /** Edges along the first axis, rising, two or more, m. */
  readonly acrossM: Float64Array
  /** Edges along the second axis. */
  readonly alongM: Float64Array
  /** Places of a bin at which the sun is looked at. */
  readonly points: number
}

/** Height from which terrain is looked for. */
const ABOVE_M = 1e5

interface GroundBins {
  readonly part: BinPart
  readonly binAt: (x: number, y: number) => number
}

export function groundBins(scene: Scene, grid: GroundGrid): GroundBins {
  const { origin, acrossM, alongM } = grid
  const sin = Math.sin(grid.azimuthDeg * DEG_TO_RAD)
  const cos = Math.cos(grid.azimuthDeg * DEG_TO_RAD)
  const across = edgeFinder(acrossM)
  const along = edgeFinder(alongM)
  const countAcross = acrossM.length - 1
  const outside = countAcross * (alongM.length - 1)
  return {
    part: groundPlaces(scene, grid, [sin, cos], outside),
    binAt: (x, y) => {
      const dx = x - origin[0]
      const dy = y - origin[1]
      const i = across(dx * sin + dy * cos)
      const j = along(dy * sin - dx * cos)
      return i < 0 || j < 0 ? outside : j * countAcross + i
    },
  }
}

/** Fractions of the plastic number: places of the plane that stay apart however many are taken [1]. */
const PLASTIC = [0.7548776662466927, 0.5698402909980532] as const

/**
 * Places of every bin: the same spread pattern in each, moved on from bin to bin.
 *
 * @see [1] M. Roberts, The unreasonable effectiveness of quasirandom sequences (2018), the generalised golden ratio in two dimensions
 */
function groundPlaces(
  scene: Scene,
  { origin, acrossM, alongM, points }: GroundGrid,
  [sin, cos]: readonly [number, number],
  outside: number,
): BinPart {
  const part = emptyBinPart()
  const ray = makeRay()
  const countAcross = acrossM.length - 1
  for (let bin = 0; bin < outside; bin++) {
    const i = bin % countAcross
    const j = Math.floor(bin / countAcross)
    for (let k = 0; k < points; k++) {
      const place = bin * points + k + 1
      const u = acrossM[i] + ((place * PLASTIC[0]) % 1) * (acrossM[i + 1] - acrossM[i])
      const v = alongM[j] + ((place * PLASTIC[1]) % 1) * (alongM[j + 1] - alongM[j])
      const x = origin[0] + u * sin - v * cos
      const y = origin[1] + u * cos + v * sin
      const z = findGround(scene, ray, x, y)
      addPlace(
        part,
        bin,
        1 / points,
        [x, y, z ?? -ABOVE_M],
        z === undefined ? [0, 0, 0] : normalOf(ray),
      )
    }
  }
  // Nothing stands above the place that speaks for the outside.
  const normal = scene.ground?.normal ?? [0, 0, 1]
  addPlace(part, outside, 1, [origin[0], origin[1], ABOVE_M], normal)
  return { ...part, count: outside + 1 }
}

function addPlace(
  part: BinPart,
  bin: number,
  weight: number,
  position: readonly number[],
  normal: readonly number[],
): void {
  part.bin.push(bin)
  part.weight.push(weight)
  part.position.push(...position)
  part.normal.push(...normal)
}

function normalOf({ values }: Ray): readonly number[] {
  return [values[HIT_NORMAL], values[HIT_NORMAL + 1], values[HIT_NORMAL + 2]]
}

/** Height of the ground below a place, m; undefined where there is none. Its normal is left in the ray. */
function findGround(scene: Scene, ray: Ray, x: number, y: number): number | undefined {
  const { values } = ray
  values.set([x, y, ABOVE_M, 0, 0, -1])
  if (scene.ground !== undefined) {
    const { point, normal } = scene.ground
    values.set(normal, HIT_NORMAL)
    return point[2] - ((x - point[0]) * normal[0] + (y - point[1]) * normal[1]) / normal[2]
  }
  for (;;) {
    closestHit(scene, ray, false)
    if (ray.primitive === HIT_NOTHING) return undefined
    const height = values[2] - values[DISTANCE]
    if (ray.primitive === HIT_GROUND || (scene.flags[ray.primitive] & FLAG_GROUND) !== 0)
      return height
    // Goes on below what stands above the ground.
    values[2] = height - 1e-6
  }
}
