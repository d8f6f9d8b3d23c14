import type { HeightGrid } from '@duet/plant'
import type { RunManifest } from '@duet/results/run'
import type { SimPdfExportData } from '../../graphql/resolvers.gen.ts'
import type { ReportOptions } from './reportInput.ts'

/** All that a report is set from. */
export interface Report {
  readonly data: SimPdfExportData
  readonly options: ReportOptions
  readonly manifest: RunManifest
  /** The ground that the run stood on; absent: it has none of its own. */
  readonly terrain?: HeightGrid
  /** Of the organisation, as a data URL. */
  readonly logo?: string
}
