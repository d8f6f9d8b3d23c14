/** Triangles of a part, ready for the graphics card. */
export interface PartMesh {
  readonly positions: Float32Array
  readonly normals: Float32Array
  readonly uvs: Float32Array
  readonly indices: Uint32Array
}

/** Collects boxes, quads and bars. */
export interface PartMeshBuilder {
  readonly positions: number[]
  readonly normals: number[]
  readonly uvs: number[]
  readonly indices: number[]
}

export type Point3 = readonly [number, number, number]

export function partMeshBuilder(): PartMeshBuilder {
  return { positions: [], normals: [], uvs: [], indices: [] }
}

export function partMesh({ positions, normals, uvs, indices }: PartMeshBuilder): PartMesh {
  return {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(normals),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.from(indices),
  }
}

export interface QuadShape {
  /** First corner; the others are origin + u, origin + u + v, origin + v: anticlockwise seen from the front. */
  readonly origin: Point3
  readonly u: Point3
  readonly v: Point3
  /** Texture at the corners, [8]; absent: 0 all over. */
  readonly uv?: readonly number[]
}

const NO_TEXTURE = [0, 0, 0, 0, 0, 0, 0, 0]

export function addQuad(to: PartMeshBuilder, { origin, u, v, uv = NO_TEXTURE }: QuadShape): void {
  const first = to.positions.length / 3
  const normal = unitCross(u, v)
  const far = sum(origin, u)
  for (const corner of [origin, far, sum(far, v), sum(origin, v)]) {
    to.positions.push(...corner)
    to.normals.push(...normal)
  }
  to.uvs.push(...uv)
  to.indices.push(first, first + 1, first + 2, first, first + 2, first + 3)
}

/** An upright box between two corners, all sides closed. */
export function addBox(to: PartMeshBuilder, from: Point3, until: Point3): void {
  const [x, y, z]: readonly [Point3, Point3, Point3] = [
    [until[0] - from[0], 0, 0],
    [0, until[1] - from[1], 0],
    [0, 0, until[2] - from[2]],
  ]
  const sides: readonly (readonly [origin: Point3, u: Point3, v: Point3])[] = [
    [sum(from, z), x, y],
    [from, y, x],
    [from, x, z],
    [sum(from, y), z, x],
    [from, z, y],
    [sum(from, x), y, z],
  ]
  for (const [origin, u, v] of sides) addQuad(to, { origin, u, v })
}

export interface BarShape {
  readonly radiusM: number
  readonly fromM: number
  readonly toM: number
  /** Local axis that it runs along. */
  readonly along: 'y' | 'z'
  readonly sides: number
}

/** A round bar about the origin, closed at its ends. */
export function addBar(to: PartMeshBuilder, { radiusM, fromM, toM, along, sides }: BarShape): void {
  const first = to.positions.length / 3
  const point = (turn: number, at: number): Point3 =>
    along === 'y'
      ? [radiusM * Math.sin(turn), at, radiusM * Math.cos(turn)]
      : [radiusM * Math.cos(turn), radiusM * Math.sin(turn), at]
  for (let side = 0; side <= sides; side++) {
    const turn = (2 * Math.PI * side) / sides
    for (const at of [fromM, toM]) {
      const [x, y, z] = point(turn, at)
      to.positions.push(x, y, z)
      to.normals.push(x / radiusM, along === 'y' ? 0 : y / radiusM, along === 'y' ? z / radiusM : 0)
      to.uvs.push(0, 0)
    }
    if (side === sides) break
    const a = first + 2 * side
    to.indices.push(a, a + 2, a + 3, a, a + 3, a + 1)
  }
  addCap(to, point, { at: fromM, sides, isStart: true, along })
  addCap(to, point, { at: toM, sides, isStart: false, along })
}

function addCap(
  to: PartMeshBuilder,
  point: (turn: number, at: number) => Point3,
  end: {
    readonly at: number
    readonly sides: number
    readonly isStart: boolean
    readonly along: 'y' | 'z'
  },
): void {
  const first = to.positions.length / 3
  const way = end.isStart ? -1 : 1
  for (let side = 0; side < end.sides; side++) {
    to.positions.push(...point((2 * Math.PI * side) / end.sides, end.at))
    to.normals.push(...(end.along === 'y' ? [0, way, 0] : [0, 0, way]))
    to.uvs.push(0, 0)
    if (side < 2) continue
    const pair = end.isStart ? [first + side, first + side - 1] : [first + side - 1, first + side]
    to.indices.push(first, pair[0] ?? 0, pair[1] ?? 0)
  }
}

const sum = (a: Point3, b: Point3): Point3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

function unitCross(a: Point3, b: Point3): Point3 {
  const [x, y, z] = [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
