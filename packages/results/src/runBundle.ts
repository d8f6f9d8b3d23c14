/** What tells the manifest of a bundle from other JSON. */
export const RUN_BUNDLE_FORMAT = 'duet-run-bundle'
export const RUN_BUNDLE_VERSION = 1

/** Names of the files of a bundle that do not depend on the run. */
export const BUNDLE_FILES = {
  readme: 'README.txt',
  manifest: 'manifest.json',
  plant: 'plant.json',
  terrain: 'terrain.bin',
  assumptions: 'assumptions.csv',
  summary: 'results/summary.json',
  checksums: 'SHA256SUMS',
} as const

export interface BundleBlock {
  readonly id: string
  readonly name: string
  readonly dataset_id: string
  readonly table_count: number
  readonly row_count: number
}

export interface BundleDataset {
  readonly id: string
  readonly name: string
  readonly type: 'Sequential' | 'TMY'
  /** SHA-256 of the file that the dataset was read from. */
  readonly source_hash: string
  readonly step_s: number
  readonly time_interval: string
  /** Local standard time less UTC, hours. */
  readonly local_time_zone: number
  readonly latitude: number
  readonly longitude: number
  readonly altitude_m: number
  /** Of all rows, whatever the range of the run: strings are sized by it. */
  readonly coldest_air_c: number
  /** Name of the weather CSV in the bundle. */
  readonly file: string
}

/**
 * How a run was asked for: with the plant document, the weather and the heights beside it, all that is needed to repeat it.
 * `from` and `to` are local standard time of the datasets, null for all there is.
 */
export interface BundleManifest {
  readonly format: typeof RUN_BUNDLE_FORMAT
  readonly version: typeof RUN_BUNDLE_VERSION
  readonly engine_version: string
  readonly simulation: { readonly id: string; readonly name: string; readonly created_at: string }
  readonly project: { readonly id: string; readonly name: string }
  readonly blocks: readonly BundleBlock[]
  readonly datasets: readonly BundleDataset[]
  readonly from: string | null
  readonly to: string | null
  readonly simulated_year: number | null
  readonly shading_layer_ids: readonly string[]
  readonly step_count: number
  /** Absent: no block stands on terrain. */
  readonly terrain?: { readonly sha256: string }
}
