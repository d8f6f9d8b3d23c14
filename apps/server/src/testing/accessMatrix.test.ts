import { randomUUID } from 'node:crypto'
import { panText } from '@duet/formats/testing'
import { componentDefaults } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GraphqlAnswer, startTestServer, type TestServer } from './testServer.ts'

/** The ids that an operation is called with: real ones of a project, or ones of nothing. */
interface Ids {
  readonly org: string
  readonly project: string
  readonly block: string
  readonly layer: string
  readonly component: string
}

type Who =
  | 'nobody'
  | 'stranger'
  | 'orgGuest'
  | 'orgMember'
  | 'viewer'
  | 'operator'
  | 'editor'
  | 'owner'
  | 'orgAdmin'

interface Operation {
  readonly name: string
  readonly query: string
  readonly variables: (ids: Ids) => object
  /** The least that may: who is listed in `MAY`. */
  readonly may: 'seeOrganization' | 'createInOrganization' | 'see' | 'edit' | 'own'
}

const PAN_FILE = Buffer.from(panText()).toString('base64')
const PROJECT_INPUT = { name: 'P', latitude: 1, longitude: 2 }
const SYSTEM = {
  terrain_dem_enabled: false,
  hv_stage_enabled: false,
  grid_injection_limit_enabled: false,
}
const perimeter = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [23, 38],
        [23.001, 38],
        [23.001, 38.001],
        [23, 38],
      ],
    ],
  },
}
const DOCUMENT = {
  format: 'duet-plant',
  version: 1,
  project: { name: 'Imported', latitude: 1, longitude: 2 },
  blocks: [],
  block_layers: [],
  components: [],
}

