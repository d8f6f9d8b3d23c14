import { parseArgs } from 'node:util'
import { createDatabase, createPool } from '../../db/connection.ts'
import { migrate } from '../../db/migrate.ts'
import { startTemporaryPostgres } from '../../db/testing/temporaryPostgres.ts'
import { createThreadPool } from '../../jobs/threadPool.ts'
import { evaluateDue } from '../../monitoring/evaluation/evaluateDue.ts'
import { compactDueDays } from '../../monitoring/store/upkeep.ts'
import {
  type DeployedPlant,
  deployedPlant,
  expectedW,
  push,
  STEPS_A_DAY,
  stationReadings,
  stepsFrom,
} from '../../monitoring/testing/deployedPlant.ts'
import { createFactorStore } from '../../simulations/tasks/factorStore.ts'
import { startTestServer } from '../testServer.ts'

// A year of readings of a small plant that comes at once: stored, written as parts, evaluated; then today again and again. Not a test.
const { values } = parseArgs({
  options: {
    days: { type: 'string', default: '365' },
    threads: { type: 'string', default: '2' },
  },
})
const days = Number(values.days)
const DAY_MS = 86_400_000
/** Midnight of the plant; the last day is half over by the readings. */
const TODAY_MS = Math.floor((Date.now() - 7 * 3_600_000) / DAY_MS) * DAY_MS + 7 * 3_600_000
const starts = stepsFrom(TODAY_MS - days * DAY_MS, days)
const signal = new AbortController().signal

const postgres = await startTemporaryPostgres()
await migrate(postgres.url)
const pool = createPool(postgres.url, () => undefined)
const database = { url: postgres.url, pool, db: createDatabase(pool), close: () => pool.end() }
const server = await startTestServer({}, database)
const threads = createThreadPool(Number(values.threads))
const compute = { threads, factors: createFactorStore(server) }
try {
  const ann = await server.newUser('ann@example.org')
  const organization = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const plant = await deployedPlant(server, ann.id, organization)
  await timed('stored', () => pushYear(plant))
  if (process.argv.includes('--compact'))
    await timed('written as parts', () => compactDueDays(server, signal))
  await timed('evaluated', () => evaluateDue(server, compute, signal))
  const { n } = await server.db
    .selectFrom('evaluation_day')
    .select((one) => one.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  console.log(JSON.stringify({ days: n, readings: plant.inverters.length * starts.length }))
  for (const step of [0, 1, 2]) {
    const today = stepsFrom(TODAY_MS, 1).subarray(step, step + 1)
    const zero = new Float64Array(1)
    const series = plant.inverters.map(({ node_key }) => [node_key, zero] as const)
    await push(server, plant, today, new Map([...series, ...stationReadings(plant, today)]))
    await timed('today', () => evaluateDue(server, compute, signal))
  }
} finally {
  await threads.close()
  await server.close()
  await postgres.stop()
}

async function pushYear(plant: DeployedPlant): Promise<void> {
  await push(server, plant, starts, stationReadings(plant, starts))
  const whole = await expectedW(server, compute, plant, starts)
  for (const { node_key } of plant.inverters) {
    const own = whole.map((w, i) =>
      i % (97 * STEPS_A_DAY) < 20 ? 0 : (0.97 * w) / plant.inverters.length,
    )
    await push(server, plant, starts, new Map([[node_key, own]]))
  }
}

async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const startedMs = performance.now()
  const cpu = process.cpuUsage()
  await work()
  const seconds = Number(((performance.now() - startedMs) / 1000).toFixed(1))
  const { user, system } = process.cpuUsage(cpu)
  const cpuSeconds = Number(((user + system) / 1e6).toFixed(1))
  const megabytes = Math.round(process.resourceUsage().maxRSS / 1e3)
  console.log(JSON.stringify({ what, seconds, cpuSeconds, megabytes }))
}
