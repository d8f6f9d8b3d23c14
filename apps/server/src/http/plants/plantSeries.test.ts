import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parquetSource } from '../../files/parquet/sql.ts'
import { storeBatch } from '../../monitoring/ingest/storeBatch.ts'
import { type MonitoredPlant, monitoredPlant } from '../../monitoring/testing/monitoredPlant.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'

let server: TestServer
let ann: TestUser
let eve: TestUser
let plant: MonitoredPlant

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner' })
  plant = await monitoredPlant(server, ann, acme, { tags: [`A"'`, 'B'] })
  await storeBatch(server, plant.projectId, {
    nodeKeys: Int32Array.of(...plant.keys.values()),
    atUtcMs: Float64Array.of(
      Date.parse('2026-06-01T10:00:00Z'),
      Date.parse('2026-06-01T11:00:00Z'),
    ),
    values: Float64Array.of(1234.5, 7),
  })
})
afterAll(() => server.close())

const file = (query: Record<string, string>, token = ann.token) =>
  server.app.inject({
    url: `/api/plants/${plant.projectId}/series.parquet`,
    query: { from: '2026-06-01T10:00:00Z', to: '2026-06-01T13:00:00Z', step_s: '3600', ...query },
    headers: { authorization: `Bearer ${token}` },
  })

test('series are a Parquet file of the values that the page shows, with units', async () => {
  const response = await server.app.inject({
    url: `/api/plants/${plant.projectId}/series.parquet?node=A%22%27&node=B&from=2026-06-01T10:00:00Z&to=2026-06-01T13:00:00Z&step_s=3600`,
    headers: { authorization: `Bearer ${ann.token}` },
  })
  expect(response.headers['content-type']).toBe('application/vnd.apache.parquet')
  const written = path.join(server.config.dataDir, 'series.parquet')
  writeFileSync(written, response.rawPayload)
  const read = (query: string) =>
    server.duckdb.use(async (connection) => (await connection.run(query)).getRowsJson())
  const columns = 'node_1_measured, node_1_expected, node_2_measured'
  expect(await read(`select ${columns} from ${parquetSource([written])}`)).toEqual([
    [1234.5, null, null],
    [null, null, 7],
    [null, null, null],
  ])
  const metadata = await read(
    `select decode(value) from parquet_kv_metadata('${written}') where decode(key) in ('duet_units', 'duet_columns')`,
  )
  expect(JSON.stringify(metadata)).toContain('node_1_measured')
  expect(JSON.stringify(metadata)).toContain('W')
})

test('bad ranges and too many values are refused with what to do', async () => {
  const refused = async (query: Record<string, string>) => (await file(query)).json().errors[0]
  expect((await refused({ node: 'B', step_s: '1' })).message).toContain('step_s')
  expect((await refused({ node: 'B', to: 'never' })).message).toContain('to')
  expect((await refused({})).message).toContain('node')
  const long = { node: 'B', from: '1990-01-01T00:00:00Z', step_s: '60' }
  expect((await refused(long)).message).toContain('choose a longer step')
})

test('the plant of others is an unknown one', async () => {
  expect((await file({ node: 'B' }, eve.token)).statusCode).toBe(404)
  expect((await file({ node: 'B' }, plant.token)).json().errors[0].extensions.code).toBe(
    'API_TOKEN_SCOPE',
  )
})
