import { readFileSync, rmSync } from 'node:fs'
import { haurwitzGhiWm2, sunAtIntervals } from '@duet/engine'
import { DAY_MS } from '@duet/units'
import { Client } from 'pg'
import { z } from 'zod'
import { databaseUrlFile } from '../../db/openDatabase.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import type { LoadApi } from '../load/loadApi.ts'
import { patient, signInWhenReady } from './editor.ts'
import { pause } from './killUnderLoad.ts'
import { newDataFolder, type Supervised, startSupervised } from './supervised.ts'

/** What became of killing the server while readings come, are written as parts and are evaluated. */
export interface MonitoringKills {
  readonly serverEnds: number
  /** Different readings that the server acknowledged, and that stand in the parts of their days. */
  readonly acknowledged: number
  readonly stored: number
  /** Sums of the days of the plant, and of the same one whose server was left alone. */
  readonly sums: readonly object[]
  readonly undisturbed: readonly object[]
}

const DAYS = 5
const STEP_MS = 900_000
const STEPS_A_DAY = DAY_MS / STEP_MS
const INVERTERS = 9
const PATIENCE_MS = 300_000
/** A server that has done nothing for so long waits for its next round. */
const QUIET_S = 20
/** Kills come at moments of all parts of the work. */
const momentOf = (time: number): number => 200 + ((time * 1370) % 4000)

/** @param times - how often the server is killed */
export async function killWhileMonitoring(times: number): Promise<MonitoringKills> {
  const dataDir = newDataFolder('duet-monitoring-')
  const product = await startSupervised(dataDir)
  try {
    const api = patient(await signInWhenReady(product.baseUrl, product.password))
    const document = samplePlant(1, { tracking: 0, sideM: 100 })
    const calm = await newPlant(api, document)
    const batches = batchesOf()
    for (const body of batches) await send(product, calm, body)
    const plant = await newPlant(api, document)
    const [acknowledged] = await Promise.all([
      sendAll(product, plant, batches),
      killAgain(product, times),
    ])
    const again = await settled(product, dataDir, [calm.projectId, plant.projectId])
    const sums = await sumsOf(again, plant.projectId)
    const undisturbed = await sumsOf(again, calm.projectId)
    const stored = await storedOf(again, plant.projectId)
    await again.end()
    return { serverEnds: product.ends(), acknowledged, stored, sums, undisturbed }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A database that is away between two starts is waited for; each start may give it another port. */
async function connect(dataDir: string): Promise<Client> {
  for (const untilMs = performance.now() + PATIENCE_MS; ; ) {
    const client = new Client(readFileSync(databaseUrlFile(dataDir), 'utf8').trim())
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      if (performance.now() > untilMs) throw error
      await pause(200)
    }
  }
}

interface Plant {
  readonly projectId: string
  readonly token: string
}

async function newPlant(api: LoadApi, document: object): Promise<Plant> {
  const [organization] = await api.ask(
    'query Organizations { organizations { id } }',
    {},
    z.array(z.object({ id: z.string() })),
  )
  const { id } = await api.ask(
    'mutation ImportProject($organization_id: ID!, $document: JSON!) { importProject(organization_id: $organization_id, document: $document) { id } }',
    { organization_id: organization?.id, document },
    z.object({ id: z.string() }),
  )
  const one = z.object({})
  await api.ask(
    'mutation DeployProject($id: ID!) { deployProject(project_id: $id) { id } }',
    { id },
    one,
  )
  const { token } = await api.ask(
    'mutation CreateApiToken($id: ID) { createApiToken(name: "Kills", scopes: ["ingest"], project_id: $id) { token } }',
    { id },
    z.object({ token: z.string() }),
  )
  return { projectId: id, token }
}

/** Of each quarter of a day, all nodes; the days have long ended. */
function batchesOf(): readonly string[] {
  const fromMs = (Math.floor(Date.now() / DAY_MS) - DAYS - 3) * DAY_MS + 7 * 3_600_000
  const n = DAYS * STEPS_A_DAY
  const starts = Float64Array.from({ length: n }, (_, i) => fromMs + i * STEP_MS)
  const site = { latitudeDeg: 33.45, longitudeDeg: -111.98, altitudeM: 340 }
  const sun = sunAtIntervals({ intervalStartUtcMs: starts, stepS: STEP_MS / 1000 }, site)
  const ghi = haurwitzGhiWm2(sun.apparentZenithDeg)
  const lineOf = (i: number): string => {
    const power = Object.fromEntries(
      Array.from({ length: INVERTERS }, (_, k) => [
        `inv-1-${k + 1}`,
        Math.round(90 * (ghi[i] ?? 0)),
      ]),
    )
    const values = { ...power, 'met.ghi': ghi[i], 'met.temp': 24 }
    return JSON.stringify({ timestamp: new Date(starts[i] ?? 0).toISOString(), values })
  }
  const quarter = STEPS_A_DAY / 4
  return Array.from({ length: n / quarter }, (_batch, batch) =>
    Array.from({ length: quarter }, (_step, k) => lineOf(batch * quarter + k)).join('\n'),
  )
}

const counts = z.object({ accepted: z.number(), repeated: z.number(), replaced: z.number() })

/** Sends a batch until it is acknowledged; answers how many readings it has. */
async function send({ baseUrl }: Supervised, plant: Plant, body: string): Promise<number> {
  const headers = { authorization: `Bearer ${plant.token}`, 'content-type': 'application/jsonl' }
  const to = `${baseUrl}/api/ingest/${plant.projectId}/readings`
  for (const untilMs = performance.now() + PATIENCE_MS; ; ) {
    try {
      const response = await fetch(to, { method: 'POST', headers, body })
      if (response.ok) {
        const { accepted, repeated, replaced } = counts.parse(await response.json())
        return accepted + repeated + replaced
      }
    } catch (error) {
      if (performance.now() > untilMs) throw error
    }
    await pause(200)
  }
}

async function sendAll(
  product: Supervised,
  plant: Plant,
  batches: readonly string[],
): Promise<number> {
  let acknowledged = 0
  for (const body of batches) {
    acknowledged += await send(product, plant, body)
    await pause(300)
  }
  return acknowledged
}

async function killAgain(product: Supervised, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await signInWhenReady(product.baseUrl, product.password)
    await pause(momentOf(time))
    product.kill('server')
  }
}

