import { tierStartM } from '../model/field.ts'
import { addCover, addInterval, type Intervals, makeIntervals } from '../scene/intervals.ts'
import type { Vector3 } from '../scene/scene.ts'
import { dot } from '../scene/vectors.ts'
import { combine, type TablePose } from './fieldFrame.ts'
import { type FieldPlan, LEAST_SUN_UP, type PlannedClass } from './fieldPlan.ts'
import type { GroundBins } from './groundBins.ts'

/**
 * Writes the sunlit share of each bin of the ground, [bins]: the shadows of tables, tubes and posts, projected along the
 * sun's direction onto the plane of the ground. The ground outside the bins counts as lit here.
 */
export type GroundShade = (pose: TablePose, sun: Vector3, out: Float64Array) => void

/** A table, from the one in the middle: in plan, and how much higher its ground lies above the plane of the slope, m. */
interface PlacedTable {
  readonly across: number
  readonly along: number
  readonly rise: number
}

/** Pitches to either side within which tables throw shadows on the bins. */
const REACH_PITCHES = 6
const REACH_ALONG_M = 60

export function groundShade(
  plan: FieldPlan,
  tableClass: PlannedClass,
  bins: GroundBins,
): GroundShade {
  const tables = tablesAround(plan, tableClass)
  const modules = makeIntervals(tables.length * plan.field.structure.tiers)
  const solids = makeIntervals(tables.length * (plan.field.structure.tiers + 1))
  const posts = makeIntervals(tables.length * MAX_POST_TIERS)
  const covers = {
    modules: new Float64Array(bins.acrossCount),
    solids: new Float64Array(bins.acrossCount),
    posts: new Float64Array(bins.acrossCount),
  }
  const { moduleAlongM, columnGapM } = plan.field.structure
  const solidShare = moduleAlongM / (moduleAlongM + columnGapM)
  return (pose, sun, out) => {
    out.fill(1)
    if (dot(plan.frame.ground, sun) < LEAST_SUN_UP) return
    const shadow = shadowOf(plan, pose, sun)
    out.fill(0, 0, bins.count - 1)
    const near = tables.filter((table) => fallsOnBins(plan, shadow, table, bins))
    for (const { alongM, line, share } of bins.shadowLines) {
      modules.count = solids.count = posts.count = 0
      for (const table of near) addTable(plan, shadow, table, alongM, modules, solids, posts)
      for (const cover of [covers.modules, covers.solids, covers.posts]) cover.fill(0)
      addCover(modules, bins.acrossEdgesM, covers.modules, 0)
      addCover(solids, bins.acrossEdgesM, covers.solids, 0)
      addCover(posts, bins.acrossEdgesM, covers.posts, 0)
      for (let k = 0; k < bins.acrossCount; k++) {
        // Gaps between modules let light through; what only tubes cover is dark.
        const dark = covers.solids[k] - (1 - solidShare) * covers.modules[k]
        out[line * bins.acrossCount + k] +=
          share * Math.max(0, 1 - dark) * (1 - shadow.postShare * covers.posts[k])
      }
    }
  }
}

const MAX_POST_TIERS = 4

function tablesAround(
  { plan, groundM, pitchM, lengthM, frame, field }: FieldPlan,
  { representative }: PlannedClass,
): readonly PlacedTable[] {
  const tables: PlacedTable[] = []
  for (let i = 0; i < plan.u.length; i++) {
    const across = plan.u[i] - plan.u[representative]
    const along = plan.v[i] - plan.v[representative]
    if (Math.abs(across) > REACH_PITCHES * pitchM) continue
    if (Math.abs(along) > REACH_ALONG_M + 1.5 * lengthM) continue
    const away: Vector3 = [
      field.eastM[i] - field.eastM[representative],
      field.northM[i] - field.northM[representative],
      groundM[i] - groundM[representative],
    ]
    tables.push({ across, along, rise: dot(away, frame.ground) })
  }
  return tables
}

