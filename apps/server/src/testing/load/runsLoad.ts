import { parseArgs } from 'node:util'
import { createDatabase, createPool } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { startTemporaryPostgres } from '../../db/testing/temporaryPostgres.ts'
import { organizationRuns } from '../../organization-runs/organizationRuns.ts'
import { insertProjectsWithRuns } from './insertProjectsWithRuns.ts'

// What the page of the runs of all projects asks, of many projects with many runs: measured. Not a test.
const { values } = parseArgs({
  options: {
    projects: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '10' },
    calls: { type: 'string', default: '20' },
  },
})

const ASKED = [
  {},
  { order_by: 'specific_yield desc' },
  { order_by: 'change asc' },
  { search: 'plant 99' },
  { state: 'outdated' },
  { all_runs: true },
  { all_runs: true, order_by: 'change asc' },
  { all_runs: true, skip: 9950 },
] as const

const postgres = await startTemporaryPostgres()
try {
  await migrate(postgres.url)
  const pool = createPool(postgres.url, () => undefined)
  const db = createDatabase(pool)
  const { userId, organizationId } = await insertProjectsWithRuns(
    pool,
    Number(values.projects),
    Number(values.runs),
  )
  for (const asked of ASKED) {
    const times: number[] = []
    let total = 0
    // The first is for the caches
    for (let call = 0; call <= Number(values.calls); call++) {
      const startedMs = performance.now()
      const page = await organizationRuns({ db }, userId, {
        organization_id: organizationId,
        ...asked,
      })
      if (call > 0) times.push(performance.now() - startedMs)
      total = page.counts.all
    }
    times.sort((a, b) => a - b)
    const at = (share: number): number =>
      Math.round(times[Math.ceil(share * times.length) - 1] ?? 0)
    console.log(JSON.stringify({ asked, rows: total, p50_ms: at(0.5), p95_ms: at(0.95) }))
  }
  await pool.end()
} finally {
  await postgres.stop()
}
