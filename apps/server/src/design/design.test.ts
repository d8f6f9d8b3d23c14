import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findBoundingBoxes } from '../access/projectQueries.ts'
import { createComponent, deleteComponent } from '../components/components.ts'
import { createProject, oneProject } from '../projects/projects.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { projectBlocks } from './designChanges.ts'

let server: TestServer
let ann: TestUser
let org: string
let projectId: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'owner' })
})
beforeEach(async () => {
  projectId = await newProject()
})
afterAll(() => server.close())

const newProject = async (): Promise<string> =>
  (
    await createProject(server, ann.id, org, {
      name: 'P',
      latitude: 38,
      longitude: 23,
    })
  ).id
const newPanel = async (project_id = projectId): Promise<string> =>
  (
    await createComponent(server, ann.id, {
      project_id,
      kind: 'panel',
      name: 'Panel',
    })
  ).id

const UPSERT = `mutation UpsertBlocks($id: ID!, $blocks: [BlockInput!]!) {
  upsertBlocks(project_id: $id, blocks: $blocks) { id name pv_panel_id configuration created_at updated_at }
}`
const UPSERT_LAYERS = `mutation UpsertBlockLayers($id: ID!, $layers: [BlockLayerInput!]!) {
  upsertBlockLayers(project_id: $id, layers: $layers) { id block_id name geojson }
}`
const upsert = (...blocks: object[]): Promise<GraphqlAnswer> =>
  server.call(UPSERT, { id: projectId, blocks }, ann.token)
const upsertLayers = (...layers: object[]): Promise<GraphqlAnswer> =>
  server.call(UPSERT_LAYERS, { id: projectId, layers }, ann.token)
const block = (fields: object = {}): { id: string } =>
  ({ id: randomUUID(), name: 'Block', configuration: {}, ...fields }) as { id: string }
const layer = (fields: object = {}): { id: string } =>
  ({ id: randomUUID(), name: 'Perimeter', type: 'perimeter', geojson: triangle, ...fields }) as {
    id: string
  }
const triangle = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [23, 38],
        [23.01, 38],
        [23.01, 38.02],
        [23, 38],
      ],
    ],
  },
}
const stored = () => projectBlocks(server, ann.id, projectId)
const firstError = (answer: GraphqlAnswer) => answer.errors?.[0]

describe('upserting blocks', () => {
  test('inserts unknown ids, updates known ones, and answers in the order of the call', async () => {
    const [a, b] = [block({ name: 'A' }), block({ name: 'B' })]
    await upsert(a)
    const answer = await upsert({ ...b }, { ...a, name: 'A2', configuration: { num_inverters: 7 } })
    expect(answer.data?.['upsertBlocks']).toMatchObject([
      { id: b.id, name: 'B' },
      { id: a.id, name: 'A2', configuration: { num_inverters: 7, power_factor: 1 } },
    ])
    expect((await stored()).blockIds).toHaveLength(2)
  })

  test('stores a draft whose values are out of range, for it is being worked on', async () => {
    const answer = await upsert(block({ configuration: { power_factor: 3, num_inverters: 0 } }))
    expect(answer.errors).toBeUndefined()
  })

  test.each([
    ['a text for a number', { configuration: { num_inverters: 'many' } }, 'blocks.1.num_inverters'],
    ['an unknown terrain', { configuration: { terrain_type: 'cheese' } }, 'blocks.1.terrain_type'],
    ['a configuration that is a list', { configuration: [] }, undefined],
    ['an id that is no uuid', { id: 'block-1' }, 'blocks.1.id'],
  ])('%s is refused and nothing of the batch is stored', async (_what, fields, path) => {
    const error = firstError(await upsert(block(), block(fields), block()))
    expect(error?.extensions.code).toBe('INVALID_INPUT')
    expect(error?.message).toContain('blocks.1')
    expect(error?.extensions.details).toMatchObject({ field_errors: path ? [{ path }] : [] })
    expect((await stored()).blockIds).toEqual([])
  })

  test('a component of another kind, of another project or of nobody is refused in the same words', async () => {
    const [foreign, own] = [await newPanel(await newProject()), await newPanel()]
    const messages = new Set<string | undefined>()
    for (const pv_panel_id of [foreign, randomUUID(), 'x']) {
      messages.add(firstError(await upsert(block(), block({ pv_panel_id })))?.message)
    }
    expect([...messages]).toEqual([
      'blocks.1.pv_panel_id: there is no such panel in this project. Choose another or leave it empty.',
    ])
    expect(firstError(await upsert(block({ pv_table_id: own })))?.message).toContain(
      'no such table',
    )
    expect((await upsert(block({ pv_panel_id: own }))).errors).toBeUndefined()
  })

  test('the id of a block of another project can be neither read nor written', async () => {
    const foreign = block({ name: 'Theirs' })
    const own = projectId
    projectId = await newProject()
    await upsert(foreign)
    const other = projectId
    projectId = own
    const answer = await upsert(block(), { ...foreign, name: 'Mine' })
    expect(firstError(answer)?.message).toBe('blocks.1.id: cannot be used. Make a new id.')
    expect((await stored()).blockIds).toEqual([])
    projectId = other
    expect((await stored()).blocks).toMatchObject([{ name: 'Theirs' }])
  })

  test('an id may be in a batch once only, and a batch holds at most 500', async () => {
    const same = block()
    expect(firstError(await upsert(same, same))?.message).toContain('blocks.1.id: is there twice')
    const many = Array.from({ length: 501 }, () => block())
    expect(firstError(await upsert(...many))?.message).toBe('blocks: at most 500 a call')
    expect((await upsert(...many.slice(0, 500))).errors).toBeUndefined()
  })

  test('batches over the same blocks at the same time do not lock each other up', async () => {
    const blocks = Array.from({ length: 50 }, () => block())
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => upsert(...(i % 2 === 0 ? blocks : blocks.toReversed()))),
    )
    expect(answers.flatMap((answer) => answer.errors ?? [])).toEqual([])
  })
})

