import type { TriangleMesh } from '../scene/sceneBuilder.ts'

/** How the cells of a module are wired. Rows are counted along the module's length, columns along its width. */
export interface ModuleLayout {
  /** Half-cut cells are counted each. */
  readonly cellRows: number
  readonly cellColumns: number
  /** Grid of groups of cells, each under one bypass diode; the groups are in series. */
  readonly bypassRows: number
  readonly bypassColumns: number
  /** Grid of strings of cells in parallel under one bypass diode; [2, 1] for the two halves of a half-cut module. */
  readonly parallelRows: number
  readonly parallelColumns: number
  /** Voltage across a conducting bypass diode, V, at most 0; -Infinity where there is none. */
  readonly bypassV: number
}

/** What the traced optics know of a block: where its tables stand, how they are built and what stands around them. */
export interface Field {
  readonly structure: TableStructure
  /** How the cells of a module are wired, and which way the chord of a table runs over them. */
  readonly circuit: { readonly layout: ModuleLayout; readonly lightBy: 'row' | 'column' }
  /** Centres of the tables in plan, m east and north of the block's origin, each [tables]. */
  readonly eastM: Float64Array
  readonly northM: Float64Array
  /** Height of the ground under each centre, m, [tables]; absent: the plane of the block's slope through the origin. */
  readonly groundM?: Float64Array
  /**
   * Tilt of each table along its row, positive when it falls towards the axis azimuth, [tables]; absent: that of the block's
   * slope. `standOnTerrain` finds it, and the heights, on a mesh.
   */
  readonly axisTiltDeg?: Float64Array
  /** Middle of the plane of the modules above the ground, at rest (a tracker flat). */
  readonly centreHeightM: number
  /** Centre to centre of neighbour tables along the row. */
  readonly slotPitchM: number
  /** Buildings, trees, fences: closed meshes in the frame of the tables, z up from the origin's ground. */
  readonly obstacles?: readonly TriangleMesh[]
  /** Ground that is no plane: a mesh that covers the field and its surroundings. */
  readonly terrain?: TriangleMesh
}

/** Far horizon: elevation above the level by azimuth; linear between its points and around north. */
export interface HorizonProfile {
  /** Rising, 0 to below 360. */
  readonly azimuthDeg: Float64Array
  readonly elevationDeg: Float64Array
}

/** One table: modules in tiers across the row and columns along it, and what carries them. Lengths in m. */
export interface TableStructure {
  readonly tiers: number
  readonly columns: number
  /** One module, along and across the row. */
  readonly moduleAlongM: number
  readonly moduleAcrossM: number
  readonly columnGapM: number
  readonly tierGapM: number
  /** Depth of the frame behind the plane of the cells; 0: none. */
  readonly frameDepthM: number
  /** Rows of cells across one module: where each begins and ends, from the edge on the left of the axis. */
  readonly cellRows: readonly { readonly fromM: number; readonly toM: number }[]
  /** From the axis of rotation to the plane of the modules; 0 for fixed tables. */
  readonly planeOffsetM: number
  readonly tube?: BarSection
  readonly posts?: TablePosts
  readonly rails?: TableRails
  /** Diffuse reflectance of both faces of a module, and of the structure. */
  readonly moduleReflectance: number
  readonly structureReflectance: number
}

/** Section of a bar: round, or a rectangle across and deep. */
export type BarSection =
  | { readonly kind: 'round'; readonly radiusM: number }
  | { readonly kind: 'rectangular'; readonly widthM: number; readonly depthM: number }

/** Upright posts from the ground to the axis (or to the modules where nothing turns). */
export interface TablePosts {
  readonly section: BarSection
  /** Along one table, evenly spread; across it. */
  readonly columns: number
  readonly tiers: number
  /** Between the posts of neighbouring tiers, across the row. */
  readonly tierDistanceM: number
}

/** Rails across the row right behind the modules, one at each seam between columns. */
export interface TableRails {
  readonly widthM: number
  readonly lengthM: number
  readonly depthM: number
}

/** Width of the plane of modules across the row. */
export function structureWidthM(s: TableStructure): number {
  return s.tiers * s.moduleAcrossM + (s.tiers - 1) * s.tierGapM
}

/** Length of the plane of modules along the row. */
export function structureLengthM(s: TableStructure): number {
  return s.columns * s.moduleAlongM + (s.columns - 1) * s.columnGapM
}

/** Where a tier begins, across the row from the middle of the table: the edge on the left of the axis. */
export function tierStartM(s: TableStructure, tier: number): number {
  return tier * (s.moduleAcrossM + s.tierGapM) - structureWidthM(s) / 2
}

/** Where a column begins, along the row from the middle of the table. */
export function columnStartM(s: TableStructure, column: number): number {
  return column * (s.moduleAlongM + s.columnGapM) - structureLengthM(s) / 2
}