/** Starts the server again until every day is in its part and evaluated. */
async function settled(
  product: Supervised,
  dataDir: string,
  projectIds: readonly string[],
): Promise<Client> {
  for (const untilMs = performance.now() + PATIENCE_MS; ; ) {
    await signInWhenReady(product.baseUrl, product.password)
    const client = await connect(dataDir)
    const left = await workedOff(client, projectIds)
    if (left === 0) return client
    if (performance.now() > untilMs) throw new Error(`${left} days were not done in time`)
    // The next round would be minutes away
    await client.query('update sentinel_deployment set last_turn_at = null')
    await client.end()
    product.kill('server')
  }
}

/** How many days are left once none is, or none has been done for a while. */
async function workedOff(client: Client, projectIds: readonly string[]): Promise<number> {
  let left = await leftOf(client, projectIds)
  for (let quietS = 0; left > 0 && quietS < QUIET_S; quietS++) {
    await pause(1000)
    const now = await leftOf(client, projectIds)
    if (now < left) quietS = 0
    left = now
  }
  return left
}

async function leftOf(client: Client, projectIds: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from reading_day where project_id = any($1)
     and (revision > evaluated_revision or revision > compacted_revision)`,
    [projectIds],
  )
  return rows[0]?.n ?? 0
}

async function sumsOf(client: Client, projectId: string): Promise<readonly object[]> {
  const { rows } = await client.query<object>(
    `select date::text, model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh from day_sum
     where project_id = $1 order by date`,
    [projectId],
  )
  return rows
}

async function storedOf(client: Client, projectId: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    'select sum(part_rows)::int as n from reading_day where project_id = $1',
    [projectId],
  )
  return rows[0]?.n ?? 0
}
