import type { LineString, Point, Polygon } from 'geojson'

/** Files of shapes that can be read. */
export type GisFormat =
  | 'geojson'
  | 'kml'
  | 'kmz'
  | 'shapefile'
  | 'dxf'
  | 'csv'
  | 'collada'
  | 'pvsyst-scene'
  | 'solarfarmer'

/** One shape; files with several in one record give several features. */
export type GisGeometry = Point | LineString | Polygon

export type GisValue = string | number | boolean | null

/** What the third coordinate is: height above the sea or above the ground, m; `none`: there is no third. */
export type GisHeights = 'none' | 'sea' | 'ground'

/** One named shape of a file. */
export interface GisFeature {
  /** Empty where the file gives none. */
  readonly name: string
  /** Folder or CAD layer, outer folders first and parted by ' / '; empty where there is none. */
  readonly layer: string
  /** In the coordinates of the file. */
  readonly geometry: GisGeometry
  readonly heights: GisHeights
  /** #rrggbb. */
  readonly color?: string
  readonly attributes: Readonly<Record<string, GisValue>>
  /** Where it stands in the file, for messages: 'line 12', 'record 3'. */
  readonly place: string
  /** Counted from 0: parts of one record of the file share it. */
  readonly record: number
}

/** What a file says about its coordinates. */
export interface GisCoordinates {
  /**
   * `degrees`: longitude and latitude of WGS 84; `named`: by `text`; `site`: metres east and north of `originDeg`;
   * `unknown`: the file says nothing.
   */
  readonly kind: 'degrees' | 'named' | 'site' | 'unknown'
  /** EPSG code, WKT of a .prj file or a PROJ text, as the file has it. */
  readonly text?: string
  /** [longitude, latitude] of zero, where the file says it. */
  readonly originDeg?: readonly [number, number]
}

/** Something that was left out or taken in a way that must be known. */
export interface GisWarning {
  readonly message: string
  /** How many shapes it is about. */
  readonly count: number
}

/** A file of shapes as it was read. Coordinates are not yet brought to degrees; lengths are metres. */
export interface GisFile {
  readonly format: GisFormat
  readonly filename: string
  readonly features: readonly GisFeature[]
  readonly coordinates: GisCoordinates
  readonly warnings: readonly GisWarning[]
}

/** A file to hand out. */
export interface WrittenFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Without the dot. */
  readonly extension: string
  readonly mediaType: string
}
