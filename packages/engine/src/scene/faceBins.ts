import { edgeFinder } from './edges.ts'
import { CYLINDER, GRID, type Scene, SHAPE_SIZE } from './scene.ts'
import { type BinPart, emptyBinPart } from './surfaceBins.ts'

/** Bins over one side of a primitive: s and t of a hit cut into parts. Bin = part of t · parts of s + part of s. */
export interface FaceGrid {
  readonly primitive: number
  /** 0 front, 1 back. */
  readonly side: 0 | 1
  /** Rising edges of the parts, from 0 to 1, shares of the whole primitive; see `evenEdges`. */
  readonly edgesS: Float64Array
  readonly edgesT: Float64Array
  /**
   * Faces of one key share their bins, such as the faces of one table class or the triangles of one wall. The first of them to be listed has
   * the places at which the sun is looked at. Left out: bins of its own.
   */
  readonly key?: string
  /** Adds places of its own to those of its key, as parts of one wall do; they weigh by their face's area. */
  readonly isPart?: boolean
  /** Places of a bin at which the sun is looked at. */
  readonly points: number
}

interface FaceBins {
  readonly part: BinPart
  readonly binAt: (primitive: number, s: number, t: number, side: number) => number
}

interface FaceFinder {
  readonly first: number
  readonly countS: number
  readonly lengthS: number
  readonly lengthT: number
  readonly partOfS: (share: number) => number
  readonly partOfT: (share: number) => number
}

/** Just below 1: the far edge belongs to the last part. */
const LAST_SHARE = 1 - 1e-12

export function faceBins(scene: Scene, faces: readonly FaceGrid[]): FaceBins {
  const finders: (FaceFinder | undefined)[] = Array.from({ length: 2 * scene.count })
  const keys = new Map<string, number>()
  const part = emptyBinPart()
  let count = 0
  for (const face of faces) {
    const known = face.key === undefined ? undefined : keys.get(face.key)
    const first = known ?? count
    const countS = face.edgesS.length - 1
    if (known === undefined) count += countS * (face.edgesT.length - 1)
    if (face.key !== undefined) keys.set(face.key, first)
    const [lengthS, lengthT] = extents(scene, face.primitive)
    finders[2 * face.primitive + face.side] = {
      first,
      countS,
      lengthS,
      lengthT,
      partOfS: edgeFinder(face.edgesS),
      partOfT: edgeFinder(face.edgesT),
    }
    if (known === undefined || face.isPart === true) addFacePlaces(scene, face, first, part)
  }
  evenOut(part, count)
  return {
    part: { ...part, count },
    binAt: (primitive, s, t, side) => {
      const finder = finders[2 * primitive + side]
      if (finder === undefined) return -1
      const i = finder.partOfS(Math.min(LAST_SHARE, Math.max(0, s / finder.lengthS)))
      const j = finder.partOfT(Math.min(LAST_SHARE, Math.max(0, t / finder.lengthT)))
      return finder.first + j * finder.countS + i
    },
  }
}

/** Lengths of s and t over a whole primitive. */
function extents({ kinds, shapes }: Scene, primitive: number): readonly [number, number] {
  if (kinds[primitive] !== GRID) return [1, 1]
  const at = SHAPE_SIZE * primitive
  // Up to the end of the last cell.
  return [shapes[at + 12] - 1 + shapes[at + 13], shapes[at + 14] - 1 + shapes[at + 15]]
}

/** Tries for a place, for each that is wanted, before a bin of gaps is left without. */
const TRIES = 10
const PLASTIC = [0.7548776662466927, 0.5698402909980532] as const

function addFacePlaces(scene: Scene, face: FaceGrid, start: number, part: BinPart): void {
  const [lengthS, lengthT] = extents(scene, face.primitive)
  const area = faceArea(scene, face.primitive)
  const { edgesS, edgesT } = face
  const countS = edgesS.length - 1
  for (let bin = 0; bin < countS * (edgesT.length - 1); bin++) {
    const i = bin % countS
    const j = Math.floor(bin / countS)
    let taken = 0
    for (let k = 1; taken < face.points && k <= TRIES * face.points; k++) {
      const place = bin * face.points + k
      const s = lengthS * (edgesS[i] + ((place * PLASTIC[0]) % 1) * (edgesS[i + 1] - edgesS[i]))
      const t = lengthT * (edgesT[j] + ((place * PLASTIC[1]) % 1) * (edgesT[j + 1] - edgesT[j]))
      if (!isOnFace(scene, face.primitive, s, t)) continue
      taken++
      part.bin.push(start + bin)
      part.weight.push(area)
      addPlaceAt(scene, face, s, t, part)
    }
  }
}

