import { evenEdges, type FaceGrid, type SurfaceBins, sceneBins, type Vector3 } from '@duet/engine'
import type { BuiltFace, BuiltScene } from './buildScene.ts'

/** How finely sunlight is gathered: side of bins next to the sensors, m, and what they grow by with the distance. */
export interface BinSizes {
  readonly groundM: number
  readonly faceM: number
  readonly growth: number
}

/** Sensors see the ground and structure closest to them, m around. */
const NEAR_M = 1
const GROUND_POINTS = 12
const FACE_POINTS = 8
/** Parts of a cylinder's turn: of one that sensors look at from nearby, of others. */
const NEAR_TURN_PARTS = 48
const FAR_TURN_PARTS = 24
/** Shadow edges run along rows: sides across them have this many parts or more, but none below the size next to the sensors. */
const LEAST_PARTS = 16
/** Reflectance that is worth the finest bins. */
const FULL_REFLECTANCE = 0.3
/** Ground beyond the field that shadows of its height can reach, heights. */
const SHADOW_REACH = 6

/** Bins for the sunlight that some sensors of a scene see reflected: finest beside them. */
export function sunBins(
  { scene, faces }: BuiltScene,
  positions: readonly Vector3[],
  sizes: BinSizes,
): SurfaceBins {
  const { bounds } = scene.bvh
  const reach = 5 + SHADOW_REACH * ((bounds[5] ?? 0) - (bounds[2] ?? 0))
  const edges = (axis: 0 | 1): Float64Array =>
    gradedEdges(
      { low: (bounds[axis] ?? 0) - reach, high: (bounds[3 + axis] ?? 0) + reach },
      around(positions.map((position) => position[axis])),
      sizes.groundM,
      sizes.growth,
    )
  const ground = {
    origin: [0, 0, 0],
    azimuthDeg: 90,
    acrossM: edges(0),
    alongM: edges(1),
    points: GROUND_POINTS,
  } as const
  const bright = faces.filter(({ surface }) => surface.reflectanceFront > 0)
  return sceneBins(
    scene,
    ground,
    bright.flatMap((face) => faceGrids(face, positions, sizes)),
  )
}

function faceGrids(
  face: BuiltFace,
  positions: readonly Vector3[],
  sizes: BinSizes,
): readonly FaceGrid[] {
  const { origin, alongS, alongT, isRound } = face
  const s = placesAlong(origin, alongS, positions)
  const t = placesAlong(origin, alongT, positions)
  // A face is seen as finely as its light is strong and its distance small.
  const distance = Math.min(
    ...positions.map((position, i) => {
      const foot = plus(plus(origin, alongS, held(s[i] ?? 0)), alongT, held(t[i] ?? 0))
      return Math.hypot(...plus(position, foot, -1))
    }),
  )
  const dimness = Math.max(1, FULL_REFLECTANCE / face.surface.reflectanceFront)
  const wantedM = Math.max(sizes.faceM * dimness, sizes.growth * distance)
  const finestFor = (along: Vector3): number =>
    Math.max(sizes.faceM, Math.min(wantedM, Math.hypot(...along) / LEAST_PARTS))
  const grid = {
    primitive: face.primitive,
    edgesS: isRound
      ? evenEdges(distance < NEAR_M ? NEAR_TURN_PARTS : FAR_TURN_PARTS)
      : sideEdges(Math.hypot(...alongS), s, finestFor(alongS), sizes.growth),
    edgesT: sideEdges(Math.hypot(...alongT), t, finestFor(alongT), sizes.growth),
    points: FACE_POINTS,
  }
  // Nothing is seen of the inside of a closed cylinder.
  return isRound
    ? [{ ...grid, side: 0 }]
    : [
        { ...grid, side: 0 },
        { ...grid, side: 1 },
      ]
}

/** Where the sensors lie along a side, as shares of it. */
function placesAlong(
  origin: Vector3,
  along: Vector3,
  positions: readonly Vector3[],
): readonly number[] {
  const squared = along[0] ** 2 + along[1] ** 2 + along[2] ** 2
  return positions.map((position) => {
    const [x, y, z] = plus(position, origin, -1)
    return squared > 0 ? (x * along[0] + y * along[1] + z * along[2]) / squared : 0
  })
}

function plus(a: Vector3, b: Vector3, factor = 1): Vector3 {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]]
}

function held(share: number): number {
  return Math.min(1, Math.max(0, share))
}

/** Edges along one side of a face as shares of it, finest where the sensors are nearest. */
function sideEdges(
  length: number,
  places: readonly number[],
  finestM: number,
  growth: number,
): Float64Array {
  if (length < finestM) return evenEdges(1)
  const near = around(places.map((share) => share * length))
  // The finest part is held to the side.
  const inside = { low: length * held(near.low / length), high: length * held(near.high / length) }
  const edges = gradedEdges({ low: 0, high: length }, inside, finestM, growth)
  const inner = [...edges].filter((edge) => edge > 1e-6 && edge < length - 1e-6)
  return Float64Array.from([0, ...inner.map((edge) => edge / length), 1])
}

interface Range {
  readonly low: number
  readonly high: number
}

function around(places: readonly number[]): Range {
  return { low: Math.min(...places) - NEAR_M, high: Math.max(...places) + NEAR_M }
}

/** Edges over all of a range, even over the near part of it and wider with the distance from there. */
function gradedEdges(all: Range, near: Range, finestM: number, growth: number): Float64Array {
  const inner = Math.max(1, Math.ceil((near.high - near.low) / finestM))
  const edges = Array.from(
    { length: inner + 1 },
    (_, i) => near.low + (i / inner) * (near.high - near.low),
  )
  const below: number[] = []
  for (let edge = near.low; edge > all.low; ) {
    edge -= Math.max(finestM, growth * (near.low - edge))
    below.push(edge)
  }
  for (let edge = near.high; edge < all.high; ) {
    edge += Math.max(finestM, growth * (edge - near.high))
    edges.push(edge)
  }
  return Float64Array.from([...below.toReversed(), ...new Set(edges)])
}
