import { samplePlant } from '@duet/plant'
import { createDatabase, createPool } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { startTemporaryPostgres } from '../../db/testing/temporaryPostgres.ts'
import { sentinelCapacityTest } from '../../monitoring/capacity-test/capacityTest.ts'
import { storePart } from '../../monitoring/store/partFile.ts'
import { monitoredPlant } from '../../monitoring/testing/monitoredPlant.ts'
import { startTestServer } from '../testServer.ts'

// A capacity test of a plant of 2,000 nodes with readings of a minute, asked for the first time and again and again. Not a test.
const NODES = 2000
const DAYS = 60
const TURNS = 21
const FIRST_MS = Date.parse('2026-06-01')
const SENSORS = { meter: 'active_power', poa_front: 'poa_front', temp: 'temp' } as const

const postgres = await startTemporaryPostgres()
await migrate(postgres.url)
const pool = createPool(postgres.url, () => undefined)
const database = { url: postgres.url, pool, db: createDatabase(pool), close: () => pool.end() }
const server = await startTestServer({}, database)
try {
  const ann = await server.newUser('ann@example.org')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const { projectId, keys } = await monitoredPlant(server, ann, acme, {
    tags: [...Object.keys(SENSORS), ...Array.from({ length: NODES - 3 }, (_, i) => `inv-${i}`)],
    settings: { interval_minutes: 1 },
  })
  for (const [id, measure] of Object.entries(SENSORS))
    await pool.query(
      'update sensor_node_version set component = $1, component_measure = $2 where node_key = $3',
      [id === 'meter' ? 'meter' : 'met', measure, keys.get(id)],
    )
  await pool.query('update deployment_version set plant_document = $1', [
    JSON.stringify(samplePlant()),
  ])
  const dayText = (at: number): string =>
    new Date(FIRST_MS + at * 86_400_000).toISOString().slice(0, 10)
  for (let at = 0; at < DAYS; at++) await storeDay(projectId, keys, dayText(at))
  const asked = { project_id: projectId, from: dayText(0), to: dayText(DAYS - 1) }
  for (const average_minutes of [5, 15]) {
    const times: number[] = []
    let bytes = 0
    for (let turn = 0; turn <= TURNS; turn++) {
      const setup = { target: 'given', target_w: 1e6, average_minutes, percentile: 50 + turn }
      const startedMs = performance.now()
      bytes = JSON.stringify(await sentinelCapacityTest(server, ann.id, { ...asked, setup })).length
      times.push(performance.now() - startedMs)
    }
    const [first = 0, ...again] = times
    again.sort((a, b) => a - b)
    const [median, p95] = [0.5, 0.95].map((share) =>
      Math.round(again[Math.floor(share * TURNS)] ?? 0),
    )
    console.log(JSON.stringify({ average_minutes, first: Math.round(first), median, p95, bytes }))
  }
} finally {
  await server.close()
  await postgres.stop()
}

/** A part with readings of all nodes at each minute of a day: light over the day, power by it. */
async function storeDay(
  projectId: string,
  keys: ReadonlyMap<string, number>,
  day: string,
): Promise<void> {
  const minute = 'range(1440) minutes(m)'
  const light = 'greatest(0, 900 * sin((m - 360) / 720.0 * pi()) * (0.98 + random() / 25))'
  const [meter, poa, temp] = Object.keys(SENSORS).map((id) => keys.get(id))
  const query = `select node_key::integer as node_key, timestamptz '${day} 00:00:00+00' + to_minutes(m) as "at",
      case node_key when ${poa} then light when ${temp} then 15 + m / 100.0 when ${meter} then light * 1000 * (1 - m / 20000.0) else light * 50 end as value
    from (select m, ${light} as light from ${minute}), unnest([${[...keys.values()].join(', ')}]) nodes(node_key) order by 1, 2`
  const key = await server.duckdb.use((connection) =>
    storePart(server, connection, { projectId, kind: 'measured', day, metadata: {} }, query),
  )
  await pool.query(
    'insert into reading_day (project_id, day, revision, compacted_revision, part_key) values ($1, $2, 1, 1, $3)',
    [projectId, day, key],
  )
}
