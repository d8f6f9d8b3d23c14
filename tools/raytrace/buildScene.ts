import {
  type Scene,
  type SceneBuilder,
  type Surface,
  sceneBuilder,
  type Vector3,
} from '@duet/engine'
import type { SceneFile, ScenePrimitive } from './sceneFile.ts'

/** A primitive of the engine and where it lies, m. */
export interface BuiltFace {
  readonly primitive: number
  readonly surface: Surface
  /** A cylinder's wall: s runs around it. */
  readonly isRound: boolean
  /** Where s and t are 0: of a cylinder the middle of its end. */
  readonly origin: Vector3
  /** From there along s and t over the whole primitive; `alongS` of a cylinder is not used. */
  readonly alongS: Vector3
  readonly alongT: Vector3
}

export interface BuiltScene {
  readonly scene: Scene
  readonly faces: readonly BuiltFace[]
  readonly albedo: number
}

type Repeat = ScenePrimitive['repeat'][number]

/** Copies of one kind along an edge; the others are made one by one. */
interface Copies {
  readonly along: Repeat | undefined
  readonly others: readonly Repeat[]
}

/** The scene by the engine's own builder: copies along an edge become grids. */
export function buildScene({ scene }: SceneFile): BuiltScene {
  const builder = sceneBuilder()
  const reflectance = (material: string): number => {
    const value = scene.materials[material]
    if (value === undefined) throw new Error(`no material ${material}`)
    return value
  }
  const faces = scene.primitives.flatMap((primitive) => {
    const share = reflectance(primitive.material)
    const isStructure = primitive.part === 'torque_tube' || primitive.part === 'post'
    const surface = { reflectanceFront: share, reflectanceBack: share, isStructure }
    return addPrimitive(builder, primitive, surface)
  })
  const { point, normal, material } = scene.ground
  return { scene: builder.build({ point, normal }), faces, albedo: reflectance(material) }
}

function addPrimitive(
  builder: SceneBuilder,
  primitive: ScenePrimitive,
  surface: Surface,
): readonly BuiltFace[] {
  switch (primitive.type) {
    case 'quad':
      return addQuads(builder, primitive, surface)
    case 'box':
      return addBoxes(builder, primitive, surface)
    case 'cylinder': {
      const { p0, p1, radius, capped } = primitive
      return offsets(primitive.repeat).map((offset) => {
        const start = sum(p0, offset)
        const shape = { p0: start, p1: sum(p1, offset), radius, capped }
        const alongT = sum(p1, p0, -1)
        return {
          primitive: builder.addCylinder(shape, surface),
          surface,
          isRound: true,
          origin: start,
          alongS: [0, 0, 0],
          alongT,
        }
      })
    }
  }
}

function addQuads(
  builder: SceneBuilder,
  { p0, u, v, repeat }: Extract<ScenePrimitive, { type: 'quad' }>,
  surface: Surface,
): readonly BuiltFace[] {
  const alongU = copiesAlong(repeat, u)
  const alongV = copiesAlong(alongU.others, v)
  const grid = {
    u,
    v,
    countU: alongU.along?.n ?? 1,
    stepU: alongU.along?.step ?? u,
    countV: alongV.along?.n ?? 1,
    stepV: alongV.along?.step ?? v,
  }
  const alongS = sum(u, grid.stepU, grid.countU - 1)
  const alongT = sum(v, grid.stepV, grid.countV - 1)
  return offsets(alongV.others).map((offset) => {
    const origin = sum(p0, offset)
    const primitive = builder.addGrid({ origin, ...grid }, surface)
    return { primitive, surface, isRound: false, origin, alongS, alongT }
  })
}

function addBoxes(
  builder: SceneBuilder,
  { p0, u, v, w, repeat }: Extract<ScenePrimitive, { type: 'box' }>,
  surface: Surface,
): readonly BuiltFace[] {
  const { along, others } = copiesAlong(repeat, u)
  const countU = along?.n ?? 1
  const stepU = along?.step ?? u
  const allU = sum(u, stepU, countU - 1)
  return offsets(others).flatMap((offset) => {
    const origin = sum(p0, offset)
    const first = builder.addBox({ origin, u, v, w, countU, stepU }, surface)
    // As the builder lays faces out.
    const face = (place: number, at: Vector3, alongS: Vector3, alongT: Vector3): BuiltFace => ({
      primitive: first + place,
      surface,
      isRound: false,
      origin: at,
      alongS,
      alongT,
    })
    const sides = [
      face(0, sum(origin, w), allU, v),
      face(1, sum(origin, v), allU, sum([0, 0, 0], v, -1)),
      face(2, sum(sum(origin, v), w), allU, sum([0, 0, 0], w, -1)),
      face(3, origin, allU, w),
    ]
    const ends = Array.from({ length: countU }, (_, i) => {
      const at = sum(origin, stepU, i)
      return [face(4 + 2 * i, sum(at, u), v, w), face(5 + 2 * i, at, w, v)]
    })
    return [...sides, ...ends.flat()]
  })
}

/** The copies whose step runs along an edge and is not shorter, taken out of all. */
function copiesAlong(repeat: readonly Repeat[], edge: Vector3): Copies {
  const length = Math.hypot(...edge)
  const at = repeat.findIndex(({ n, step }) => {
    const product = edge[0] * step[0] + edge[1] * step[1] + edge[2] * step[2]
    const share = product / (length * length)
    return n > 1 && share >= 1 && Math.hypot(...sum(step, edge, -share)) < 1e-6 * length
  })
  const along = repeat[at]
  return { along, others: along === undefined ? repeat : repeat.filter((_, i) => i !== at) }
}

/** Where each copy lies from the first, copies of copies included. */
function offsets(repeat: readonly Repeat[]): readonly Vector3[] {
  const start: readonly Vector3[] = [[0, 0, 0]]
  return repeat.reduce(
    (all, { n, step }) =>
      all.flatMap((offset) => Array.from({ length: n }, (_, k) => sum(offset, step, k))),
    start,
  )
}

function sum(a: Vector3, b: Vector3, factor = 1): Vector3 {
  return [a[0] + factor * b[0], a[1] + factor * b[1], a[2] + factor * b[2]]
}
