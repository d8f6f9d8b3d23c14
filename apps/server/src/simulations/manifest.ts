import type { PlantDocument } from '@duet/plant'
import type { WeatherFitness } from '@duet/weather'

/** The scene that the light of a block is traced in. */
export interface BlockLight {
  /** SHA-256 of all that its factors depend on. */
  readonly scene: string
  /** Classes of tables, which are traced one by one. */
  readonly class_count: number
}

/** A block of a run, with what was counted in its layout. */
export interface RunBlock {
  readonly id: string
  readonly name: string
  readonly dataset_id: string
  readonly table_count: number
  readonly row_count: number
  /** Absent where light is not traced. */
  readonly light?: BlockLight
}

/** Weather of a run: what a worker needs to read it, and what tells it again later. */
export interface RunDataset {
  readonly id: string
  readonly name: string
  readonly type: 'Sequential' | 'TMY'
  /** Of what its rows were made of, corrections included. */
  readonly source_hash: string
  /** Absent in runs of before there were any: 1. */
  readonly revision?: number
  readonly storage_key: string
  readonly step_s: number
  readonly time_interval: string
  readonly local_time_zone: number
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number
  /** Of all rows, whatever the range of the run: strings are sized by it. */
  readonly coldest_air_c: number
  /** Where the air temperature is from, in words; absent: from the file. */
  readonly air_temperature_from?: string
  /** Absent in runs of before it was looked at. */
  readonly fitness?: WeatherFitness | undefined
}

/** A run as it was asked for. It never reads the design that people go on editing. */
export interface RunManifest {
  readonly version: 1
  readonly engine_version: string
  readonly document: PlantDocument
  readonly blocks: readonly RunBlock[]
  readonly datasets: readonly RunDataset[]
  /** For the search of runs that use a dataset. */
  readonly dataset_ids: readonly string[]
  /** Local standard time of the dataset; null: the whole dataset. */
  readonly from: string | null
  readonly to: string | null
  readonly simulated_year: number | null
  /** Obstacles that cast shade. */
  readonly shading_layer_ids: readonly string[]
  readonly step_count: number
  /** The height file that lies with the files of the run; absent: no block of it stands on terrain. */
  readonly terrain?: { readonly sha256: string }
}

/** The manifest that the database holds. @throws Error when it is of another version */
export function parseManifest(json: unknown): RunManifest {
  if (!isManifest(json)) throw new Error('The manifest of the run is of an unknown version')
  return json
}

/** Written by `planRun` alone: its version tells its shape. */
function isManifest(json: unknown): json is RunManifest {
  return typeof json === 'object' && json !== null && 'version' in json && json.version === 1
}

export function runDataset(manifest: RunManifest, blockId: string): RunDataset {
  const id = manifest.blocks.find((block) => block.id === blockId)?.dataset_id
  const dataset = manifest.datasets.find((candidate) => candidate.id === id)
  if (!dataset) throw new RangeError(`The run has no block ${blockId}`)
  return dataset
}
