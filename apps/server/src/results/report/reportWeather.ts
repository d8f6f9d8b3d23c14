import { weatherSourceLabel } from '@duet/plant'
import { datasetFacts, type RunDataset, type RunManifest } from '@duet/results/run'
import { z } from 'zod'
import type { Database } from '../../db/connection.ts'
import type { ReportWeather } from '../../graphql/resolvers.gen.ts'

/** What a report needs of the quality report that the import of a dataset left. */
const qualityReport = z.object({
  checks: z.array(z.object({ title: z.string(), result: z.string(), message: z.string() })),
})

/** The datasets of a run: as they were, with what is known of them today. */
export async function reportWeather(
  db: Database,
  { datasets }: RunManifest,
): Promise<ReportWeather[]> {
  const rows = await db
    .selectFrom('enviro_dataset')
    .select(['id', 'source', 'source_filename', 'attribution', 'quality_report', 'revision'])
    .where(
      'id',
      'in',
      datasets.map(({ id }) => id),
    )
    .execute()
  return datasets.map((dataset): ReportWeather => {
    const row = rows.find(({ id }) => id === dataset.id)
    const { name, type, time_interval, latitude, longitude, altitude_m, local_time_zone } = dataset
    const checks = qualityReport.safeParse(row?.quality_report).data?.checks
    const doubts = checks?.filter(({ result }) => result === 'warning' || result === 'failed')
    return {
      name,
      type,
      time_interval,
      latitude,
      longitude,
      altitude_m,
      local_time_zone,
      source: row ? sourceOf(row.source) : 'not known: the dataset was deleted',
      source_filename: row?.source_filename ?? null,
      attribution: row?.attribution ?? null,
      sha256: dataset.source_hash,
      facts: [...datasetFacts(dataset)],
      ...fitnessOf(dataset, row?.revision),
      quality: doubts?.map(({ title, message }) => `${title}: ${message}`) ?? null,
      check_count: checks?.length ?? null,
    }
  })
}

const fitnessOf = (
  { revision = 1, fitness }: RunDataset,
  present: number | undefined,
): Pick<ReportWeather, 'revision' | 'present_revision' | 'remarks'> => ({
  revision,
  present_revision: present ?? null,
  remarks: fitness ? [...fitness.remarks] : null,
})

/** A file of no known provider has the user's word alone. */
const sourceOf = (source: string): string =>
  source === 'default' ? 'file of no known provider' : weatherSourceLabel(source)
