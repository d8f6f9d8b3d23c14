import type {
  BoundsDeg,
  GridPlan,
  HeightStatistics,
  HeightTile,
  SitePlace,
  TileEncoding,
} from '@duet/formats'
import type { BoundsM, HeightGrid } from '@duet/plant'
import type { Corners } from '../state/corners.ts'

/** All messages to the thread that reads files of the ground, name to [input, output]. */
export interface FileMessages {
  readonly picture: readonly [FileBytes, TiffPicture]
  /** Reads heights and remembers them for `grid`. */
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

/** What may be said about a file that does not say it itself; undefined: what the file says. */
export interface ReadAs {
  /** EPSG code. */
  readonly epsg: number | undefined
  /** Attribute of contours with their height. */
  readonly attribute: string | undefined
  /** Metres in the unit of the heights. */
  readonly unitM: number | undefined
}

export interface HeightsInput extends ReadAs {
  readonly files: readonly FileBytes[]
  readonly site: SitePlace
}

export interface TilesInput {
  readonly tiles: readonly HeightTile[]
  readonly encoding: TileEncoding
  readonly site: SitePlace
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
