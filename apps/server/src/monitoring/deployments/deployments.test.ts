import { samplePlant } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { outcomeOf } from '../../testing/codes.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject, saveDeploymentVersion, withdrawProject } from './deployProject.ts'
import { sentinelDeployment, sentinelPortfolios } from './sentinelDeployment.ts'
import { findVersionAt, listVersions, nodesOfVersion, plantOfVersion } from './versionQueries.ts'

let server: TestServer
let ann: TestUser
let ben: TestUser
let eve: TestUser
let org: string
let foreign: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  ben = await server.newUser('ben@example.org')
  eve = await server.newUser('eve@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'owner', [ben.id]: 'guest' })
  foreign = await server.newOrganization('other', { [eve.id]: 'owner' })
})
afterAll(() => server.close())

const newPlant = async (organization_id = org, by = ann): Promise<string> =>
  (await importProject(server, by.id, { organization_id, document: samplePlant() })).id
const nodesAt = async (projectId: string, at: string) => {
  const version = await findVersionAt(server.db, projectId, new Date(at))
  return version ? nodesOfVersion(server.db, version.id) : []
}
describe('a deployment', () => {
  test('freezes the plant and makes nodes as the design', async () => {
    const project_id = await newPlant()
    await deployProject(server, ann.id, { project_id })
    const [version] = await listVersions(server.db, project_id)
    expect(version).toMatchObject({
      valid_from: new Date(0),
      valid_to: null,
      settings: { time_zone: 'America/Phoenix', interval_minutes: 15, weather: 'station' },
    })
    const document = await plantOfVersion(server.db, version?.id ?? '')
    expect(document.project.id).toBe(project_id)
    const nodes = await nodesOfVersion(server.db, version?.id ?? '')
    const inverters = document.blocks.reduce((sum, block) => sum + block.num_inverters, 0)
    expect(nodes.filter(({ component }) => component === 'inverter')).toHaveLength(inverters)
    expect(
      nodes.filter(({ component }) => component === 'block').map((node) => node.duet_block_id),
    ).toEqual(document.blocks.map(({ id }) => id))
    const inverter = nodes.find(({ component }) => component === 'inverter')
    expect(inverter?.inverter_dc_capacity).toBeGreaterThan(1000)
    expect(inverter).toMatchObject({ component_measure: 'active_power', sensor_tag: inverter?.id })
    expect(nodes.map(({ id }) => id).slice(0, 3)).toEqual(['sys', 'mtr', 'met'])
  })

  test('has versions; days before one are of the one before', async () => {
    const project_id = await newPlant()
    await deployProject(server, ann.id, {
      project_id,
      input: { price_per_kwh: 0.05, currency: 'EUR' },
    })
    const before = await nodesAt(project_id, '2026-01-01T00:00Z')
    const nodes = [
      { id: 'sys', name: 'Plant', component: 'system' },
      {
        id: 'mtr',
        parent_id: 'sys',
        name: 'M',
        component: 'meter',
        component_measure: 'energy',
        sensor_tag: 'E',
      },
    ]
    await server.db
      .insertInto('evaluation_day')
      .values(
        ['2026-02-28', '2026-03-01', '2026-03-02'].map((date) => ({
          project_id,
          date,
          status: 'evaluated',
        })),
      )
      .execute()
    await saveDeploymentVersion(server, ann.id, project_id, {
      valid_from: '2026-03-01T07:00:00Z',
      interval_minutes: 5,
      hierarchy: { nodes },
    })
    expect(await nodesAt(project_id, '2026-03-01T06:59:59Z')).toEqual(before)
    const after = await nodesAt(project_id, '2026-03-01T07:00:00Z')
    expect(after.map(({ id, sensor_tag }) => [id, sensor_tag])).toEqual([
      ['sys', null],
      ['mtr', 'E'],
    ])
    expect(after.map(({ node_key }) => node_key)).toEqual(
      before.slice(0, 2).map(({ node_key }) => node_key),
    )
    const opened = await server.db
      .selectFrom('evaluation_day')
      .select(['date', 'status'])
      .where('project_id', '=', project_id)
      .orderBy('date')
      .execute()
    expect(opened.map(({ status }) => status)).toEqual(['evaluated', 'open', 'open'])
    const [newest, first] = await listVersions(server.db, project_id)
    expect(newest).toMatchObject({
      price_per_kwh: 0.05,
      currency: 'EUR',
      settings: { interval_minutes: 5 },
    })
    expect(first?.valid_to).toEqual(newest?.valid_from)
    // the same instant again replaces, null takes away
    await saveDeploymentVersion(server, ann.id, project_id, {
      valid_from: '2026-03-01T07:00:00Z',
      price_per_kwh: null,
      currency: null,
    })
    const versions = await listVersions(server.db, project_id)
    expect(versions).toHaveLength(2)
    expect(versions[0]).toMatchObject({ price_per_kwh: null, settings: { interval_minutes: 5 } })
    expect(await nodesAt(project_id, '2026-04-01T00:00Z')).toEqual(after)
  })

  test('can take the plant of a copy, of the same organisation alone', async () => {
    const project_id = await newPlant()
    const copy = await newPlant()
    const stranger = await newPlant(foreign, eve)
    await deployProject(server, ann.id, { project_id })
    const save = (plant_project_id: string) =>
      saveDeploymentVersion(server, ann.id, project_id, {
        plant_project_id,
        hierarchy: { as_design: true },
      })
    await save(copy)
    const version = await findVersionAt(server.db, project_id, new Date())
    expect((await plantOfVersion(server.db, version?.id ?? '')).project.id).toBe(copy)
    expect(await outcomeOf(save(stranger))).toBe('NOT_FOUND')
  })

  test('refuses what is wrong and leaves everything as it was', async () => {
    const project_id = await newPlant()
    const nodes = [
      { id: 'sys', name: 'Plant', component: 'system' },
      { id: 'a', parent_id: 'gone', name: 'A', component: 'meter' },
      { id: 'a', parent_id: 'sys', name: 'B', component: 'met', component_measure: 'energy' },
    ]
    const refused = deployProject(server, ann.id, { project_id, input: { hierarchy: { nodes } } })
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_HIERARCHY',
      details: {
        count: 3,
        errors: [{ row: 2, field: 'parent_id' }, { row: 3, field: 'id' }, { row: 3 }],
      },
    })
    expect(await sentinelDeployment(server, ann.id, project_id)).toBeNull()
    const input = (fields: object) =>
      outcomeOf(deployProject(server, ann.id, { project_id, input: fields }))
    expect(await input({ time_zone: 'Mars/Olympus' })).toBe('INVALID_INPUT')
    expect(await input({ weather: 'guess' })).toBe('INVALID_INPUT')
    expect(await input({ interval_minutes: 0 })).toBe('INVALID_INPUT')
    expect(await input({ currency: 'Euro' })).toBe('INVALID_INPUT')
    expect(await input({ hierarchy: {} })).toBe('INVALID_INPUT')
    expect(await input({ hierarchy: { nodes: 7 } })).toBe('INVALID_INPUT')
    expect(await input({ enviro_dataset_id: project_id })).toBe('NOT_FOUND')
    expect(await input({ budget_simulation_id: 'x' })).toBe('NOT_FOUND')
    expect(await input({ plant_project_id: org })).toBe('NOT_FOUND')
    expect(await outcomeOf(saveDeploymentVersion(server, ann.id, project_id, {}))).toBe('NOT_FOUND')
  })

  test('goes with its versions when it is withdrawn', async () => {
    const project_id = await newPlant()
    await deployProject(server, ann.id, { project_id })
    await withdrawProject(server, ann.id, project_id)
    expect(await listVersions(server.db, project_id)).toEqual([])
  })
})

