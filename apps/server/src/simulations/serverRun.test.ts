import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../db/testing.ts'
import { samplePlant } from './testing/samplePlant.ts'
import { syntheticWeatherCsv } from './testing/syntheticWeather.ts'

let database: TestDatabase
let server: Server
let token = ''
let projectId = ''
let blockIds: string[] = []
let datasetId = ''
const dataDir = mkdtempSync(path.join(tmpdir(), 'duet-server-run-'))

beforeAll(async () => {
  database = await testDatabase()
  server = await startServer()
})
afterAll(async () => {
  await killServer('SIGTERM')
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

interface Server {
  readonly child: ChildProcess
  readonly origin: string
}

/** The whole program, as `npm start` runs it. */
async function startServer(): Promise<Server> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      DUET_DATA: dataDir,
      DATABASE_URL: database.url,
      DUET_ADMIN_PASSWORD: 'the first password',
      DUET_WORKER_THREADS: '1',
      DUET_MONITORED_SAMPLE: 'false',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = await logUntil(child, '"server started"')
  const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(log) ?? []
  if (!origin) throw new Error(`The server did not start: ${log}`)
  return { child, origin }
}

/** What the child printed until it said `text` or ended; its output is read on after that. */
function logUntil(child: ChildProcess, text: string): Promise<string> {
  let log = ''
  return new Promise((resolve) => {
    const read = (piece: Buffer): void => {
      log += piece.toString()
      if (log.includes(text)) resolve(log)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => resolve(log))
  })
}

async function killServer(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  // One that has ended already sends no signal of it.
  if (server.child.exitCode !== null || server.child.signalCode !== null) return
  const ended = new Promise((resolve) => server.child.once('exit', resolve))
  server.child.kill(signal)
  await ended
}

/** The answer to one field. */
async function ask<T>(query: string, variables: object = {}): Promise<T> {
  const operation = /(?:query|mutation) (\w+)/.exec(query)?.[1]
  const answer = await fetch(`${server.origin}/api/graphql?operation=${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors }: { data: Record<string, T> | null; errors?: unknown } = await answer.json()
  const [first] = Object.values(data ?? {})
  if (errors || first === undefined) throw new Error(JSON.stringify(errors))
  return first
}

interface Job {
  readonly status: string
  readonly completed_tasks: number
  readonly total_tasks: number
  readonly error_message: string | null
  readonly completed_at: string | null
}

const startRun = async (): Promise<string> => {
  const answer = await ask<{ errors: unknown[]; simulation: { id: string } | null }>(
    `mutation RunProjectBlockSimulation($project: ID!, $input: RunSimulationInput!) {
      runProjectBlockSimulation(project_id: $project, input: $input) {
        success errors { block_id messages } simulation { id duet_job { status } }
      }
    }`,
    { project: projectId, input: { block_ids: blockIds, enviro_dataset_id: datasetId } },
  )
  if (!answer.simulation) throw new Error(JSON.stringify(answer.errors))
  return answer.simulation.id
}

async function jobWhen(id: string, isReached: (job: Job) => boolean): Promise<Job> {
  for (const startedMs = performance.now(); ; ) {
    const [simulation] = await ask<{ duet_job: Job }[]>(
      `query ProjectDuetSim($project: ID!, $id: ID!) {
        projectDuetSim(project_id: $project, id: $id) {
          duet_job { status completed_tasks total_tasks error_message completed_at }
        }
      }`,
      { project: projectId, id },
    )
    if (simulation && isReached(simulation.duet_job)) return simulation.duet_job
    if (performance.now() - startedMs > 240_000) throw new Error(JSON.stringify(simulation))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const figures = (id: string): Promise<{ key: string; value: number }[]> =>
  ask(`query SimulationKpis($id: ID!) { simulationKpis(simulation_id: $id) { key value } }`, { id })

describe('the whole server', () => {
  test('signs in, takes a plant and a weather file, runs and answers', async () => {
    const signedIn = await ask<{ token: string }>(
      `mutation LocalLogin($password: String!) {
        localLogin(username: "admin@duet.local", password: $password) { ... on TokenPayload { token } }
      }`,
      { password: 'the first password' },
    )
    token = signedIn.token
    const [organization] = await ask<{ id: string }[]>(
      'query Organizations { organizations { id } }',
    )
    const project = await ask<{ id: string }>(
      'mutation ImportProject($org: ID!, $document: JSON!) { importProject(organization_id: $org, document: $document) { id } }',
      { org: organization?.id, document: samplePlant(2) },
    )
    projectId = project.id
    const plant = await ask<{ blockIds: string[] }>(
      'query GetProjectBlocks($id: ID!) { projectBlocks(project_id: $id) { blockIds } }',
      { id: projectId },
    )
    blockIds = plant.blockIds
    const upload = await ask<{ url: string; storage_key: string }>(
      `mutation GetProjectFileStorageSignedUrl($id: ID!) {
        getProjectFileStorageSignedUrl(project_id: $id, dir: "/meteo", filename: "desert.csv") { url storage_key }
      }`,
      { id: projectId },
    )
    const body = syntheticWeatherCsv({ type: 'Sequential', year: 2021, stepMinutes: 5 })
    expect((await fetch(new URL(upload.url, server.origin), { method: 'PUT', body })).status).toBe(
      200,
    )
    const dataset = await ask<{ id: string; row_count: number }>(
      `mutation CreateEnviroDatasetFromMetFile($id: ID!, $key: String!) {
        createEnviroDatasetFromMetFile(project_id: $id, storage_key: $key, filename: "desert.csv") { id row_count }
      }`,
      { id: projectId, key: upload.storage_key },
    )
    datasetId = dataset.id
    expect(dataset.row_count).toBe(105_120)
    const simulationId = await startRun()
    const job = await jobWhen(simulationId, ({ completed_at }) => completed_at !== null)
    expect(job).toMatchObject({ status: 'completed', completed_tasks: 24, error_message: null })
    const losses = await ask<{ closure_error: number; rows: object[] }>(
      'query SystemLosses($id: ID!) { systemLosses(simulation_id: $id) { closure_error rows { key kind value_after unit } } }',
      { id: simulationId },
    )
    expect(losses.closure_error).toBeLessThan(1e-9)
    const meta = await ask<object>(
      `query DuetSimMeta($id: ID!) {
        duetSimMeta(simulation_id: $id) { step_count ratings assumptions warnings { code } simulation { id name } }
      }`,
      { id: simulationId },
    )
    expect(meta).toMatchObject({ step_count: 105_120, simulation: { id: simulationId } })
  })

  test('killed in the middle of a run and started again, it completes the run with the same numbers', async () => {
    const [earlier] = await ask<{ id: string }[]>(
      'query ProjectDuetSim($project: ID!) { projectDuetSim(project_id: $project) { id } }',
      { project: projectId },
    )
    const simulationId = await startRun()
    await jobWhen(simulationId, ({ completed_tasks }) => completed_tasks >= 3)
    await killServer('SIGKILL')
    server = await startServer()
    const job = await jobWhen(simulationId, ({ completed_at }) => completed_at !== null)
    expect(job).toMatchObject({ status: 'completed', completed_tasks: 24, error_message: null })
    expect(await figures(simulationId)).toEqual(await figures(earlier?.id ?? ''))
    const files = readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    expect(files.filter((one) => one.isFile() && /\.(tmp|part)$/.test(one.name))).toEqual([])
  })
})
