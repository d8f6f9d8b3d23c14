import { z } from 'zod'
import type { LoadApi } from './loadApi.ts'
import { loadPlant } from './loadPlant.ts'
import { loadWeatherCsv } from './loadWeather.ts'

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

/** A project of a plant of so many blocks; gives its id. */
export async function newProject(api: LoadApi, blocks: number, designs: number): Promise<string> {
  const organizations = await api.ask(
    'query Organizations { organizations { id } }',
    {},
    z.array(z.object({ id: z.string() })),
  )
  const document = loadPlant(blocks, designs)
  const { id } = await api.ask(
    'mutation ImportProject($organization_id: ID!, $document: JSON!) { importProject(organization_id: $organization_id, document: $document) { id } }',
    { organization_id: organizations[0]?.id, document },
    z.object({ id: z.string() }),
  )
  return id
}

export async function blocksOf(api: LoadApi, projectId: string): Promise<readonly string[]> {
  const { blocks } = await api.ask(
    'query Blocks($id: ID!) { projectBlocks(project_id: $id) { blocks { id } } }',
    { id: projectId },
    z.object({ blocks: z.array(z.object({ id: z.string() })) }),
  )
  return blocks.map(({ id }) => id)
}

/** The sample's year, uploaded and imported. */
export async function newDataset(
  api: LoadApi,
  projectId: string,
  stepMin: 5 | 60,
): Promise<{ readonly id: string }> {
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
    'mutation Import($id: ID!, $key: String!) { createEnviroDatasetFromMetFile(project_id: $id, storage_key: $key, filename: "load.csv") { id } }',
    { id: projectId, key: upload.storage_key },
    z.object({ id: z.string() }),
  )
}

/** Start of a run, ms UTC. */
export async function startOf(api: LoadApi, simulationId: string): Promise<number> {
  const { from } = await api.ask(
    'query RunStart($id: ID!) { duetSimMeta(simulation_id: $id) { from } }',
    { id: simulationId },
    z.object({ from: z.string() }),
  )
  return Date.parse(from)
}

export interface RunAll {
  readonly projectId: string
  readonly blockIds: readonly string[]
  readonly datasetId: string
  /** Site time; absent: the whole dataset. */
  readonly from?: string
  readonly to?: string
  /** Hears of the tasks that are done, of all. */
  readonly onProgress?: (share: number) => void
}

/** Runs blocks and waits for the end; gives the id of the run. @throws Error where it is refused or fails */
export async function runAll(
  api: LoadApi,
  { projectId, blockIds, datasetId, from, to, onProgress }: RunAll,
): Promise<string> {
  const { simulation, errors } = await api.ask(
    'mutation Run($id: ID!, $input: RunSimulationInput!) { runProjectBlockSimulation(project_id: $id, input: $input) { success simulation { id } errors { block_id messages } } }',
    { id: projectId, input: { block_ids: blockIds, enviro_dataset_id: datasetId, from, to } },
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
    onProgress?.(job.completed_tasks / job.total_tasks)
  }
}
