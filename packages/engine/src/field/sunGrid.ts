import { DEG_TO_RAD } from '@duet/units'
import type { Vector3 } from '../scene/scene.ts'
import { dot } from '../scene/vectors.ts'
import { FACE_BINS } from './classBins.ts'
import { type ClassFactors, rowCountOf } from './classFactors.ts'
import { classSun } from './classSun.ts'
import type { FieldFactors } from './fieldFactors.ts'
import { tablePose } from './fieldFrame.ts'
import type { FieldPlan, PlannedClass } from './fieldPlan.ts'
import { timesColumns } from './sparseColumns.ts'
import { standAlike, type TurnOf } from './turnedShade.ts'

/** Light of the sun by way of the ground and the faces, for a beam of 1 W/m²: of each row of factors, between its turns. */
export interface SunReflection {
  /** By one reflection of the ground, before its albedo, [rows]. */
  readonly ground: Float64Array
  /** By faces and tube, [rows]. */
  readonly faces: Float64Array
  /** Mean light on the ground along the table. */
  meanGround: number
}

/**
 * Reflected light of a class at the nodes of a grid of places of the sun, found when it is first asked for, and read between them: for series
 * with many more steps than nodes. The nodes do not depend on what was asked before, so that any cut of the steps gives the same numbers.
 */
export interface SunGrid {
  /** Of each class; undefined where it must be summed at each step. */
  readonly classes: readonly (ClassGrid | undefined)[]
}

/** Writes the reflection at a step; false where the light is not even about it, and `out` means nothing. */
export type ClassGrid = (sun: Vector3, rotationDeg: number, out: SunReflection) => boolean

/** How fine a grid is. */
export interface SunGridDetail {
  /** Distance of the nodes on the stereographic map of the sky: as it is at the zenith, half of it at the horizon, where shadows move fast. */
  readonly nodeStepDeg: number
  /** A table turned otherwise by more than this than at the nodes about it does not follow the sun alone, or has come to a bound. */
  readonly turnToleranceDeg: number
}

/** For the account of a run. */
export const ACCOUNT_GRID: SunGridDetail = { nodeStepDeg: 1.1, turnToleranceDeg: 0.05 }

const PAGE_NODES = 256

/** The nodes, row by row. */
interface Nodes {
  readonly step: number
  /** From the zenith beyond the horizon, which lies at 2. */
  readonly reach: number
  readonly width: number
  readonly turnToleranceDeg: number
}

function nodesOf({ nodeStepDeg, turnToleranceDeg }: SunGridDetail): Nodes {
  const step = nodeStepDeg * DEG_TO_RAD
  const reach = Math.ceil(2 / step) + 1
  return { step, reach, width: 2 * reach + 1, turnToleranceDeg }
}

/** Sun lower than this over the ground, whose shadows are long: summed at each step. */
const LEAST_UP = Math.sin(3 * DEG_TO_RAD)

/** Mean shade from which on the cells count as shaded: where that begins, light bends. */
const LEAST_SHADE = 1e-3

/**
 * @param turnTowards - rotations of the tables that follow a sun at that place and nothing else
 */
export function sunGrid(
  plan: FieldPlan,
  factors: FieldFactors,
  turnTowards: (sun: Vector3) => TurnOf,
  detail: SunGridDetail = ACCOUNT_GRID,
): SunGrid {
  const nodes = nodesOf(detail)
  const turns: TurnOf[] = []
  const turnsAt = (node: number): TurnOf => {
    turns[node] ??= turnTowards(placeOf(nodes, node))
    return turns[node]
  }
  const hasObstacles = (plan.field.obstacles?.length ?? 0) > 0
  return {
    // Obstacles leave and meet whole bins of the ground from one step to the next.
    classes: plan.classes.map((tableClass, index) =>
      hasObstacles && tableClass.isNearObstacle
        ? undefined
        : classGrid(plan, tableClass, factors.classes[index], factors.rotationsDeg, nodes, turnsAt),
    ),
  }
}

