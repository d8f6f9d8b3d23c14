export const MAP_SERVICE_KINDS = ['imagery', 'terrain', 'places'] as const
export type MapServiceKind = (typeof MAP_SERVICE_KINDS)[number]

/** Tiles that the operator has set. */
export interface TileService {
  /** Address with {z}, {x} and {y}. */
  readonly url: string
  readonly maxZoom: number
  readonly attribution: string | undefined
}

export const TERRAIN_ENCODINGS = ['terrarium', 'mapbox'] as const

export interface TerrainService extends TileService {
  /** How colours hold heights. */
  readonly encoding: (typeof TERRAIN_ENCODINGS)[number]
}

export interface MapTiles {
  readonly satellite: TileService | undefined
  readonly terrain: TerrainService | undefined
}

export const DEFAULT_SATELLITE_MAX_ZOOM = 19
export const DEFAULT_TERRAIN_MAX_ZOOM = 15
export const HIGHEST_ZOOM = 24

const TILES =
  /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})\S+$/i

/** Whether a text is the address of tiles; the host is written out, so that the page may know it. */
export const isTilesUrl = (text: string): boolean => TILES.test(text) && URL.canParse(text)
export const TILES_TEXT = 'a URL that begins with http:// or https:// and holds {z}, {x} and {y}'