const OPERATIONS: readonly Operation[] = [
  {
    name: 'organization',
    query: 'query Q($id: ID!) { organization(id: $id) { id } }',
    variables: ({ org }) => ({ id: org }),
    may: 'seeOrganization',
  },
  {
    name: 'projects',
    query: 'query Q($id: ID!) { projects(org_id: $id) { total } }',
    variables: ({ org }) => ({ id: org }),
    may: 'seeOrganization',
  },
  {
    name: 'createProject',
    query:
      'mutation Q($id: ID!, $p: ProjectInput!) { createProject(organization_id: $id, input: $p) { id } }',
    variables: ({ org }) => ({ id: org, p: PROJECT_INPUT }),
    may: 'createInOrganization',
  },
  {
    name: 'importProject',
    query:
      'mutation Q($id: ID!, $d: JSON!) { importProject(organization_id: $id, document: $d) { id } }',
    variables: ({ org }) => ({ id: org, d: DOCUMENT }),
    may: 'createInOrganization',
  },
  {
    name: 'project',
    query:
      'query Q($id: ID!) { project(id: $id) { id name owner { email } organization { id } project_users { role_id } blocks_bounding_box } }',
    variables: ({ project }) => ({ id: project }),
    may: 'see',
  },
  {
    name: 'projectExport',
    query: 'query Q($id: ID!) { projectExport(id: $id) }',
    variables: ({ project }) => ({ id: project }),
    may: 'see',
  },
  {
    name: 'projectBlocks',
    query: 'query Q($id: ID!) { projectBlocks(project_id: $id) { blockIds } }',
    variables: ({ project }) => ({ id: project }),
    may: 'see',
  },
  {
    name: 'systemParameters',
    query: 'query Q($id: ID!) { systemParameters(project_id: $id) { project_id } }',
    variables: ({ project }) => ({ id: project }),
    may: 'see',
  },
  {
    name: 'blockPvSummary',
    query: 'query Q($id: ID!) { blockPvSummary(block_id: $id) }',
    variables: ({ block }) => ({ id: block }),
    may: 'see',
  },
  {
    name: 'components',
    query: 'query Q($id: ID!) { components(project_id: $id) { id } }',
    variables: ({ project }) => ({ id: project }),
    may: 'see',
  },
  {
    name: 'component',
    query: 'query Q($id: ID!) { component(id: $id) { id } }',
    variables: ({ component }) => ({ id: component }),
    may: 'see',
  },
  {
    name: 'updateProject',
    query: 'mutation Q($id: ID!, $p: ProjectInput!) { updateProject(id: $id, input: $p) { id } }',
    variables: ({ project: id }) => ({ id, p: PROJECT_INPUT }),
    may: 'edit',
  },
  {
    name: 'upsertBlocks',
    query:
      'mutation Q($id: ID!, $b: [BlockInput!]!) { upsertBlocks(project_id: $id, blocks: $b) { id } }',
    variables: ({ project }) => ({
      id: project,
      b: [{ id: randomUUID(), name: 'B', configuration: {} }],
    }),
    may: 'edit',
  },
  {
    name: 'upsertBlockLayers',
    query:
      'mutation Q($id: ID!, $l: [BlockLayerInput!]!) { upsertBlockLayers(project_id: $id, layers: $l) { id } }',
    variables: ({ project }) => ({
      id: project,
      l: [{ id: randomUUID(), name: 'L', type: 'perimeter', geojson: perimeter }],
    }),
    may: 'edit',
  },
  {
    name: 'deleteBlocks',
    query:
      'mutation Q($id: ID!, $ids: [ID!]!) { deleteBlocks(project_id: $id, ids: $ids) { success } }',
    variables: ({ project }) => ({ id: project, ids: [randomUUID()] }),
    may: 'edit',
  },
  {
    name: 'deleteBlockLayers',
    query:
      'mutation Q($id: ID!, $ids: [ID!]!) { deleteBlockLayers(project_id: $id, ids: $ids) { success } }',
    variables: ({ project }) => ({ id: project, ids: [randomUUID()] }),
    may: 'edit',
  },
  {
    name: 'updateSystemParameters',
    query:
      'mutation Q($id: ID!, $s: SystemParametersInput!) { updateSystemParameters(project_id: $id, input: $s) { project_id } }',
    variables: ({ project }) => ({ id: project, s: SYSTEM }),
    may: 'edit',
  },
  ...['Panel', 'Table', 'Inverter', 'MvTransformer', 'HvTransformer', 'DcWire', 'AcWire'].map(
    (kind): Operation => ({
      name: `create${kind}`,
      query: `mutation Q($id: ID!) { create${kind}(project_id: $id, name: "N") { id } }`,
      variables: ({ project }) => ({ id: project }),
      may: 'edit',
    }),
  ),
  {
    name: 'updateComponent',
    query: 'mutation Q($id: ID!, $p: JSON!) { updateComponent(id: $id, parameters: $p) { id } }',
    variables: ({ component }) => ({ id: component, p: componentDefaults('panel') }),
    may: 'edit',
  },
  {
    name: 'updateComponentName',
    query: 'mutation Q($id: ID!) { updateComponentName(id: $id, name: "N") { id } }',
    variables: ({ component }) => ({ id: component }),
    may: 'edit',
  },
  {
    name: 'getProjectFileStorageSignedUrl',
    query:
      'mutation Q($id: ID!) { getProjectFileStorageSignedUrl(project_id: $id, dir: "/meteo", filename: "a.csv") { url } }',
    variables: ({ project }) => ({ id: project }),
    may: 'edit',
  },
  {
    name: 'readComponentFile',
    query:
      'mutation Q($id: ID!, $c: String!) { readComponentFile(project_id: $id, filename: "a.PAN", content: $c) { kind } }',
    variables: ({ project }) => ({ id: project, c: PAN_FILE }),
    may: 'edit',
  },
  {
    name: 'addProjectUser',
    query:
      'mutation Q($id: ID!) { addProjectUser(project_id: $id, email: "viewer@example.org", role_id: "viewer") { id } }',
    variables: ({ project }) => ({ id: project }),
    may: 'own',
  },
  {
    name: 'deleteComponent',
    query: 'mutation Q($id: ID!) { deleteComponent(id: $id) { success } }',
    variables: ({ component }) => ({ id: component }),
    may: 'edit',
  },
  {
    name: 'deleteProject',
    query: 'mutation Q($id: ID!) { deleteProject(id: $id) { success } }',
    variables: ({ project }) => ({ id: project }),
    may: 'own',
  },
]

