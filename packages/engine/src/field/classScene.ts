import { columnStartM, type TableStructure, tierStartM } from '../model/field.ts'
import type { Scene, Surface, Vector3 } from '../scene/scene.ts'
import { type SceneBuilder, sceneBuilder, type TriangleMesh } from '../scene/sceneBuilder.ts'
import { dot, plus, times } from '../scene/vectors.ts'
import { combine, type TablePose, tablePose } from './fieldFrame.ts'
import { type FieldPlan, frameOfTable, meshAbout, type PlannedClass } from './fieldPlan.ts'

/** What a primitive of the scene of a class is. */
export type Part =
  | { readonly kind: 'modules'; readonly tier: number }
  | { readonly kind: 'roundTube' }
  /** Side 0 up to the modules, 1 to the right, 2 down, 3 to the left, of a rectangular tube. */
  | { readonly kind: 'flatTube'; readonly side: number }
  | { readonly kind: 'other' }

/** The surroundings of the table that stands for a class, turned as one; the origin is the ground under its middle. */
export interface ClassScene {
  readonly scene: Scene
  readonly pose: TablePose
  /** [primitives]. */
  readonly parts: readonly Part[]
  /** Middle of the plane of modules of the table in the middle. */
  readonly middle: Vector3
}

const REACH_PITCHES = 5.2
const REACH_ALONG_M = 45
/** Posts farther from every looked-at module are too small to be seen. */
const DETAIL_PITCHES = 1.2
const DETAIL_ALONG_M = 10
/** Tubes of rows farther off lie behind their modules for all that the table in the middle sees. */
const TUBE_PITCHES = 2.2
/** Columns on either side of a looked-at module whose frames are closed across the row. */
const FRAME_COLUMNS = 1

/**
 * The scene of a class with its tables turned by an angle, those around it too: where each turns by itself, neighbours stand within a
 * degree of it for most of the light, and 5° of theirs are 0.03 % of a year's energy.
 */
export function classScene(
  plan: FieldPlan,
  tableClass: PlannedClass,
  rotationDeg: number,
): ClassScene {
  const pose = tablePose(plan.mount, tableClass.frame, rotationDeg)
  const builder = sceneBuilder()
  const parts: Part[] = []
  const site: BuildSite = {
    plan,
    tableClass,
    pose,
    builder,
    parts,
    surfaces: surfacesOf(plan.field.structure),
  }
  for (const at of tablesAround(plan, tableClass)) {
    const frame = frameOfTable(plan.field, plan.mount, plan.slope, at.table)
    addTable({ ...site, pose: tablePose(plan.mount, frame, rotationDeg) }, at)
  }
  const axis: Vector3 = [0, 0, plan.axisHeightM]
  const middle = plus(axis, pose.normal, plan.field.structure.planeOffsetM)
  addDetails(site, tableClass, middle)
  addSurroundings(site, tableClass)
  const ground = plan.field.terrain
    ? undefined
    : { point: [0, 0, 0] as const, normal: plan.frame.ground }
  return { scene: builder.build(ground), pose, parts, middle }
}

interface BuildSite {
  readonly plan: FieldPlan
  readonly tableClass: PlannedClass
  readonly pose: TablePose
  readonly builder: SceneBuilder
  readonly parts: Part[]
  readonly surfaces: { readonly module: Surface; readonly structure: Surface }
}

function lambert(reflectance: number, isStructure: boolean): Surface {
  return { reflectanceFront: reflectance, reflectanceBack: reflectance, isStructure }
}

function surfacesOf(structure: TableStructure): BuildSite['surfaces'] {
  return {
    module: lambert(structure.moduleReflectance, false),
    structure: lambert(structure.structureReflectance, true),
  }
}

/** A table from the one in the middle. */
interface TableAt {
  readonly table: number
  /** Ground under its middle. */
  readonly foot: Vector3
  /** Its posts, and its tube, are built. */
  readonly hasPosts: boolean
  readonly hasTube: boolean
}

function tablesAround(
  { plan, field, groundM, pitchM, lengthM }: FieldPlan,
  { representative: self }: PlannedClass,
): readonly TableAt[] {
  const tables: TableAt[] = []
  for (let i = 0; i < plan.u.length; i++) {
    const across = Math.abs(plan.u[i] - plan.u[self])
    const along = Math.abs(plan.v[i] - plan.v[self])
    if (across > REACH_PITCHES * pitchM || along > lengthM + REACH_ALONG_M) continue
    tables.push({
      table: i,
      foot: [
        field.eastM[i] - field.eastM[self],
        field.northM[i] - field.northM[self],
        groundM[i] - groundM[self],
      ],
      hasPosts: across < DETAIL_PITCHES * pitchM && along < lengthM + DETAIL_ALONG_M,
      hasTube: across < TUBE_PITCHES * pitchM,
    })
  }
  return tables
}