/** Shadow of the table in the middle, in plan: where its middle falls, and its directions. */
interface Shadow {
  readonly acrossM: number
  readonly alongM: number
  /** Across, of one metre along the row: a fixed table on ground that falls along the row stands askew to it. */
  readonly skew: number
  /** Of one metre along the chord; across without what the skew adds. */
  readonly chordAcross: number
  readonly chordAlong: number
  readonly lengthM: number
  readonly tubeAcrossM: number
  readonly tubeAlongM: number
  readonly tubeHalfM: number
  /** Of one metre of height. */
  readonly riseAcross: number
  readonly riseAlong: number
  /** Share of the line along the row that the shadows of posts cover. */
  readonly postShare: number
  readonly postHalfM: number
}

function shadowOf(plan: FieldPlan, pose: TablePose, sun: Vector3): Shadow {
  const { frame, axisHeightM, field } = plan
  const { structure } = field
  const level = Math.hypot(frame.along[0], frame.along[1])
  const alongPlan: Vector3 = [frame.along[0] / level, frame.along[1] / level, 0]
  const slant = 1 / dot(frame.ground, sun)
  const project = (point: Vector3): Vector3 =>
    combine(point, 1, sun, -dot(frame.ground, point) * slant)
  const axis: Vector3 = [0, 0, axisHeightM]
  const middle = project(combine(axis, 1, pose.normal, structure.planeOffsetM))
  const tube = project(axis)
  const chord = project(pose.chord)
  const rise = combine(sun, -slant, sun, 0)
  const along = project(pose.along)
  const skew = dot(along, frame.right) / dot(along, alongPlan)
  return {
    acrossM: dot(middle, frame.right),
    alongM: dot(middle, alongPlan),
    skew,
    chordAcross: dot(chord, frame.right) - skew * dot(chord, alongPlan),
    chordAlong: dot(chord, alongPlan),
    lengthM: plan.lengthM * dot(along, alongPlan),
    tubeAcrossM: dot(tube, frame.right),
    tubeAlongM: dot(tube, alongPlan),
    tubeHalfM: tubeHalfM(plan, pose, sun, slant),
    riseAcross: dot(rise, frame.right),
    riseAlong: dot(rise, alongPlan),
    ...postShadow(plan, dot(tube, frame.right), dot(tube, alongPlan)),
  }
}

/** Half the width of the tube's shadow across the rows. */
function tubeHalfM(
  { frame, field: { structure } }: FieldPlan,
  pose: TablePose,
  sun: Vector3,
  slant: number,
): number {
  const { tube } = structure
  if (tube === undefined) return 0
  const side = dot(frame.right, sun)
  if (tube.kind === 'round') return tube.radiusM * Math.hypot(1, side * slant)
  const reach = (edge: Vector3): number =>
    Math.abs(dot(edge, frame.right) - side * dot(frame.ground, edge) * slant)
  return (tube.widthM * reach(pose.chord) + tube.depthM * reach(pose.normal)) / 2
}

function postShadow(
  { lengthM, field: { structure } }: FieldPlan,
  acrossM: number,
  alongM: number,
): Pick<Shadow, 'postShare' | 'postHalfM'> {
  const { posts } = structure
  if (posts === undefined) return { postShare: 0, postHalfM: 0 }
  const { section } = posts
  const widthM = section.kind === 'round' ? 2 * section.radiusM : section.widthM
  const reachM = Math.max(Math.abs(acrossM), widthM)
  const widthAlongM = (widthM * Math.hypot(reachM, alongM)) / reachM
  return {
    postShare: Math.min(1, (widthAlongM * posts.columns) / lengthM),
    postHalfM: widthM / 2,
  }
}