const boundingBox = async () => (await findBoundingBoxes(server.db, [projectId])).get(projectId)

describe('upserting layers', () => {
  test('notes when the drawing changed and widens the bounding box', async () => {
    await upsertLayers(layer())
    const project = await oneProject(server, ann.id, projectId)
    expect(project.layers_mutated_at).toBeInstanceOf(Date)
    expect(await boundingBox()).toEqual([23, 38, 23.01, 38.02])
  })

  test('a bounding box of every geometry, and none without layers', async () => {
    expect(await boundingBox()).toBeUndefined()
    const line = {
      type: 'Feature',
      properties: { containTest: 'v1' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [-5, 1, 100],
          [4, 2, 200],
        ],
      },
    }
    await upsertLayers(layer({ type: 'guide_line', geojson: line }))
    expect(await boundingBox()).toEqual([-5, 1, 4, 2])
  })

  test.each([
    ['a type that there is not', { type: 'lake' }],
    [
      'a geometry of another type',
      { geojson: { ...triangle, geometry: { type: 'Point', coordinates: [23, 38] } } },
    ],
    [
      'a ring that is not closed',
      {
        geojson: {
          ...triangle,
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [23, 38],
                [23.01, 38],
                [23.01, 38.02],
              ],
            ],
          },
        },
      },
    ],
    [
      'coordinates that are no numbers',
      { geojson: { ...triangle, geometry: { type: 'Polygon', coordinates: [[['a', 'b']]] } } },
    ],
    ['no geometry', { geojson: { type: 'Feature', properties: {} } }],
    ['a block that is not there', { block_id: randomUUID() }],
  ])('%s is refused and nothing of the batch is stored', async (_what, fields) => {
    const error = firstError(await upsertLayers(layer(), layer(fields)))
    expect(error?.extensions.code).toBe('INVALID_INPUT')
    expect(error?.message).toContain('layers.1')
    expect((await stored()).blockLayerIds).toEqual([])
  })
})

describe('deleting', () => {
  const DELETE =
    'mutation DeleteBlocks($id: ID!, $ids: [ID!]!) { deleteBlocks(project_id: $id, ids: $ids) { success } }'

  test('a block takes its layers along, may be sent twice, and leaves one audit row', async () => {
    const [remaining, gone] = [block(), block()]
    await upsert(remaining, gone)
    await upsertLayers(layer({ block_id: remaining.id }), layer({ block_id: gone.id }), layer())
    for (let i = 0; i < 2; i += 1) {
      const answer = await server.call(
        DELETE,
        { id: projectId, ids: [gone.id, 'no id'] },
        ann.token,
      )
      expect(answer.data).toEqual({ deleteBlocks: { success: true } })
    }
    const left = await stored()
    expect(left.blockIds).toEqual([remaining.id])
    expect(left.blockLayerIds).toHaveLength(2)
    const audit = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('project_id', '=', projectId)
      .where('action', '=', 'blocks_deleted')
      .execute()
    expect(audit).toEqual([{ details: { count: 1 } }])
  })

  test('ids of another project are passed over', async () => {
    const theirs = block()
    await upsert(theirs)
    const other = await newProject()
    await server.call(DELETE, { id: other, ids: [theirs.id] }, ann.token)
    expect((await stored()).blockIds).toEqual([theirs.id])
  })

  test('a component that goes leaves the blocks without', async () => {
    const pv_panel_id = await newPanel()
    await upsert(block({ pv_panel_id }))
    await deleteComponent(server, ann.id, pv_panel_id)
    expect((await stored()).blocks).toMatchObject([{ pv_panel_id: null }])
  })
})