function addTable(site: BuildSite, { foot, hasPosts, hasTube }: TableAt): void {
  const { plan, pose, builder, parts, surfaces } = site
  const { structure } = plan.field
  const axis = plus(foot, [0, 0, plan.axisHeightM])
  const middle = plus(axis, pose.normal, structure.planeOffsetM)
  for (let tier = 0; tier < structure.tiers; tier++) {
    const corner = plus(
      plus(middle, pose.chord, tierStartM(structure, tier)),
      pose.along,
      -plan.lengthM / 2,
    )
    const v = times(pose.along, structure.moduleAlongM)
    builder.addGrid(
      {
        origin: corner,
        u: times(pose.chord, structure.moduleAcrossM),
        v,
        countU: 1,
        stepU: times(pose.chord, structure.moduleAcrossM),
        countV: structure.columns,
        stepV: times(pose.along, structure.moduleAlongM + structure.columnGapM),
      },
      surfaces.module,
    )
    parts.push({ kind: 'modules', tier })
  }
  if (hasTube) addTube(site, axis)
  if (hasPosts) addPosts(site, foot, axis)
}

function addTube({ plan, pose, builder, parts, surfaces }: BuildSite, axis: Vector3): void {
  const { tube } = plan.field.structure
  if (tube === undefined) return
  const start = plus(axis, pose.along, -plan.lengthM / 2)
  const whole = times(pose.along, plan.lengthM)
  if (tube.kind === 'round') {
    const shape = { p0: start, p1: plus(start, whole), radius: tube.radiusM, capped: true }
    builder.addCylinder(shape, surfaces.structure)
    parts.push({ kind: 'roundTube' })
    return
  }
  const { widthM, depthM } = tube
  const { chord, normal } = pose
  const sides = [
    [normal, chord, depthM, widthM],
    [chord, times(normal, -1), widthM, depthM],
    [times(normal, -1), times(chord, -1), depthM, widthM],
    [times(chord, -1), normal, widthM, depthM],
  ] as const
  sides.forEach(([outward, edge, thickM, wideM], side) => {
    const corner = plus(plus(start, outward, thickM / 2), edge, -wideM / 2)
    // edge × along points outward
    builder.addQuad(corner, times(edge, wideM), whole, surfaces.structure)
    parts.push({ kind: 'flatTube', side })
  })
}

/** Upright posts, evenly along the table; to the tube where there is one, else to the plane of the modules. */
function addPosts(site: BuildSite, foot: Vector3, axis: Vector3): void {
  const { plan, pose, builder, parts, surfaces } = site
  const { posts, tube } = plan.field.structure
  if (posts === undefined) return
  const { section, columns, tiers, tierDistanceM } = posts
  for (let tier = 0; tier < tiers; tier++) {
    const across = (tier - (tiers - 1) / 2) * tierDistanceM
    for (let column = 0; column < columns; column++) {
      const along = ((column + 0.5) / columns - 0.5) * plan.lengthM
      const base = plus(plus(foot, plan.frame.right, across), pose.along, along)
      if (!isSeen(site, dot(base, pose.along))) continue
      const topM = tube ? axis[2] - foot[2] : planeHeightM(plan, pose, axis, foot, across)
      const heightM = topM - TOP_GAP_M
      if (heightM <= 0) continue
      if (section.kind === 'round') {
        const p1 = plus(base, [0, 0, heightM])
        builder.addCylinder(
          { p0: base, p1, radius: section.radiusM, capped: false },
          surfaces.structure,
        )
        parts.push({ kind: 'other' })
        continue
      }
      const u = times(plan.frame.right, section.widthM)
      const v = times(pose.along, section.depthM)
      const origin = plus(plus(base, u, -0.5), v, -0.5)
      builder.addBox({ origin, u, v, w: [0, 0, heightM] }, surfaces.structure)
      for (let face = 0; face < BOX_FACES; face++) parts.push({ kind: 'other' })
    }
  }
}

/** Whether a place along the row is near a looked-at module of the table in the middle. */
function isSeen({ tableClass }: BuildSite, alongM: number): boolean {
  return tableClass.nodes.columnM.some((columnM) => Math.abs(columnM - alongM) < DETAIL_ALONG_M)
}

