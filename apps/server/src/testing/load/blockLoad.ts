import { createDatabase, createPool } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { startTemporaryPostgres } from '../../db/testing/temporaryPostgres.ts'
import { sentinelBlockInverters } from '../../monitoring/blocks/blockInverters.ts'
import { monitoredPlant } from '../../monitoring/testing/monitoredPlant.ts'
import { startTestServer } from '../testServer.ts'

// The page of a block with 2,000 inverters and a year of day sums, asked again and again. Not a test.
const INVERTERS = 2000
const TURNS = 21

const postgres = await startTemporaryPostgres()
await migrate(postgres.url)
const pool = createPool(postgres.url, () => undefined)
const database = { url: postgres.url, pool, db: createDatabase(pool), close: () => pool.end() }
const server = await startTestServer({}, database)
try {
  const ann = await server.newUser('ann@example.org')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const { projectId } = await monitoredPlant(server, ann, acme, {
    tags: Array.from({ length: INVERTERS }, (_, i) => `inv-${i}`),
    node: { duet_block_id: 'b1', inverter_dc_capacity: 50_000 },
  })
  await pool.query(
    `insert into node_day_sum (project_id, date, node_key, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh)
     select $1, day, node_key, 300, 300 * (0.9 + random() / 10),
       case when random() < 0.02 then '{"inverter_outage": 20}' else '{}' end::jsonb, 3, 1
     from generate_series(date '2026-02-01', date '2027-01-31', interval '1 day') day, sensor_node where project_id = $1`,
    [projectId],
  )
  await pool.query('vacuum analyze node_day_sum')
  for (const from of ['2027-01-02', '2026-02-01']) {
    const asked = { project_id: projectId, block_id: 'b1', from, to: '2027-01-31' }
    const times: number[] = []
    let bytes = 0
    for (let turn = 0; turn < TURNS; turn++) {
      const startedMs = performance.now()
      bytes = JSON.stringify(await sentinelBlockInverters(server, ann.id, asked)).length
      times.push(performance.now() - startedMs)
    }
    times.sort((a, b) => a - b)
    const [median, p95] = [0.5, 0.95].map((share) =>
      Math.round(times[Math.floor(share * TURNS)] ?? 0),
    )
    console.log(JSON.stringify({ from, median, p95, bytes }))
  }
} finally {
  await server.close()
  await postgres.stop()
}