describe('the figures of a block', () => {
  const UPSERT_SUMMARY =
    'mutation UpsertBlockPvSummary($id: ID!) { upsertBlockPvSummary(block_id: $id) }'
  const SUMMARY = 'query BlockPvSummary($id: ID!) { blockPvSummary(block_id: $id) }'
  const keep = (id: string) => server.call(UPSERT_SUMMARY, { id }, ann.token)
  const figures = async (id: string) =>
    (await server.call(SUMMARY, { id }, ann.token)).data?.['blockPvSummary']

  test('are kept, and answered until the block changes', async () => {
    const { id } = block()
    await upsert({ ...block(), id })
    await upsertLayers(layer({ block_id: id }))
    const kept = (await keep(id)).data?.['upsertBlockPvSummary']
    expect(await figures(id)).toEqual(kept)
    // What is kept is what is answered: a mark in it shows
    await server.db
      .updateTable('block_pv_summary')
      .set({ summary: sql`jsonb_set(summary, '{figures,area}', '-1')` })
      .where('block_id', '=', id)
      .execute()
    expect(await figures(id)).toMatchObject({ area: -1 })
    await upsertLayers(layer({ block_id: id, type: 'exclusion' }))
    expect(await figures(id)).toMatchObject({ area: 0 })
    await keep(id)
    expect(await figures(id)).toMatchObject({ area: 0, block_id: id })
  })

  test('of another tenant are those of an unknown block', async () => {
    const eve = await server.newUser('eve@example.org')
    const { id } = block()
    await upsert({ ...block(), id })
    const [theirs, unknown] = await Promise.all([
      server.call(UPSERT_SUMMARY, { id }, eve.token),
      server.call(UPSERT_SUMMARY, { id: randomUUID() }, eve.token),
    ])
    expect(firstError(theirs)).toMatchObject({ extensions: { code: 'NOT_FOUND' } })
    expect(firstError(theirs)?.message).toBe(firstError(unknown)?.message)
  })
})

describe('system parameters', () => {
  const UPDATE = `mutation U($id: ID!, $input: SystemParametersInput!) {
    updateSystemParameters(project_id: $id, input: $input) {
      grid_injection_limit grid_limit_schedule grid_limit_periods pv_hv_transformer_id
    }
  }`
  const update = (input: object): Promise<GraphqlAnswer> =>
    server.call(UPDATE, { id: projectId, input: { ...OFF, ...input } }, ann.token)
  const OFF = {
    terrain_dem_enabled: false,
    hv_stage_enabled: false,
    grid_injection_limit_enabled: false,
  }

  test('a limit must be above zero, and a transformer one of this project', async () => {
    expect(
      firstError(await update({ grid_injection_limit_enabled: true, grid_injection_limit: 0 }))
        ?.extensions.code,
    ).toBe('INVALID_INPUT')
    expect(firstError(await update({ pv_hv_transformer_id: await newPanel() }))?.message).toContain(
      'no such hvTransformer',
    )
    expect(
      (await update({ grid_injection_limit_enabled: true, grid_injection_limit: 5e6 })).data,
    ).toEqual({
      updateSystemParameters: {
        grid_injection_limit: 5e6,
        grid_limit_schedule: null,
        grid_limit_periods: null,
        pv_hv_transformer_id: null,
      },
    })
  })

  test('a limit may have a share for each hour of each month, and outages need their duration', async () => {
    const limit = { grid_injection_limit_enabled: true, grid_injection_limit: 5e6 }
    const shares = Array.from({ length: 288 }, (_, place) => place / 3)
    const of = (grid_limit_schedule: readonly number[]) => update({ ...limit, grid_limit_schedule })
    expect((await of(shares)).data).toMatchObject({
      updateSystemParameters: { grid_limit_schedule: shares },
    })
    const periods = [
      { from: '2026-05-01T12:00', to: '2026-05-03T18:00', value: 1e6 },
      { from: '2026-06-01T00:00', to: '2026-06-01T01:00', value: 0 },
    ]
    const inPeriods = (grid_limit_periods: readonly object[]) =>
      update({ ...limit, grid_limit_periods })
    expect((await inPeriods(periods)).data).toMatchObject({
      updateSystemParameters: { grid_limit_periods: periods },
    })
    expect(
      firstError(await inPeriods([{ ...periods[0], to: '2026-05-01T12:00' }]))?.message,
    ).toContain('grid_limit_periods.0.to: must be after its start')
    const outages = { outages_per_year: 2 }
    expect(firstError(await update(outages))?.message).toContain('outage_mean_hours')
    expect(await update({ ...outages, outage_mean_hours: 24 })).not.toHaveProperty('errors')
    expect(firstError(await of(shares.slice(1)))?.message).toContain('grid_limit_schedule')
    expect(firstError(await of(shares.with(3, 101)))?.message).toContain('grid_limit_schedule')
  })
})
