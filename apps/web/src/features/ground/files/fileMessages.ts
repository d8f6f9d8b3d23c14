import type { BoundsDeg, GridPlan, HeightStatistics, HeightTile, TileEncoding } from '@duet/formats'
import type { BoundsM, HeightGrid } from '@duet/plant'
import type { Corners } from '../state/corners.ts'

/** All messages to the thread that reads files of the ground, name to [input, output]. */
export interface FileMessages {
  readonly picture: readonly [FileBytes, TiffPicture]
  /** Reads heights and keeps them for `grid`. */
  readonly heights: readonly [HeightsInput, HeightsFound]
  readonly tiles: readonly [TilesInput, HeightsFound]
  readonly grid: readonly [GridPlan, HeightGrid]
}

export interface FileBytes {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface TiffPicture {
  readonly image: Blob
  readonly widthPx: number
  readonly heightPx: number
  /** Absent where the file does not say where it lies. */
  readonly corners: Corners | undefined
  readonly system: string
  readonly notes: readonly string[]
}

export interface Site {
  readonly longitude: number
  readonly latitude: number
}

export interface HeightsInput {
  readonly files: readonly FileBytes[]
  readonly site: Site
  /** EPSG code that was chosen; undefined: what the file says. */
  readonly epsg: number | undefined
  /** Attribute of contours with their height; undefined: found by its name. */
  readonly attribute: string | undefined
  /** Metres in the unit of the heights; undefined: what the file says. */
  readonly unitM: number | undefined
}

export interface TilesInput {
  readonly tiles: readonly HeightTile[]
  readonly encoding: TileEncoding
  readonly site: Site
  readonly withinM: BoundsM
}

/** What a file of heights holds. */
export interface HeightsFound {
  readonly source: 'geotiff' | 'contours' | 'points' | 'tiles'
  readonly system: string
  readonly boundsDeg: BoundsDeg
  readonly resolutionM: number
  readonly statistics: HeightStatistics
  readonly notes: readonly string[]
  /** Attributes that may hold the height of contours. */
  readonly attributes: readonly string[]
  /** As much and as fine as makes sense. */
  readonly plan: GridPlan
}