const MAY: Readonly<Record<Operation['may'], readonly Who[]>> = {
  seeOrganization: ['orgGuest', 'orgMember', 'viewer', 'operator', 'editor', 'owner', 'orgAdmin'],
  createInOrganization: ['orgMember', 'viewer', 'operator', 'editor', 'owner', 'orgAdmin'],
  see: ['viewer', 'operator', 'editor', 'owner', 'orgAdmin'],
  edit: ['editor', 'owner', 'orgAdmin'],
  own: ['owner', 'orgAdmin'],
}
/** Those who know that the thing is there, though they may not do this with it. */
const KNOWS: Readonly<Record<Operation['may'], readonly Who[]>> = {
  seeOrganization: MAY.seeOrganization,
  createInOrganization: MAY.seeOrganization,
  see: MAY.see,
  edit: MAY.see,
  own: MAY.see,
}
const EVERYBODY: readonly Who[] = ['nobody', 'stranger', ...MAY.seeOrganization]

let server: TestServer
let tokens: Readonly<Record<Who, string | undefined>>
let org: string
let ownerId: string

beforeAll(async () => {
  server = await startTestServer()
  const names: readonly Who[] = EVERYBODY.filter((who) => who !== 'nobody')
  const users = await Promise.all(
    names.map((who) => server.newUser(`${who.toLowerCase()}@example.org`)),
  )
  const of = (who: Who) => users[names.indexOf(who)] ?? { id: '', token: '' }
  tokens = Object.fromEntries(
    EVERYBODY.map((who) => [who, who === 'nobody' ? undefined : of(who).token]),
  ) as typeof tokens
  const orgRoles: [Who, string][] = [
    ['orgGuest', 'guest'],
    ['orgMember', 'member'],
    ['orgAdmin', 'admin'],
  ]
  const members = new Map<Who, string>([
    ...names.map((who): [Who, string] => [who, 'member']),
    ...orgRoles,
  ])
  members.delete('stranger')
  org = await server.newOrganization(
    'acme',
    Object.fromEntries([...members].map(([who, role]) => [of(who).id, role])),
  )
  await server.newOrganization('elsewhere', { [of('stranger').id]: 'owner' })
  ownerId = of('owner').id
  listed = (['viewer', 'operator', 'editor'] as const).map((who) => ({
    user_id: of(who).id,
    role_id: who,
  }))
})
afterAll(() => server.close())

let listed: { user_id: string; role_id: string }[] = []

/** A project of the organisation with one block, layer and component, made anew for each call that may change it. */
async function freshIds(): Promise<Ids> {
  const { projects, components, design } = server.services
  const { id } = await projects.createProject(ownerId, org, PROJECT_INPUT)
  await server.db
    .insertInto('project_user')
    .values(listed.map(({ user_id, role_id }) => ({ user_id, role_id, project_id: id })))
    .execute()
  const component = await components.createComponent(ownerId, {
    project_id: id,
    kind: 'panel',
    name: 'Panel',
  })
  const [block] = await design.upsertBlocks(ownerId, id, [
    { id: randomUUID(), name: 'B', configuration: {} },
  ])
  const layer = { id: randomUUID(), name: 'L', type: 'perimeter', geojson: perimeter }
  await design.upsertBlockLayers(ownerId, id, [layer])
  return { org, project: id, block: block?.id ?? '', layer: layer.id, component: component.id }
}
const unknownIds = (): Ids => ({
  org: randomUUID(),
  project: randomUUID(),
  block: randomUUID(),
  layer: randomUUID(),
  component: randomUUID(),
})
const malformedIds: Ids = {
  org: 'x',
  project: '1',
  block: "' or 1=1",
  layer: '',
  component: '../../etc',
}

