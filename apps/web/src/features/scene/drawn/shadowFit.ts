import type { PlanBox } from '../model/sceneGround.ts'
import type { Direction } from '../model/siteSun.ts'

type Place = readonly [number, number, number]

/** The part of the ground whose shadows are drawn, as the sun sees it: its middle, and half its sides. */
export interface ShadowFit {
  readonly middle: Place
  /** Unit vectors across the light: level, and at a right angle to it. */
  readonly across: Place
  readonly upward: Place
  readonly halfWidthM: number
  readonly halfHeightM: number
}

export interface ShadowFitInput {
  /** Lines of sight through the corners and edges of the picture: directions of any length. */
  readonly sightLines: readonly Place[]
  readonly eye: Place
  /** Height of the ground that is looked at. */
  readonly groundM: number
  /** Ground farther off shows no shadows. */
  readonly reachM: number
  /** Where there is anything that throws a shadow. */
  readonly plant: PlanBox
  readonly sun: Direction
  /** Pixels of a side of the shadow map. */
  readonly mapPx: number
}

/** Things stand up to this high above the ground that is looked at, m; what is behind the picture's edge still throws shade into it. */
const MARGIN_M = 8

/** Fits the sun's view to the ground in the picture; it moves by whole pixels of its map, so that edges do not crawl. */
export function fitShadow(input: ShadowFitInput): ShadowFit {
  const { sun, mapPx } = input
  const level = Math.hypot(sun[0], sun[1])
  const across: Place = level < 1e-6 ? [1, 0, 0] : [-sun[1] / level, sun[0] / level, 0]
  const upward = cross(sun, across)
  const points = groundInView(input)
  const u = points.map((point) => dot(point, across))
  const v = points.map((point) => dot(point, upward))
  const halfWidthM = half(u) + MARGIN_M
  const halfHeightM = half(v) + MARGIN_M
  const atU = snapped(middle(u), (2 * halfWidthM) / mapPx)
  const atV = snapped(middle(v), (2 * halfHeightM) / mapPx)
  const depth = middle(points.map((point) => dot(point, sun)))
  return {
    middle: [
      across[0] * atU + upward[0] * atV + sun[0] * depth,
      across[1] * atU + upward[1] * atV + sun[1] * depth,
      across[2] * atU + upward[2] * atV + sun[2] * depth,
    ],
    across,
    upward,
    halfWidthM,
    halfHeightM,
  }
}

/** Where the lines of sight meet the ground, no farther than the reach and no farther than the plant. */
export function groundInView({
  sightLines,
  eye,
  groundM,
  reachM,
  plant,
}: ShadowFitInput): readonly Place[] {
  const points = sightLines.map(([x, y, z]): Place => {
    const length = Math.hypot(x, y, z)
    const down = (groundM - eye[2]) / z
    const along = z < 0 && down * length < reachM ? down : reachM / length
    return [eye[0] + along * x, eye[1] + along * y, groundM]
  })
  const clipped = points.map(
    ([x, y, z]): Place => [
      Math.min(plant.east, Math.max(plant.west, x)),
      Math.min(plant.north, Math.max(plant.south, y)),
      z,
    ],
  )
  return clipped
}

const middle = (values: readonly number[]): number =>
  (Math.min(...values) + Math.max(...values)) / 2
const half = (values: readonly number[]): number => (Math.max(...values) - Math.min(...values)) / 2
const snapped = (value: number, step: number): number => Math.round(value / step) * step
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}
