/** Tiles that the operator has set. */
export interface TileService {
  /** Address with {z}, {x} and {y}. */
  readonly url: string
  readonly maxZoom: number
  readonly attribution: string | undefined
}

export interface MapTiles {
  readonly satellite: TileService | undefined
  readonly terrain: (TileService & { readonly encoding: 'terrarium' | 'mapbox' }) | undefined
}

export const DEFAULT_SATELLITE_MAX_ZOOM = 19
export const DEFAULT_TERRAIN_MAX_ZOOM = 15