test('portfolios show what the caller sees', async () => {
  const own = await server.newOrganization('listed', { [ann.id]: 'owner', [ben.id]: 'guest' })
  const project_id = await newPlant(own)
  await deployProject(server, ann.id, { project_id, tag: 'live' })
  const seen = await sentinelPortfolios(server, ann.id, own)
  expect(seen).toMatchObject([{ portfolio: null, deployments: [{ project_id, tag: 'live' }] }])
  expect(await sentinelPortfolios(server, ben.id, own)).toEqual([])
  expect(await outcomeOf(sentinelPortfolios(server, eve.id, own))).toBe('NOT_FOUND')
})

test('the API answers versions, guesses and checks', async () => {
  const project_id = await newPlant()
  await deployProject(server, ann.id, { project_id })
  const guess = await server.call(
    `query SentinelTagGuesses($project_id: ID!, $csv: String) {
      sentinelTagGuesses(project_id: $project_id, csv: $csv) { sensor_tag component component_measure inverter scale confidence }
    }`,
    { project_id, csv: 'Time,"Inverter 1, AC Power",Wind\n,kW,m/s\n2026-01-01 00:00,1,2\n' },
    ann.token,
  )
  expect(guess.data).toEqual({
    sentinelTagGuesses: [
      {
        sensor_tag: 'Inverter 1, AC Power',
        component: 'inverter',
        component_measure: 'active_power',
        inverter: '1',
        scale: 1000,
        confidence: 0.9,
      },
      expect.objectContaining({ sensor_tag: 'Wind', component: null }),
    ],
  })
  const check = await server.call(
    `query Check($project_id: ID!, $hierarchy: SentinelHierarchyInput!) {
      sentinelHierarchyCheck(project_id: $project_id, hierarchy: $hierarchy) { nodes { id } errors { row field } }
    }`,
    { project_id, hierarchy: { csv: 'id;parent_id;name;component\nsys;;P;system\nm;x;M;meter\n' } },
    ann.token,
  )
  expect(check.data).toEqual({
    sentinelHierarchyCheck: { nodes: [], errors: [{ row: 3, field: 'parent_id' }] },
  })
  const deployment = await server.call(
    `query SentinelDeployment($project_id: ID!) {
      sentinelDeployment(project_id: $project_id) {
        tag version { valid_from time_zone settings nodes { id component } } versions { id }
      }
    }`,
    { project_id },
    ann.token,
  )
  expect(deployment.errors).toBeUndefined()
  expect(deployment.data).toMatchObject({
    sentinelDeployment: {
      version: { valid_from: '1970-01-01T00:00:00.000Z', time_zone: 'America/Phoenix' },
    },
  })
})