const BOX_FACES = 6
/** Posts end this far below what they carry, m. */
const TOP_GAP_M = 0.05

/** Height of the plane of the modules above the foot, at a place across the row. */
function planeHeightM(
  plan: FieldPlan,
  pose: TablePose,
  axis: Vector3,
  foot: Vector3,
  across: number,
): number {
  const cos = pose.chord[0] * plan.frame.right[0] + pose.chord[1] * plan.frame.right[1]
  return axis[2] - foot[2] + (cos > 1e-3 ? (pose.chord[2] / cos) * across : 0)
}

/** Frames and rails of the table in the middle, around the modules that are looked at. */
function addDetails(site: BuildSite, tableClass: PlannedClass, middle: Vector3): void {
  const { structure } = site.plan.field
  const columns = new Set<number>()
  for (const column of tableClass.nodes.columns) {
    for (let near = column - FRAME_COLUMNS; near <= column + FRAME_COLUMNS; near++) {
      if (near >= 0 && near < structure.columns) columns.add(near)
    }
  }
  addWalls(site, plus(middle, site.pose.along, -site.plan.lengthM / 2), [
    [0, 0, site.plan.lengthM, 'along'],
    [structure.moduleAcrossM, 0, site.plan.lengthM, 'along'],
  ])
  for (const column of columns) {
    const at = plus(middle, site.pose.along, columnStartM(structure, column))
    addWalls(site, at, [
      [0, 0, structure.moduleAcrossM, 'chord'],
      [0, structure.moduleAlongM, structure.moduleAcrossM, 'chord'],
    ])
    addRail(site, at)
  }
}

/** A wall of a frame: where it begins across and along the row, how long it is and which way it runs. */
type Wall = readonly [acrossM: number, alongM: number, lengthM: number, way: 'along' | 'chord']

/** Walls of the frames of all tiers, behind their plane. */
function addWalls(
  { plan, pose, builder, parts, surfaces }: BuildSite,
  start: Vector3,
  walls: readonly Wall[],
): void {
  const { structure } = plan.field
  if (structure.frameDepthM === 0) return
  const depth = times(pose.normal, -structure.frameDepthM)
  for (let tier = 0; tier < structure.tiers; tier++) {
    for (const [acrossM, alongM, lengthM, way] of walls) {
      const across = tierStartM(structure, tier) + acrossM
      const origin = plus(plus(start, pose.chord, across), pose.along, alongM)
      builder.addQuad(origin, times(pose[way], lengthM), depth, surfaces.structure)
      parts.push({ kind: 'other' })
    }
  }
}

/** A rail across the row behind the seam at the start of a column. */
function addRail({ plan, pose, builder, parts, surfaces }: BuildSite, start: Vector3): void {
  const { rails, columnGapM, frameDepthM } = plan.field.structure
  if (rails === undefined) return
  const { widthM, lengthM, depthM } = rails
  const seam = plus(start, pose.along, -columnGapM / 2 - widthM / 2)
  const origin = combine(
    plus(seam, pose.chord, -lengthM / 2),
    1,
    pose.normal,
    -frameDepthM - depthM,
  )
  builder.addBox(
    {
      origin,
      u: times(pose.chord, lengthM),
      v: times(pose.along, widthM),
      w: times(pose.normal, depthM),
    },
    surfaces.structure,
  )
  for (let face = 0; face < BOX_FACES; face++) parts.push({ kind: 'other' })
}

/** Reflectance of walls, trees and fences. */
const OBSTACLE: Surface = { reflectanceFront: 0.2, reflectanceBack: 0.2, isStructure: false }
const TERRAIN: Surface = {
  reflectanceFront: 0,
  reflectanceBack: 0,
  isStructure: false,
  isGround: true,
}

/** Obstacles and terrain, moved to the table in the middle. */
function addSurroundings({ plan, builder, parts }: BuildSite, tableClass: PlannedClass): void {
  const { obstacles, terrain } = plan.field
  const add = (mesh: TriangleMesh, surface: Surface): void => {
    builder.addTriangles(meshAbout(plan, tableClass, mesh), surface)
    for (let i = 0; i + 2 < mesh.indices.length; i += 3) parts.push({ kind: 'other' })
  }
  for (const obstacle of obstacles ?? []) add(obstacle, OBSTACLE)
  if (terrain) add(terrain, TERRAIN)
}
