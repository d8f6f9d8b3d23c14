import { buildBvh } from './bvh.ts'
import {
  CYLINDER,
  FLAG_GROUND,
  FLAG_STRUCTURE,
  GRID,
  type GroundPlane,
  type Scene,
  SHAPE_SIZE,
  type Surface,
  TRIANGLE,
  type Vector3,
} from './scene.ts'
import {
  boxAround,
  type CylinderShape,
  cylinderBox,
  forwardGrid,
  type GridShape,
  gridCorners,
  packCylinder,
  packGrid,
  packTriangle,
} from './shapes.ts'
import { cross, dot, plus, times } from './vectors.ts'

/** A closed box p0 + s·u + t·v + r·w, repeated along u. */
export interface BoxShape {
  readonly origin: Vector3
  readonly u: Vector3
  readonly v: Vector3
  readonly w: Vector3
  /** 1 when left out. */
  readonly countU?: number
  /** From box to box, along u. */
  readonly stepU?: Vector3
}

/** Triangles by corners; the front is the side from which they run counterclockwise. */
export interface TriangleMesh {
  /** x, y, z of each corner, m. */
  readonly positions: Float64Array
  /** Three corners a triangle. */
  readonly indices: ArrayLike<number>
}

/** Collects primitives. Each `add…` answers the number of the first it made; those of one call follow each other. */
export interface SceneBuilder {
  /** One primitive: the modules of one tier of a table, or of more in one plane. */
  readonly addGrid: (grid: GridShape, surface: Surface) => number
  readonly addQuad: (origin: Vector3, u: Vector3, v: Vector3, surface: Surface) => number
  /**
   * The faces of a box, fronts outward: at w = 1 and 0, at v = 1 and 0 (a grid each where boxes repeat), then those at u = 1 and 0 box
   * by box: 4 + 2 · countU primitives.
   */
  readonly addBox: (box: BoxShape, surface: Surface) => number
  readonly addCylinder: (cylinder: CylinderShape, surface: Surface) => number
  /** Triangles without area are stored as primitives that nothing meets. */
  readonly addTriangles: (mesh: TriangleMesh, surface: Surface) => number
  /** @param ground - left out: nothing below the primitives */
  readonly build: (ground?: GroundPlane) => Scene
}

interface Collected {
  readonly kinds: number[]
  readonly shapes: number[]
  readonly boxes: number[]
  readonly surfaces: Surface[]
}

/** An empty scene to add to. */
export function sceneBuilder(): SceneBuilder {
  const parts: Collected = { kinds: [], shapes: [], boxes: [], surfaces: [] }
  const addGrid = (grid: GridShape, surface: Surface): number => {
    const forward = forwardGrid(grid)
    const shape = new Float64Array(SHAPE_SIZE)
    packGrid(forward, shape, 0)
    return push(parts, GRID, shape, boxAround(gridCorners(forward)), surface)
  }
  const addQuad = (origin: Vector3, u: Vector3, v: Vector3, surface: Surface): number =>
    addGrid({ origin, u, v, countU: 1, stepU: u, countV: 1, stepV: v }, surface)
  return {
    addGrid,
    addQuad,
    addBox: (box, surface) => {
      const first = parts.kinds.length
      for (const face of boxFaces(box)) addGrid(face, surface)
      return first
    },
    addCylinder: (cylinder, surface) => {
      const shape = new Float64Array(SHAPE_SIZE)
      packCylinder(cylinder, shape, 0)
      return push(parts, CYLINDER, shape, cylinderBox(cylinder), surface)
    },
    addTriangles: (mesh, surface) => addTriangles(parts, mesh, surface),
    build: (ground) => finish(parts, ground),
  }
}

function push(
  parts: Collected,
  kind: number,
  shape: Float64Array,
  box: readonly number[],
  surface: Surface,
): number {
  parts.shapes.push(...shape)
  parts.boxes.push(...box)
  parts.surfaces.push(surface)
  return parts.kinds.push(kind) - 1
}

function boxFaces(box: BoxShape): readonly GridShape[] {
  const { countU = 1, stepU = box.u } = box
  // A left-handed box is turned over, so that u × v points along w and fronts point outward.
  const isMirrored = dot(cross(box.u, box.v), box.w) < 0
  const origin = isMirrored ? plus(box.origin, box.w) : box.origin
  const w = isMirrored ? times(box.w, -1) : box.w
  const { u, v } = box
  const grid = (at: Vector3, a: Vector3, b: Vector3): GridShape => ({
    origin: at,
    u: a,
    v: b,
    countU,
    stepU,
    countV: 1,
    stepV: b,
  })
  const faces = [
    grid(plus(origin, w), u, v),
    grid(plus(origin, v), u, times(v, -1)),
    grid(plus(plus(origin, v), w), u, times(w, -1)),
    grid(origin, u, w),
  ]
  for (let i = 0; i < countU; i++) {
    const start = plus(origin, stepU, i)
    const single = { countU: 1, countV: 1 } as const
    faces.push(
      { origin: plus(start, u), u: v, v: w, stepU: v, stepV: w, ...single },
      { origin: start, u: w, v, stepU: w, stepV: v, ...single },
    )
  }
  return faces
}

function addTriangles(
  parts: Collected,
  { positions, indices }: TriangleMesh,
  surface: Surface,
): number {
  const first = parts.kinds.length
  const corner = (i: number): Vector3 => {
    const at = 3 * indices[i]
    return [positions[at], positions[at + 1], positions[at + 2]]
  }
  for (let i = 0; i + 2 < indices.length; i += 3) {
    const p0 = corner(i)
    const p1 = corner(i + 1)
    const p2 = corner(i + 2)
    const shape = new Float64Array(SHAPE_SIZE)
    const u = plus(p1, p0, -1)
    const v = plus(p2, p0, -1)
    if (Math.hypot(...cross(u, v)) > 0) packTriangle(p0, u, v, shape, 0)
    push(parts, TRIANGLE, shape, boxAround([p0, p1, p2]), surface)
  }
  return first
}

function finish({ kinds, shapes, boxes, surfaces }: Collected, ground?: GroundPlane): Scene {
  return {
    count: kinds.length,
    kinds: Uint8Array.from(kinds),
    shapes: Float64Array.from(shapes),
    flags: Uint8Array.from(
      surfaces,
      (s) => (s.isStructure ? FLAG_STRUCTURE : 0) + (s.isGround ? FLAG_GROUND : 0),
    ),
    reflectances: Float64Array.from(
      surfaces.flatMap((s) => [s.reflectanceFront, s.reflectanceBack]),
    ),
    hasStructure: surfaces.some((s) => s.isStructure),
    ground,
    bvh: buildBvh(Float64Array.from(boxes)),
  }
}
