import { z } from 'zod'
import { adminApi, type Organization } from './people.ts'
import { MARKUP, SCRIPT_ADDRESS } from './scriptTraps.ts'

const idSchema = z.object({ id: z.string() })

/** Saves markup in every name and text that is shown again. Gives what the words in addresses stand for. */
export async function markedRecords(
  { id, slug, owner: { api } }: Organization,
  projectId: string,
): Promise<ReadonlyMap<string, string>> {
  const change = <T>(operation: string, rest: string, variables: object, schema: z.ZodType<T>) =>
    api.ask(operation, `mutation ${operation}${rest}`, variables, schema)
  const components = await api.ask(
    'Components',
    'query Components($id: ID!) { components(project_id: $id) { id kind } }',
    { id: projectId },
    z.array(z.object({ id: z.string(), kind: z.string() })),
  )
  for (const component of components) {
    await change(
      'UpdateComponentName',
      '($id: ID!, $name: String!) { updateComponentName(id: $id, name: $name) { id } }',
      { id: component.id, name: MARKUP },
      idSchema,
    )
  }
  await change(
    'UpdateProject',
    '($id: ID!, $input: ProjectInput!) { updateProject(id: $id, input: $input) { id } }',
    { id: projectId, input: { name: MARKUP, latitude: 33.4, longitude: -112.5 } },
    idSchema,
  )
  await change(
    'UpdateUser',
    '($name: String!) { updateUser(first_name: $name, last_name: $name) { id } }',
    { name: MARKUP },
    idSchema,
  )
  await change(
    'CreatePortfolio',
    '($id: ID!, $name: String!) { createPortfolio(organization_id: $id, name: $name) { id } }',
    { id, name: MARKUP },
    idSchema,
  )
  await change(
    'CreateApiToken',
    '($name: String!) { createApiToken(name: $name, scopes: ["read"]) { token } }',
    { name: MARKUP },
    z.unknown(),
  )
  await change(
    'UpdateOrganization',
    `($id: ID!, $input: OrganizationInput!) {
      updateOrganization(id: $id, input: $input) { organization { id } }
    }`,
    { id, input: { name: MARKUP } },
    z.object({ organization: idSchema }),
  )
  const panel = components.find(({ kind }) => kind === 'panel')
  return new Map([
    ['ORG', slug],
    ['PROJECT', projectId],
    ['PANEL', panel?.id ?? ''],
    ['SERVER', await integrationServer(id)],
  ])
}

/** An integration server with a job of a marked name; an address that is a script is refused. */
async function integrationServer(organizationId: string): Promise<string> {
  const api = await adminApi()
  const upsert = `mutation UpsertOrgIntegrationServer($input: IntegrationServerInput!) {
    upsertOrgIntegrationServer(input: $input) { id }
  }`
  const input = { organization_id: organizationId, url: SCRIPT_ADDRESS }
  const { code } = await api.refused('UpsertOrgIntegrationServer', upsert, { input })
  if (code !== 'INVALID_INPUT') throw new Error(`a script is no address, but ${code}`)
  const { id } = await api.ask(
    'UpsertOrgIntegrationServer',
    upsert,
    { input: { ...input, url: 'http://127.0.0.1:9' } },
    idSchema,
  )
  await api.ask(
    'UpsertIntegrationSchedule',
    `mutation UpsertIntegrationSchedule($input: IntegrationScheduleInput!) {
      upsertIntegrationSchedule(input: $input) { id }
    }`,
    {
      input: {
        integration_server_id: id,
        job_name: MARKUP,
        job_type: MARKUP,
        job_data: { text: MARKUP },
        crontab: '0 0 1 1 *',
      },
    },
    idSchema,
  )
  return id
}
