import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createDatabase, createPool } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { startTemporaryPostgres } from '../../db/testing/temporaryPostgres.ts'
import { createFolderStorage } from '../../files/folderStorage.ts'
import { createDuckdbPool } from '../../files/parquet/duckdbPool.ts'
import { storeBatch } from '../../monitoring/ingest/storeBatch.ts'
import { compactDay } from '../../monitoring/store/compactDay.ts'
import { readDay } from '../../monitoring/store/readStoredSeries.ts'
import { insertPlant } from './ingestPlant.ts'

// A day of a large plant: stored, read from rows, written as a part, read from the part; all measured. Not a test.
const { values } = parseArgs({
  options: {
    nodes: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '1' },
  },
})
const nodes = Number(values.nodes)
const stepS = Number(values.minutes) * 60
const steps = 86_400 / stepS
/** Of one batch. */
const BATCH_STEPS = 5
const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
const DAY_START_MS = Date.parse(`${DAY}T00:00:00Z`)

const folder = mkdtempSync(path.join(tmpdir(), 'duet-day-'))
const postgres = await startTemporaryPostgres()
await migrate(postgres.url)
const pool = createPool(postgres.url, () => undefined)
const db = createDatabase(pool)
const duckdb = await createDuckdbPool({
  threads: 2,
  memoryLimitMb: 384,
  temporaryFolder: path.join(folder, 'tmp'),
  connections: 2,
})
const server = { db, pool, duckdb, storage: createFolderStorage(path.join(folder, 'files')) }
try {
  const { projectId, nodeKeys } = await insertPlant(pool, nodes)
  await timed('stored', async () => {
    for (let step = 0; step < steps; step += BATCH_STEPS)
      await storeBatch(server, projectId, batchOf(nodeKeys, step))
  })
  const grid = { fromUtcMs: DAY_START_MS, toUtcMs: DAY_START_MS + 86_400_000, stepS }
  const read = async () => sumOf((await readDay(server, projectId, grid)).values)
  const before = await timed('read from rows', read)
  await timed('written as a part', () => compactDay(server, projectId, DAY))
  const after = await timed('read from the part', read)
  console.log(JSON.stringify({ values: nodes * steps, isSame: before === after }))
  console.log(JSON.stringify({ megabytes: Math.round(process.memoryUsage().rss / 1e6) }))
} finally {
  duckdb.close()
  await pool.end()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** All nodes at some steps, sorted by node. */
function batchOf(nodeKeys: readonly number[], firstStep: number) {
  const count = nodeKeys.length * BATCH_STEPS
  const at = (index: number): number => firstStep + (index % BATCH_STEPS)
  const ofNode = (index: number): number => nodeKeys[Math.floor(index / BATCH_STEPS)] ?? 0
  const indexes = Array.from({ length: count }, (_, index) => index)
  return {
    nodeKeys: Int32Array.from(indexes, ofNode),
    atUtcMs: Float64Array.from(indexes, (index) => DAY_START_MS + at(index) * stepS * 1000),
    values: Float64Array.from(indexes, (index) => (ofNode(index) * 31 + at(index) * 7) % 100_000),
  }
}

function sumOf(series: ReadonlyMap<number, Float64Array>): number {
  let sum = 0
  for (const one of series.values()) for (const value of one) sum += value
  return sum
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now()
  const result = await work()
  const seconds = Number(((performance.now() - startedMs) / 1000).toFixed(1))
  console.log(JSON.stringify({ what, seconds }))
  return result
}
