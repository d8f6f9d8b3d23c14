import { z } from 'zod'
import type { Api } from './api.ts'
import { monitoredCopy } from './monitoredProject.ts'
import { copyOfSample, smallPlant } from './plants.ts'
import { blockIds, ended, run, uploadWeather } from './projectApi.ts'

/** Parts of addresses that are only known once what they name is there, by the words that stand for them. */
export type KnownParts = ReadonlyMap<string, string>

/** A project of the first organisation with a component of each kind, weather and a finished run, and an integration server. */
export async function knownParts(api: Api): Promise<KnownParts> {
  const projectId = await copyOfSample(api, 'Routes', smallPlant())
  const input = { name: 'Typical year', block_ids: await blockIds(api, projectId) }
  const runId = (await run(api, projectId, input)).simulation!.id
  await ended(api, projectId, runId)
  return new Map([
    ['ORG', '/my-organization'],
    ['PROJECT', `/my-organization/project/${projectId}`],
    ['ID', projectId],
    ['RUN', runId],
    ['SERVER', await integrationServer(api)],
    ['USER', await ownId(api)],
    ...(await monitoredParts(api)),
    ...(await records(api, projectId)),
  ])
}

/** A path with what is known in place of its words. */
export function addressOf(path: string, known: KnownParts): string {
  return path.replaceAll(/[A-Z]{2,}/g, (word) => known.get(word) ?? word)
}

const idSchema = z.object({ id: z.string() })

/** A plant in a portfolio, with twenty evaluated days and an issue of its first inverter. */
async function monitoredParts(api: Api): Promise<readonly (readonly [string, string])[]> {
  const { id: portfolioId } = await api.ask(
    'CreatePortfolio',
    'mutation CreatePortfolio($id: ID!) { createPortfolio(organization_id: $id, name: "Sites of all routes") { id } }',
    { id: await firstOrganization(api) },
    idSchema,
  )
  const { projectId, issueId, node } = await monitoredCopy(api, 'Routes monitored', portfolioId)
  const { blocks } = await api.ask(
    'Blocks',
    'query Blocks($id: ID!) { projectBlocks(project_id: $id) { blocks { id name } } }',
    { id: projectId },
    z.object({ blocks: z.array(z.object({ id: z.string(), name: z.string() })) }),
  )
  return [
    ['MONITORED', `/my-organization/project/${projectId}`],
    ['PORTFOLIO', portfolioId],
    ['ISSUE', issueId],
    ['NODE', node],
    ['BLOCK', blocks[0]?.id ?? ''],
    ['BLOCKNAME', blocks[0]?.name ?? ''],
  ]
}

async function ownId(api: Api): Promise<string> {
  const { id } = await api.ask('Me', 'query Me { me { id } }', {}, idSchema)
  return id
}

/** One component of each kind, and the dataset. */
async function records(
  api: Api,
  projectId: string,
): Promise<readonly (readonly [string, string])[]> {
  const components = await api.ask(
    'Components',
    'query Components($id: ID!) { components(project_id: $id) { id kind } }',
    { id: projectId },
    z.array(z.object({ id: z.string(), kind: z.string() })),
  )
  const [dataset] = await api.ask(
    'Datasets',
    'query Datasets($id: ID!) { projectEnviroDatasets(project_id: $id) { id } }',
    { id: projectId },
    z.array(idSchema),
  )
  return [
    ...components.map(({ id, kind }) => [kind.toUpperCase(), id] as const),
    ['DATASET', dataset?.id ?? ''],
    ['CUSTOM', await customDataset(api, projectId)],
  ]
}

/** Two days of a meter. */
async function customDataset(api: Api, project_id: string): Promise<string> {
  const rows = Array.from({ length: 48 }, (_, i) => {
    const time = new Date(Date.UTC(2025, 5, 1, i)).toISOString().slice(0, 16)
    return `${time},${i}`
  })
  const filename = 'meter.csv'
  const text = ['time,Meter (kWh)', ...rows].join('\n')
  const { storageKey } = await uploadWeather(api, project_id, filename, text, '/custom-datasets')
  const file = { project_id, storage_key: storageKey, filename }
  const { mapping } = await api.ask(
    'PreviewCustomDatasetFile',
    `query PreviewCustomDatasetFile($project_id: ID!, $storage_key: String!, $filename: String!) {
      previewCustomDatasetFile(project_id: $project_id, storage_key: $storage_key, filename: $filename) { mapping }
    }`,
    file,
    z.object({ mapping: z.unknown() }),
  )
  const { id } = await api.ask(
    'CreateCustomDataset',
    `mutation CreateCustomDataset($project_id: ID!, $storage_key: String!, $filename: String!, $mapping: JSON!) {
      createCustomDataset(project_id: $project_id, storage_key: $storage_key, filename: $filename, name: "Routes meter", mapping: $mapping) { id }
    }`,
    { ...file, mapping },
    idSchema,
  )
  return id
}

/** A server that nobody answers for: the pages show what is known of it. */
async function integrationServer(api: Api): Promise<string> {
  const { id } = await api.ask(
    'UpsertOrgIntegrationServer',
    `mutation UpsertOrgIntegrationServer($input: IntegrationServerInput!) {
      upsertOrgIntegrationServer(input: $input) { id }
    }`,
    { input: { organization_id: await firstOrganization(api), url: 'http://127.0.0.1:9' } },
    idSchema,
  )
  return id
}

async function firstOrganization(api: Api): Promise<string | undefined> {
  const [organization] = await api.ask(
    'Organizations',
    'query Organizations { organizations { id } }',
    {},
    z.array(idSchema),
  )
  return organization?.id
}
