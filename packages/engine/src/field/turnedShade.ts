import { tierStartM } from '../model/field.ts'
import { areaOf, cutPolygon, makePolygon, type Polygon } from '../scene/polygon.ts'
import type { Vector3 } from '../scene/scene.ts'
import { dot, plus } from '../scene/vectors.ts'
import { turnsByRow } from '../tracking/rowBacktracking.ts'
import { type FieldFrame, type TablePose, tablePose } from './fieldFrame.ts'
import type { FieldPlan, PlannedClass } from './fieldPlan.ts'

/** Rotation of a table at the step at work, deg. */
export type TurnOf = (table: number) => number

/** Tables that turn each by itself. */
export interface FieldTurns {
  /** Rotation, deg, of a class's representative or a table that may shade it. */
  readonly at: (table: number, step: number) => number
}

/** Whether all tables of a field are planes of one direction at each step. */
export function standAlike({ mount, field }: Pick<FieldPlan, 'mount' | 'field'>): boolean {
  return mount.kind === 'fixed' || (field.axisTiltDeg === undefined && !turnsByRow(mount))
}

/** A table that may shade another. */
export interface Neighbour {
  readonly table: number
  readonly frame: FieldFrame
  /** From the middle of the shaded table to its own, on the ground, m. */
  readonly away: Vector3
}

/** Adds the shadow of a neighbour, as it stands, to the covered share of each row of cells; true where it meets one. */
export type TurnedShade = (
  pose: TablePose,
  sun: Vector3,
  neighbour: Neighbour,
  turnOf: TurnOf,
  cover: Float64Array,
) => boolean

/** A smaller share of a row of cells is the rounding of two planes that just meet in the view of the sun. */
const LEAST_SHARE = 1e-6

/** Axes of one field are bent against each other by less than this, as a sine. */
const MOST_BEND = 0.15

export function turnedShade(plan: FieldPlan, { nodes }: PlannedClass): TurnedShade {
  const { mount, widthM, lengthM, field } = plan
  const { structure } = field
  const strip = makePolygon()
  const cut = makePolygon()
  const cell = makePolygon()
  const whole = makePolygon()
  const sunward = makePolygon()
  const cells = nodes.cellFromM.length
  const solid = structure.moduleAlongM / (structure.moduleAlongM + structure.columnGapM)
  const halfM = structure.moduleAlongM / 2
  const addTier = (cover: Float64Array): boolean => {
    let isHit = false
    const [lowM, highM] = rangeOf(sunward.y, sunward.count)
    for (let j = 0; j < nodes.columnM.length; j++) {
      cutPolygon(sunward, 'x', nodes.columnM[j] - halfM, 1, cut)
      cutPolygon(cut, 'x', nodes.columnM[j] + halfM, -1, strip)
      if (strip.count === 0) continue
      for (let k = 0; k < cells; k++) {
        const fromM = nodes.cellFromM[k]
        const toM = nodes.cellToM[k]
        if (highM <= fromM || lowM >= toM) continue
        cutPolygon(strip, 'y', fromM, 1, cut)
        cutPolygon(cut, 'y', toM, -1, cell)
        const part = areaOf(cell) / (2 * halfM * (toM - fromM))
        if (part < LEAST_SHARE) continue
        cover[j * cells + k] += part * solid
        isHit = true
      }
    }
    return isHit
  }
  return (pose, sun, { table, frame, away }, turnOf, cover) => {
    if (isFarApart(pose, sun, away, widthM, lengthM)) return false
    const other = tablePose(mount, frame, turnOf(table))
    const lift = structure.planeOffsetM
    const middle = plus(plus(away, other.normal, lift), pose.normal, -lift)
    let isHit = false
    for (let tier = 0; tier < structure.tiers; tier++) {
      const start = tierStartM(structure, tier)
      projectTier(
        pose,
        sun,
        other,
        middle,
        [start, start + structure.moduleAcrossM],
        lengthM,
        whole,
      )
      cutPolygon(whole, 'depth', 0, 1, sunward)
      if (sunward.count > 0) isHit = addTier(cover) || isHit
    }
    return isHit
  }
}

/** Whether two tables cannot meet in the view of the sun, however they are turned. */
function isFarApart(
  { along, chord, normal }: TablePose,
  sun: Vector3,
  away: Vector3,
  widthM: number,
  lengthM: number,
): boolean {
  const sunAlong = dot(sun, along)
  const sunChord = dot(sun, chord)
  const sunNormal = dot(sun, normal)
  const across = sunChord * sunChord + sunNormal * sunNormal
  const awayChord = dot(away, chord)
  const awayNormal = dot(away, normal)
  const root = Math.sqrt(across)
  const acrossM = Math.abs(sunNormal * awayChord - sunChord * awayNormal) / root
  if (acrossM > 1.1 * widthM + MOST_BEND * lengthM) return true
  const awayM =
    dot(away, along) - (sunAlong * (awayChord * sunChord + awayNormal * sunNormal)) / across
  return Math.abs(awayM) > 1.1 * lengthM + (1.1 * widthM * Math.abs(sunAlong)) / root
}

/** Corners of a tier of a table as the sun casts them on the plane of another: along it, across it, and how far sunward of it they are. */
function projectTier(
  pose: TablePose,
  sun: Vector3,
  other: TablePose,
  middle: Vector3,
  edgesM: readonly [number, number],
  lengthM: number,
  out: Polygon,
): void {
  const facing = dot(pose.normal, sun)
  const sunAlong = dot(sun, pose.along)
  const sunChord = dot(sun, pose.chord)
  out.count = 4
  for (let corner = 0; corner < 4; corner++) {
    const alongM = corner === 1 || corner === 2 ? lengthM / 2 : -lengthM / 2
    const place = plus(plus(middle, other.chord, edgesM[corner < 2 ? 0 : 1]), other.along, alongM)
    const depth = dot(place, pose.normal) / facing
    out.x[corner] = dot(place, pose.along) - depth * sunAlong
    out.y[corner] = dot(place, pose.chord) - depth * sunChord
    out.depth[corner] = depth
  }
}

function rangeOf(values: Float64Array, count: number): readonly [number, number] {
  let low = values[0]
  let high = values[0]
  for (let k = 1; k < count; k++) {
    if (values[k] < low) low = values[k]
    if (values[k] > high) high = values[k]
  }
  return [low, high]
}