const outcome = (answer: GraphqlAnswer): string =>
  answer.errors?.[0] ? `${answer.errors[0].extensions.code}: ${answer.errors[0].message}` : 'done'

describe.each(OPERATIONS)('$name', ({ query, variables, may }) => {
  test.each(EVERYBODY)('called by %s', async (who) => {
    const ask = async (ids: Ids): Promise<string> =>
      outcome(await server.call(query, variables(ids), tokens[who]))
    const [real, unknown, malformed] = [
      await ask(await freshIds()),
      await ask(unknownIds()),
      await ask(malformedIds),
    ]
    expect(malformed).toBe(unknown)
    const refusal = KNOWS[may].includes(who) ? 'FORBIDDEN' : unknown
    expect(real.replace(/^(FORBIDDEN): .*/, '$1')).toBe(MAY[may].includes(who) ? 'done' : refusal)
    expect(unknown).toMatch(who === 'nobody' ? /^UNAUTHENTICATED: / : /^NOT_FOUND: .* not found$/)
  })
})

describe('what a project gives every member of its organisation', () => {
  test.each([
    ['restricted', 'orgMember', 'NOT_FOUND'],
    ['viewer', 'orgMember', 'viewer'],
    ['editor', 'orgMember', 'editor'],
    ['editor', 'orgGuest', 'NOT_FOUND'],
    ['editor', 'stranger', 'NOT_FOUND'],
    ['editor', 'viewer', 'editor'],
    ['viewer', 'editor', 'editor'],
    ['restricted', 'orgAdmin', 'owner'],
  ] as const)('with general access %s the %s is %s', async (access, who, expected) => {
    const { project: id } = await freshIds()
    await server.db
      .updateTable('project')
      .set({ org_general_access: access })
      .where('id', '=', id)
      .execute()
    const answer = await server.call(
      'query Q($id: ID!) { project(id: $id) { role_id } }',
      { id },
      tokens[who],
    )
    expect(answer.errors?.[0]?.extensions.code ?? answer.data?.['project']?.['role_id']).toBe(
      expected,
    )
    const list = await server.services.projects
      .projects((await server.services.identity.identify(tokens[who])).userId, {
        org_id: org,
        take: 500,
      })
      .then(({ projects }) => projects.find((row) => row.id === id)?.role_id)
      .catch(() => undefined)
    expect(list ?? 'NOT_FOUND').toBe(expected)
  })
})

test('every operation of the project domains is in the table', async () => {
  const { readFileSync } = await import('node:fs')
  const domains = [
    'organizations/organizations',
    'projects/projects',
    'design/design',
    'components/components',
  ]
  const inTable = new Set(OPERATIONS.map(({ name }) => name))
  // These take no id of a tenant, or are looked at below
  const without = new Set([
    'organizations',
    'panelIv',
    'deleteProjectUser',
    'cecInverters',
    'cecInverter',
    'cecInverterFilterParams',
  ])
  const missing = domains.flatMap((file) => {
    const sdl = readFileSync(new URL(`../${file}.graphql`, import.meta.url), 'utf8').replaceAll(
      /"[^"]*"/g,
      '',
    )
    const roots = [...sdl.matchAll(/extend type (?:Query|Mutation) \{([\s\S]*?)\n\}/g)].map(
      (match) => match[1] ?? '',
    )
    return roots.flatMap((body) =>
      [...body.matchAll(/^ {2}(\w+)[(:]/gm)].map((match) => match[1] ?? ''),
    )
  })
  expect(missing.length).toBeGreaterThan(20)
  expect(missing.filter((name) => !inTable.has(name) && !without.has(name))).toEqual([])
})
