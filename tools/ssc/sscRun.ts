import type { Block, PlantStages } from '@duet/engine'

/** A run of SSC as the engine's input. */
export interface EngineRun {
  /** One for each subarray; they share the inverters of the first. */
  readonly blocks: readonly Block[]
  readonly plant: PlantStages
  /** The weather's own albedo is used. */
  readonly isWeatherAlbedo: boolean
  /** Which components of the light SSC read, by its `irrad_mode`. */
  readonly light: 'beamAndDiffuse' | 'beamAndGlobal' | 'globalAndDiffuse'
}

/** Where the run is, from the weather file. */
export interface RunSite {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly altitudeM: number
}