function classGrid(
  plan: FieldPlan,
  tableClass: PlannedClass,
  traced: ClassFactors,
  turns: Float64Array,
  nodes: Nodes,
  turnsAt: (node: number) => TurnOf,
): ClassGrid {
  const { step, reach, width, turnToleranceDeg } = nodes
  const rotationAt = (node: number): number => turnsAt(node)(tableClass.representative)
  const rowCount = rowCountOf(traced.sampleCount)
  const reflect = sunReflector(plan, tableClass, traced, turns)
  const size = 2 * rowCount + 2
  const found = new Int32Array(width * width).fill(-1)
  let count = 0
  // Pages, so that what is found never moves, and thousands of nodes are few arrays.
  const pages: Float32Array[] = []
  const reflectionAt = (node: number): Float32Array => {
    if (found[node] < 0) {
      if (count === pages.length * PAGE_NODES) pages.push(new Float32Array(PAGE_NODES * size))
      pages[pages.length - 1].set(
        reflect(placeOf(nodes, node), turnsAt(node)),
        (count % PAGE_NODES) * size,
      )
      found[node] = count++
    }
    return pages[Math.floor(found[node] / PAGE_NODES)]
  }
  const offsetOf = (node: number): number => (found[node] % PAGE_NODES) * size
  return (sun, rotationDeg, out) => {
    if (sun[2] < LEAST_UP || dot(plan.frame.ground, sun) < LEAST_UP) return false
    const scale = 2 / (1 + sun[2]) / step
    const x = sun[0] * scale + reach
    const y = sun[1] * scale + reach
    const node = Math.floor(y) * width + Math.floor(x)
    const right = x - Math.floor(x)
    const ahead = y - Math.floor(y)
    const w0 = (1 - right) * (1 - ahead)
    const w1 = right * (1 - ahead)
    const w2 = (1 - right) * ahead
    const w3 = right * ahead
    const turn =
      w0 * rotationAt(node) +
      w1 * rotationAt(node + 1) +
      w2 * rotationAt(node + width) +
      w3 * rotationAt(node + width + 1)
    if (!(Math.abs(turn - rotationDeg) < turnToleranceDeg)) return false
    const a = reflectionAt(node)
    const b = reflectionAt(node + 1)
    const c = reflectionAt(node + width)
    const d = reflectionAt(node + width + 1)
    const p = offsetOf(node)
    const q = offsetOf(node + 1)
    const r = offsetOf(node + width)
    const s = offsetOf(node + width + 1)
    const last = size - 1
    const shaded = a[p + last]
    if (b[q + last] !== shaded || c[r + last] !== shaded || d[s + last] !== shaded) return false
    const between = (k: number): number =>
      w0 * a[p + k] + w1 * b[q + k] + w2 * c[r + k] + w3 * d[s + k]
    for (let row = 0; row < rowCount; row++) {
      out.ground[row] = between(row)
      out.faces[row] = between(rowCount + row)
    }
    out.meanGround = between(2 * rowCount)
    return true
  }
}

/** Where the sun stands at a node; below the horizon beyond it. */
function placeOf({ step, reach, width }: Nodes, node: number): Vector3 {
  const x = ((node % width) - reach) * step
  const y = (Math.floor(node / width) - reach) * step
  const share = 1 / (1 + (x * x + y * y) / 4)
  return [x * share, y * share, 2 * share - 1]
}

/** Sums a reflection: of ground and faces by rows, the ground's mean, and 1 where the cells are shaded. */
function sunReflector(
  plan: FieldPlan,
  tableClass: PlannedClass,
  traced: ClassFactors,
  turns: Float64Array,
): (towards: Vector3, turnOf: TurnOf) => Float64Array {
  const rowCount = rowCountOf(traced.sampleCount)
  const sun = classSun(plan, tableClass)
  const lower = new Float64Array(2 * rowCount + 2)
  const upper = new Float64Array(2 * rowCount)
  return (towards, turnOf) => {
    const rotationDeg = turnOf(tableClass.representative)
    const pose = tablePose(plan.mount, tableClass.frame, rotationDeg)
    sun.look(pose, towards, standAlike(plan) ? undefined : turnOf)
    const { turn, upperShare } = betweenTurns(turns, rotationDeg)
    reflectAtTurn(traced, turn, sun, lower.subarray(0, rowCount), lower.subarray(rowCount))
    if (upperShare > 0) {
      reflectAtTurn(traced, turn + 1, sun, upper.subarray(0, rowCount), upper.subarray(rowCount))
      for (let k = 0; k < 2 * rowCount; k++) lower[k] += upperShare * (upper[k] - lower[k])
    }
    lower[2 * rowCount] = sun.meanGround()
    lower[2 * rowCount + 1] = sun.meanShade() > LEAST_SHADE ? 1 : 0
    return lower
  }
}

/** The traced turn below a rotation, and how near the next one is; what is outside takes the outermost turn. */
export function betweenTurns(
  turns: Float64Array,
  rotationDeg: number,
): { readonly turn: number; readonly upperShare: number } {
  const last = turns.length - 1
  const step = last > 0 ? (turns[last] - turns[0]) / last : 1
  const place = Math.min(last, Math.max(0, (rotationDeg - turns[0]) / step))
  const turn = Math.min(Math.floor(place), Math.max(0, last - 1))
  return { turn, upperShare: place - turn }
}

/** Light that the sunlit bins send to each row at one traced turn: by way of the ground, and by faces and tube. */
export function reflectAtTurn(
  { sampleCount, groundCount, wideCount, frontGround, rearGround, faces }: ClassFactors,
  turn: number,
  sun: { readonly bins: Float64Array; readonly wideBins: Float64Array },
  ground: Float64Array,
  ofFaces: Float64Array,
): void {
  const fronts = sampleCount + 1
  const wide = wideCount + FACE_BINS
  const fine = groundCount + FACE_BINS
  timesColumns(frontGround, turn * wide, wide, sun.wideBins, 0, ground.subarray(0, fronts))
  timesColumns(rearGround, turn * fine, fine, sun.bins, 0, ground.subarray(fronts))
  timesColumns(faces, turn * FACE_BINS, FACE_BINS, sun.bins, groundCount, ofFaces)
}