/** Makes the weights of each bin sum to 1. */
function evenOut(part: BinPart, count: number): void {
  const sums = new Float64Array(count)
  for (let i = 0; i < part.bin.length; i++) sums[part.bin[i]] += part.weight[i]
  for (let i = 0; i < part.bin.length; i++) part.weight[i] /= sums[part.bin[i]]
}

function isOnFace({ kinds, shapes }: Scene, primitive: number, s: number, t: number): boolean {
  const at = SHAPE_SIZE * primitive
  if (kinds[primitive] === CYLINDER) return true
  if (kinds[primitive] !== GRID) return s + t <= 1
  return s - Math.floor(s) <= shapes[at + 13] && t - Math.floor(t) <= shapes[at + 15]
}

/** Of one step of a grid, a triangle's doubled, a cylinder's wall: 1; areas matter between parts of one wall alone. */
function faceArea({ kinds, shapes }: Scene, primitive: number): number {
  if (kinds[primitive] === CYLINDER) return 1
  const at = SHAPE_SIZE * primitive
  const a = shapes.subarray(at + 4, at + 7)
  const b = shapes.subarray(at + 8, at + 11)
  // Of two vectors in a plane and their duals |u × v| · |a × b| = 1.
  const x = a[1] * b[2] - a[2] * b[1]
  const y = a[2] * b[0] - a[0] * b[2]
  const z = a[0] * b[1] - a[1] * b[0]
  const area = Math.hypot(x, y, z)
  return area > 0 ? 1 / area : 0
}

function addPlaceAt(
  { kinds, shapes }: Scene,
  { primitive, side }: FaceGrid,
  s: number,
  t: number,
  part: BinPart,
): void {
  const at = SHAPE_SIZE * primitive
  const sign = side === 0 ? 1 : -1
  if (kinds[primitive] !== CYLINDER) {
    pushPlanePlace(shapes, at, s, t, part.position)
    part.normal.push(sign * shapes[at], sign * shapes[at + 1], sign * shapes[at + 2])
    return
  }
  const cos = Math.cos(2 * Math.PI * s)
  const sin = Math.sin(2 * Math.PI * s)
  for (let k = 0; k < 3; k++) {
    const out = cos * shapes[at + 9 + k] + sin * shapes[at + 12 + k]
    const centre = shapes[at + k] + t * shapes[at + 6] * shapes[at + 3 + k]
    part.position.push(centre + shapes[at + 7] * out)
    part.normal.push(sign * out)
  }
}

/** The place of a plane with given s and t: n·p = d, a·p = s + a0, b·p = t + b0; with the duals u of a and v of b, p = d·n + (s + a0)·u + (t + b0)·v. */
function pushPlanePlace(
  shapes: Float64Array,
  at: number,
  s: number,
  t: number,
  out: number[],
): void {
  const n = at
  const a = at + 4
  const b = at + 8
  // u = (b × n)/D and v = (n × a)/D with D = a·(b × n), axis after axis.
  let scale = 0
  for (let k = 0; k < 3; k++) scale += shapes[a + k] * crossPart(shapes, b, n, k)
  for (let k = 0; k < 3; k++) {
    const u = crossPart(shapes, b, n, k) / scale
    const v = crossPart(shapes, n, a, k) / scale
    out.push(shapes[at + 3] * shapes[n + k] + (s + shapes[at + 7]) * u + (t + shapes[at + 11]) * v)
  }
}

/** Part `axis` of the cross product of two vectors of an array. */
function crossPart(values: Float64Array, a: number, b: number, axis: number): number {
  const one = (axis + 1) % 3
  const two = (axis + 2) % 3
  return values[a + one] * values[b + two] - values[a + two] * values[b + one]
}
