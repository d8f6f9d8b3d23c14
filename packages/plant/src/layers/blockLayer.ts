import type { Feature, LineString, MultiLineString, Point, Polygon, Position } from 'geojson'

/** Layer types and what they mean: `domain.md` D-01. */
export const LAYER_TYPES = [
  'perimeter',
  'section',
  'guide_line',
  'panels',
  'exclusion',
  'shading',
  'scene',
  'frame',
] as const

export type LayerType = (typeof LAYER_TYPES)[number]

/** Height of obstacles drawn as lines, and of their points, that give none, m. */
export const DEFAULT_OBJECT_HEIGHT_M = 10
/** `bufferRadius` of a new section, m. */
export const DEFAULT_BUFFER_RADIUS_M = 1
/** Section masks are scaled by this to survive rounding. */
export const SECTION_MASK_SCALE = 1.001
/** Distance of terrain samples along a line, m. */
export const TERRAIN_SAMPLING_STEP_M = 10
/** Points whose height is on the straight line of their neighbours within this are dropped, m. */
export const COLLINEAR_HEIGHT_TOLERANCE_M = 0.25

/** v0: the centre of a table lies inside; v1: all its corners and edges do. New layers use v1. */
export type ContainTest = 'v0' | 'v1'

interface HeightProperties {
  /** Height above ground of each point of the geometry in its order, m; rings of a polygon one after another. */
  readonly pointHeights?: readonly number[]
}

export interface PerimeterProperties extends HeightProperties {
  /** Id of the guide line layer that its rows follow. */
  readonly guideLineId?: string | null
  /** Ids of the perimeters that share the guide line. */
  readonly polygonIds?: readonly string[]
}

export interface SectionProperties {
  /** Table length and gap along the row, m. */
  readonly gridCellWidth: number
  /** Row pitch, m. */
  readonly gridCellHeight: number
  /** Zero of the grid, [longitude, latitude]. */
  readonly origin: Position
  readonly dimensionCalcVersion?: string | number
  /** Heading of the rows that the grid was made for, degrees; absent: the block's. */
  readonly gridAzimuth?: number
  /** m. */
  readonly bufferRadius: number
  /** Slots in use, rows of the grid from its origin; absent: all. */
  readonly gridMask?: readonly (readonly boolean[])[]
}

export interface GuideLineProperties {
  readonly containTest: ContainTest
}

export type PanelsProperties = HeightProperties

export interface ExclusionProperties {
  /** m left free around; of a line, on either side; absent: 0. */
  readonly bufferRadius?: number
}

export interface ShadingProperties extends HeightProperties {
  /** m above ground, where `pointHeights` has none; absent: 10 m. */
  readonly height?: number
  /** Stands over the array: tables may be under it. */
  readonly isOverArray?: boolean
}

export type SceneProperties = Readonly<Record<string, unknown>>

export interface FrameProperties {
  /** Degrees from horizontal; absent: from the elevations. */
  readonly tilt?: number
  /** Degrees, 0 north, 90 east. */
  readonly azimuth?: number
  /** m above ground of the corners, in the order of the ring. */
  readonly cornerElevations?: readonly number[]
}

/** The one geometry and the properties of each type. */
export interface LayerFeatures {
  readonly perimeter: Feature<Polygon, PerimeterProperties>
  readonly section: Feature<Polygon, SectionProperties>
  readonly guide_line: Feature<LineString, GuideLineProperties>
  readonly panels: Feature<MultiLineString, PanelsProperties>
  readonly exclusion: Feature<Polygon | LineString, ExclusionProperties>
  readonly shading: Feature<Polygon | LineString | Point, ShadingProperties>
  readonly scene: Feature<Polygon | Point, SceneProperties>
  readonly frame: Feature<Polygon, FrameProperties>
}

interface LayerRecord<T extends LayerType> {
  readonly id: string
  /** Null: Unassigned. */
  readonly block_id: string | null
  readonly project_id: string
  readonly name: string
  readonly type: T
  /** WGS 84, [longitude, latitude] in degrees, one feature. */
  readonly geojson: LayerFeatures[T]
  /** Where an imported layer came from. */
  readonly source_type: string | null
  readonly source_filename: string | null
  readonly source_url: string | null
  /** May not be moved, reshaped or deleted on the map; absent: it may. */
  readonly is_locked?: boolean
  /** Place in the list; absent or null: after the others, by age. */
  readonly sort_order?: number | null
  /** ISO 8601, UTC. */
  readonly created_at: string
  readonly updated_at: string
}

/** A drawn or imported thing on the map; a union by `type`. */
export type BlockLayer = { [T in LayerType]: LayerRecord<T> }[LayerType]

/** The layers of one type. */
export type LayerOf<T extends LayerType> = LayerRecord<T>

export function isLayerType(value: unknown): value is LayerType {
  return LAYER_TYPES.some((type) => type === value)
}
