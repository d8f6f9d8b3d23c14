import { z } from 'zod'
import { type RunManifest, runBlockSchema, runChoicesSchema, runDatasetSchema } from './manifest.ts'

/** Names of the files of a bundle that do not depend on the run. */
export const BUNDLE_FILES = {
  readme: 'README.txt',
  manifest: 'manifest.json',
  plant: 'plant.json',
  terrain: 'terrain.bin',
  assumptions: 'assumptions.csv',
  summary: 'results/summary.json',
  hours: 'results/hours-pvsyst-names.csv',
  pdf: 'report/report.pdf',
  xlsx: 'report/tables.xlsx',
  checksums: 'SHA256SUMS',
} as const

const bundleBlock = runBlockSchema.omit({ light: true, series_of: true })
const bundleDataset = runDatasetSchema
  .omit({ storage_key: true })
  .extend({ /** Name of the weather CSV in the bundle. */ file: z.string() })

/** How a run was asked for: with the plant document, the weather and the heights beside it, all that is needed to repeat it. */
export const bundleManifestSchema = z.object({
  /** Distinguishes it from other JSON. */
  format: z.literal('duet-run-bundle'),
  version: z.literal(1),
  engine_version: runChoicesSchema.shape.engine_version,
  simulation: z.object({ id: z.string(), name: z.string(), created_at: z.string() }),
  project: z.object({ id: z.string(), name: z.string() }),
  blocks: z.array(bundleBlock).readonly(),
  datasets: z.array(bundleDataset).readonly(),
  ...runChoicesSchema.omit({ engine_version: true }).shape,
})

export type BundleBlock = Readonly<z.infer<typeof bundleBlock>>
export type BundleDataset = Readonly<z.infer<typeof bundleDataset>>
export type BundleManifest = Readonly<z.infer<typeof bundleManifestSchema>>

/** The manifest of a run as its bundle has it. */
export function bundleManifest(
  manifest: RunManifest,
  of: Pick<BundleManifest, 'simulation' | 'project'>,
): BundleManifest {
  return bundleManifestSchema.parse({
    ...manifest,
    ...of,
    format: 'duet-run-bundle',
    datasets: manifest.datasets.map((dataset, index) => ({
      ...dataset,
      file: `weather/${index + 1}.csv`,
    })),
  })
}
