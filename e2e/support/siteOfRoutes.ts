import { z } from 'zod'
import type { Api } from './api.ts'
import { copyOfSample, smallPlant } from './plants.ts'
import { blockIds, ended, run } from './projectApi.ts'

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
    ...(await records(api, projectId)),
  ])
}

/** A path with what is known in place of its words. */
export function addressOf(path: string, known: KnownParts): string {
  return path.replaceAll(/[A-Z]{2,}/g, (word) => known.get(word) ?? word)
}

async function ownId(api: Api): Promise<string> {
  const { id } = await api.ask('Me', 'query Me { me { id } }', {}, z.object({ id: z.string() }))
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
    z.array(z.object({ id: z.string() })),
  )
  return [
    ...components.map(({ id, kind }) => [kind.toUpperCase(), id] as const),
    ['DATASET', dataset?.id ?? ''],
  ]
}

/** A server that nobody answers for: the pages show what is known of it. */
async function integrationServer(api: Api): Promise<string> {
  const [organization] = await api.ask(
    'Organizations',
    'query Organizations { organizations { id } }',
    {},
    z.array(z.object({ id: z.string() })),
  )
  const { id } = await api.ask(
    'UpsertOrgIntegrationServer',
    `mutation UpsertOrgIntegrationServer($input: IntegrationServerInput!) {
      upsertOrgIntegrationServer(input: $input) { id }
    }`,
    { input: { organization_id: organization?.id, url: 'http://127.0.0.1:9' } },
    z.object({ id: z.string() }),
  )
  return id
}
