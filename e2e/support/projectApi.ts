import { z } from 'zod'
import type { Api } from './api.ts'

const idSchema = z.object({ id: z.string() })

/** Id of the sample project. */
export async function sampleProject(api: Api): Promise<string> {
  const [organization] = await api.ask(
    'Organizations',
    'query Organizations { organizations { id } }',
    {},
    z.array(idSchema),
  )
  const { projects } = await api.ask(
    'Projects',
    'query Projects($id: ID!) { projects(org_id: $id) { projects { id name } } }',
    { id: organization?.id },
    z.object({ projects: z.array(idSchema.extend({ name: z.string() })) }),
  )
  const sample = projects.find(({ name }) => name === 'Phoenix sample')
  if (!sample) throw new Error('there is no sample project')
  return sample.id
}

export async function blockIds(api: Api, projectId: string): Promise<readonly string[]> {
  const blocks = await api.ask(
    'GetProjectBlocks',
    'query GetProjectBlocks($id: ID!) { projectBlocks(project_id: $id) { blockIds } }',
    { id: projectId },
    z.object({ blockIds: z.array(z.string()) }),
  )
  return blocks.blockIds
}

const RUN = `mutation RunProjectBlockSimulation($id: ID!, $input: RunSimulationInput!) {
  runProjectBlockSimulation(project_id: $id, input: $input) {
    success
    errors { block_id messages }
    simulation { id }
  }
}`

const runSchema = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ block_id: z.string(), messages: z.array(z.string()) })),
  simulation: idSchema.nullable(),
})

export function run(
  api: Api,
  projectId: string,
  input: object,
): Promise<z.infer<typeof runSchema>> {
  return api.ask('RunProjectBlockSimulation', RUN, { id: projectId, input }, runSchema)
}

const STATE = `query ProjectDuetSim($project: ID!, $id: ID!) {
  projectDuetSim(project_id: $project, id: $id) { duet_job { status stage error_code error_message } }
}`

const jobSchema = z.object({
  status: z.string(),
  stage: z.string(),
  error_code: z.string().nullable(),
  error_message: z.string().nullable(),
})

export type JobState = z.infer<typeof jobSchema>

/** Longer than a run takes on a machine that is busy with others. */
const ENDED_LIMIT_MS = 240_000

const ENDED = new Set(['completed', 'failed', 'stopped'])

export async function jobState(api: Api, projectId: string, runId: string): Promise<JobState> {
  const [simulation] = await api.ask(
    'ProjectDuetSim',
    STATE,
    { project: projectId, id: runId },
    z.array(z.object({ duet_job: jobSchema })),
  )
  if (!simulation) throw new Error(`no simulation ${runId}`)
  return simulation.duet_job
}

/** Waits until a run has ended, however it ended. */
export async function ended(api: Api, projectId: string, runId: string): Promise<JobState> {
  const deadline = Date.now() + ENDED_LIMIT_MS
  for (;;) {
    const state = await jobState(api, projectId, runId)
    if (ENDED.has(state.status)) return state
    if (Date.now() > deadline) throw new Error(`the run is still ${state.status} (${state.stage})`)
    await new Promise((wake) => setTimeout(wake, 200))
  }
}

/** Uploads weather text as a user's browser would; gives the key to name in the next call. */
export async function uploadWeather(
  api: Api,
  projectId: string,
  filename: string,
  body: string | ReadableStream,
  dir = '/meteo',
): Promise<{ readonly storageKey: string; readonly status: number; readonly answer: string }> {
  const { url, storage_key } = await api.ask(
    'GetProjectFileStorageSignedUrl',
    `mutation GetProjectFileStorageSignedUrl($id: ID!, $dir: String!, $filename: String!) {
      getProjectFileStorageSignedUrl(project_id: $id, dir: $dir, filename: $filename) { url storage_key }
    }`,
    { id: projectId, dir, filename },
    z.object({ url: z.string(), storage_key: z.string() }),
  )
  const response = await fetch(new URL(url, api.baseUrl), {
    method: 'PUT',
    body,
    ...(typeof body === 'string' ? {} : { duplex: 'half' as const }),
  })
  return { storageKey: storage_key, status: response.status, answer: await response.text() }
}

export const CREATE_DATASET = `mutation CreateEnviroDatasetFromMetFile($id: ID!, $key: String!, $filename: String!, $name: String) {
  createEnviroDatasetFromMetFile(project_id: $id, storage_key: $key, filename: $filename, name: $name) {
    id type row_count warnings { code message }
  }
}`

export const datasetSchema = z.object({
  id: z.string(),
  type: z.string(),
  row_count: z.number(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
})
