import { z } from 'zod'
import type { Database } from '../../db/connection.ts'

/** What the quality report of a dataset says in short. */
export interface DatasetQuality {
  /** The worst of its checks. */
  readonly quality: 'passed' | 'warning' | 'failed'
  /** Titles of the checks that did not pass. */
  readonly checks: readonly string[]
}

const reportSchema = z.object({
  checks: z.array(z.object({ title: z.string(), result: z.string() })),
})

/** By dataset id; without those that have no report. */
export async function datasetQualities(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DatasetQuality>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('enviro_dataset')
    .select(['id', 'quality_report'])
    .where('id', 'in', [...ids])
    .where('quality_report', 'is not', null)
    .limit(ids.length)
    .execute()
  return new Map(
    rows.flatMap(({ id, quality_report }) => {
      const { data } = reportSchema.safeParse(quality_report)
      return data ? [[id, qualityOf(data.checks)] as const] : []
    }),
  )
}

function qualityOf(
  checks: readonly { readonly title: string; readonly result: string }[],
): DatasetQuality {
  const bad = checks.filter(({ result }) => result === 'failed' || result === 'warning')
  const worst = bad.some(({ result }) => result === 'failed') ? 'failed' : 'warning'
  return {
    quality: bad.length === 0 ? 'passed' : worst,
    checks: bad.map(({ title }) => title),
  }
}
