import { z } from 'zod'
import type { Database } from '../db/connection.ts'
import type { ReportWeather } from '../http/resolvers.gen.ts'
import type { StoredManifest } from './storedManifest.ts'

/** What a report needs of the quality report that the import of a dataset left. */
const qualityReport = z.object({
  checks: z.array(z.object({ title: z.string(), result: z.string(), message: z.string() })),
})

/** The datasets of a run: as they were, with what is known of them today. */
export async function reportWeather(
  db: Database,
  { datasets }: StoredManifest,
): Promise<ReportWeather[]> {
  const rows = await db
    .selectFrom('enviro_dataset')
    .select(['id', 'source', 'source_filename', 'attribution', 'quality_report'])
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
      source: row?.source ?? 'deleted dataset',
      source_filename: row?.source_filename ?? null,
      attribution: row?.attribution ?? null,
      sha256: dataset.source_hash,
      quality: doubts?.map(({ title, message }) => `${title}: ${message}`) ?? null,
      check_count: checks?.length ?? null,
    }
  })
}