/** Whether the shadow of a table can meet the bins across the rows. */
function fallsOnBins(
  { widthM, field }: FieldPlan,
  shadow: Shadow,
  table: PlacedTable,
  { acrossEdgesM }: GroundBins,
): boolean {
  const askewM = Math.abs(shadow.skew) * (shadow.lengthM + Math.abs(shadow.chordAlong) * widthM)
  const half = (widthM / 2) * Math.abs(shadow.chordAcross) + shadow.tubeHalfM + askewM / 2
  const middle = table.across + shadow.acrossM + table.rise * shadow.riseAcross
  const tube = table.across + shadow.tubeAcrossM + table.rise * shadow.riseAcross
  const posts = field.structure.posts ? table.across : tube
  const from = Math.min(middle - half, tube - half, posts - half)
  const to = Math.max(middle + half, tube + half, posts + half)
  return to > acrossEdgesM[0] && from < acrossEdgesM[acrossEdgesM.length - 1]
}

/** Where the line across the rows at `alongM` meets the shadow of a table. */
function addTable(
  plan: FieldPlan,
  shadow: Shadow,
  table: PlacedTable,
  alongM: number,
  modules: Intervals,
  solids: Intervals,
  posts: Intervals,
): void {
  const { structure } = plan.field
  const middleM = table.along + shadow.alongM + table.rise * shadow.riseAlong
  const tubeMiddleM = table.along + shadow.tubeAlongM + table.rise * shadow.riseAlong
  const halfM = (shadow.lengthM + Math.abs(shadow.chordAlong) * plan.widthM) / 2
  if (Math.abs(alongM - middleM) > halfM && Math.abs(alongM - tubeMiddleM) > shadow.lengthM / 2) {
    return
  }
  const acrossM =
    table.across +
    shadow.acrossM +
    table.rise * shadow.riseAcross +
    shadow.skew * (alongM - middleM)
  for (let tier = 0; tier < structure.tiers; tier++) {
    const start = tierStartM(structure, tier)
    const [from, to] = chordWithin(shadow, alongM - middleM, start, start + structure.moduleAcrossM)
    if (!(to > from)) continue
    const a = acrossM + from * shadow.chordAcross
    const b = acrossM + to * shadow.chordAcross
    addInterval(modules, Math.min(a, b), Math.max(a, b))
    addInterval(solids, Math.min(a, b), Math.max(a, b))
  }
  if (Math.abs(alongM - tubeMiddleM) > shadow.lengthM / 2) return
  if (shadow.tubeHalfM > 0) {
    const tubeM =
      table.across +
      shadow.tubeAcrossM +
      table.rise * shadow.riseAcross +
      shadow.skew * (alongM - tubeMiddleM)
    addInterval(solids, tubeM - shadow.tubeHalfM, tubeM + shadow.tubeHalfM)
  }
  addPosts(plan, shadow, table.across, posts)
}

/** Part of a stretch of the chord whose shadow reaches a line `offM` along the row from the shadow's middle. */
function chordWithin(
  { chordAlong, lengthM }: Shadow,
  offM: number,
  fromM: number,
  toM: number,
): readonly [number, number] {
  if (Math.abs(chordAlong) < 1e-9) return Math.abs(offM) <= lengthM / 2 ? [fromM, toM] : [0, 0]
  const a = (offM - lengthM / 2) / chordAlong
  const b = (offM + lengthM / 2) / chordAlong
  return [Math.max(fromM, Math.min(a, b)), Math.min(toM, Math.max(a, b))]
}

function addPosts(
  { field: { structure } }: FieldPlan,
  { tubeAcrossM, postHalfM, postShare }: Shadow,
  acrossM: number,
  posts: Intervals,
): void {
  if (structure.posts === undefined || postShare === 0) return
  const { tiers, tierDistanceM } = structure.posts
  for (let tier = 0; tier < Math.min(tiers, MAX_POST_TIERS); tier++) {
    const foot = acrossM + (tier - (tiers - 1) / 2) * tierDistanceM
    addInterval(
      posts,
      foot + Math.min(0, tubeAcrossM) - postHalfM,
      foot + Math.max(0, tubeAcrossM) + postHalfM,
    )
  }
}
