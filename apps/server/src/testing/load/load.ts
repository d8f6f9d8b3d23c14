import { parseArgs } from 'node:util'
import { z } from 'zod'
import { type LoadApi, signIn } from './loadApi.ts'
import { loadPlant } from './loadPlant.ts'
import { type LoadServers, startLoadServers } from './loadServers.ts'
import { loadWeatherCsv } from './loadWeather.ts'
import { type Viewed, watchRun } from './viewers.ts'

const runSchema = z.object({
  success: z.boolean(),
  simulation: z.object({ id: z.string() }).nullable(),
  errors: z.array(z.object({ block_id: z.string(), messages: z.array(z.string()) })),
})
const jobSchema = z.array(
  z.object({
    duet_job: z.object({
      status: z.string(),
      stage: z.string(),
      total_tasks: z.number(),
      completed_tasks: z.number(),
      error_message: z.string().nullable(),
    }),
  }),
)

// A plant of many blocks on a server with PostgreSQL and S3 of their own: run, look through, all measured. Not a test.
const { values } = parseArgs({
  options: {
    blocks: { type: 'string', default: '100' },
    designs: { type: 'string', default: '5' },
    'step-minutes': { type: 'string', default: '60' },
    workers: { type: 'string', default: '2' },
    viewers: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '30' },
    /** Ends a worker by force when a quarter of the tasks is done. */
    kill: { type: 'boolean', default: false },
  },
})
const stepMin = values['step-minutes'] === '5' ? 5 : 60
let wasKilled = !values.kill
const servers = await startLoadServers(Number(values.workers))
try {
  const api = await signIn(servers.baseUrl, servers.password)
  const projectId = await newProject(api)
  const blockIds = await blocksOf(api, projectId)
  const { id: datasetId, start_time } = await timed('weather imported', () =>
    newDataset(api, projectId),
  )
  const simulationId = await timed('run', () => runAll(api, { projectId, blockIds, datasetId }))
  await timed('run again, light traced before', () =>
    runAll(api, { projectId, blockIds, datasetId }),
  )
  await look(api, { simulationId, blockIds }, Date.parse(start_time))
  tellMemory(servers)
} finally {
  await servers.stop()
}

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now()
  const result = await work()
  tell({ what, seconds: Number(((performance.now() - startedMs) / 1000).toFixed(1)) })
  return result
}

function tell(line: object): void {
  console.log(JSON.stringify(line))
}

async function newProject(api: LoadApi): Promise<string> {
  const organizations = await api.ask(
    'query Organizations { organizations { id } }',
    {},
    z.array(z.object({ id: z.string() })),
  )
  const document = loadPlant(Number(values.blocks), Number(values.designs))
  const { id } = await api.ask(
    'mutation ImportProject($organization_id: ID!, $document: JSON!) { importProject(organization_id: $organization_id, document: $document) { id } }',
    { organization_id: organizations[0]?.id, document },
    z.object({ id: z.string() }),
  )
  return id
}

async function blocksOf(api: LoadApi, projectId: string): Promise<readonly string[]> {
  const { blocks } = await api.ask(
    'query Blocks($id: ID!) { projectBlocks(project_id: $id) { blocks { id } } }',
    { id: projectId },
    z.object({ blocks: z.array(z.object({ id: z.string() })) }),
  )
  return blocks.map(({ id }) => id)
}

async function newDataset(
  api: LoadApi,
  projectId: string,
): Promise<{ readonly id: string; readonly start_time: string }> {
  const upload = await api.ask(
    'mutation Upload($id: ID!) { getProjectFileStorageSignedUrl(project_id: $id, dir: "/meteo", filename: "load.csv") { url storage_key } }',
    { id: projectId },
    z.object({ url: z.string(), storage_key: z.string() }),
  )
  const sent = await fetch(api.baseUrl + upload.url, {
    method: 'PUT',
    body: loadWeatherCsv(stepMin),
  })
  if (!sent.ok) throw new Error(`upload: ${await sent.text()}`)
  return api.ask(
    'mutation Import($id: ID!, $key: String!) { createEnviroDatasetFromMetFile(project_id: $id, storage_key: $key, filename: "load.csv") { id start_time } }',
    { id: projectId, key: upload.storage_key },
    z.object({ id: z.string(), start_time: z.string() }),
  )
}

interface RunAll {
  readonly projectId: string
  readonly blockIds: readonly string[]
  readonly datasetId: string
}

async function runAll(api: LoadApi, { projectId, blockIds, datasetId }: RunAll): Promise<string> {
  const { simulation, errors } = await api.ask(
    'mutation Run($id: ID!, $input: RunSimulationInput!) { runProjectBlockSimulation(project_id: $id, input: $input) { success simulation { id } errors { block_id messages } } }',
    { id: projectId, input: { block_ids: blockIds, enviro_dataset_id: datasetId } },
    runSchema,
  )
  if (!simulation) throw new Error(`the run was refused: ${JSON.stringify(errors.slice(0, 3))}`)
  for (;;) {
    await new Promise((wake) => setTimeout(wake, 500))
    const [run] = await api.ask(
      'query Job($project: ID!, $id: ID!) { projectDuetSim(project_id: $project, id: $id) { duet_job { status stage total_tasks completed_tasks error_message } } }',
      { project: projectId, id: simulation.id },
      jobSchema,
    )
    const job = run?.duet_job
    if (job?.status === 'completed') return simulation.id
    if (!job || job.status === 'failed') throw new Error(`the run failed: ${job?.error_message}`)
    if (job.completed_tasks > job.total_tasks / 4) killOnce(servers)
  }
}

function killOnce({ workers }: LoadServers): void {
  if (wasKilled) return
  wasKilled = true
  workers[0]?.child.kill('SIGKILL')
  tell({ what: `${workers[0]?.name} killed` })
}

async function look(api: LoadApi, viewed: Viewed, yearStartMs: number): Promise<void> {
  const times = await watchRun(api, viewed, {
    viewers: Number(values.viewers),
    seconds: Number(values.seconds),
    yearStartMs,
  })
  for (const { name, count, p50Ms, p95Ms } of times) {
    tell({ query: name, count, p50_ms: Math.round(p50Ms), p95_ms: Math.round(p95Ms) })
  }
}

function tellMemory({ server, workers }: LoadServers): void {
  for (const { name, peakBytes } of [server, ...workers]) {
    tell({ what: `most memory of ${name}`, megabytes: Math.round(peakBytes() / 1e6) })
  }
}
