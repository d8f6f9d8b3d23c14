import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createComponent, deleteComponent } from '../components/components.ts'
import { exportProject } from '../plants/plantDocument.ts'
import { copyProject } from '../projects/copyProject.ts'
import { importProject } from '../projects/importProject.ts'
import { createProject } from '../projects/projects.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { projectBlocks } from './designChanges.ts'

let server: TestServer
let ann: TestUser
let ben: TestUser
let org: string
let projectId: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  ben = await server.newUser('ben@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'owner', [ben.id]: 'owner' })
})
beforeEach(async () => {
  const input = { name: 'P', latitude: 38, longitude: 23 }
  projectId = (await createProject(server, ann.id, org, input)).id
})
afterAll(() => server.close())

const UPSERT_BLOCKS = `mutation UpsertBlocks($id: ID!, $blocks: [BlockInput!]!) {
  upsertBlocks(project_id: $id, blocks: $blocks) { id revision }
}`
const UPSERT_LAYERS = `mutation UpsertBlockLayers($id: ID!, $layers: [BlockLayerInput!]!) {
  upsertBlockLayers(project_id: $id, layers: $layers) { id revision is_locked sort_order }
}`
const DELETE_BLOCKS = `mutation DeleteBlocks($id: ID!, $ids: [ID!]!, $bases: [Int!]) {
  deleteBlocks(project_id: $id, ids: $ids, base_revisions: $bases) { success revision }
}`
const DELETE_LAYERS = `mutation DeleteBlockLayers($id: ID!, $ids: [ID!]!, $bases: [Int!]) {
  deleteBlockLayers(project_id: $id, ids: $ids, base_revisions: $bases) { success revision }
}`
const CHANGES = `query DesignChanges($id: ID!, $since: Int!) {
  designChanges(project_id: $id, since: $since) {
    revision
    blocks { id name pv_panel_id enviro_dataset_id revision }
    blockLayers { id name revision }
    deletedBlockIds
    deletedBlockLayerIds
    editors { record_id user_id name }
  }
}`

type Call = (variables: object, user?: TestUser) => Promise<GraphqlAnswer>
const callOf =
  (query: string): Call =>
  (variables, user = ann) =>
    server.call(query, { id: projectId, ...variables }, user.token)
const upsertBlocks = callOf(UPSERT_BLOCKS)
const upsertLayers = callOf(UPSERT_LAYERS)
const deleteBlocks = callOf(DELETE_BLOCKS)
const deleteLayers = callOf(DELETE_LAYERS)
const changesSince = async (since: number, user = ann): Promise<Record<string, unknown>> => {
  const answer = await server.call(CHANGES, { id: projectId, since }, user.token)
  return answer.data?.['designChanges'] ?? {}
}
const block = (fields: object = {}): { id: string } => ({
  id: randomUUID(),
  ...Object.assign({ name: 'Block', configuration: {} }, fields),
})
const TRIANGLE = {
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
const layer = (fields: object = {}): { id: string } => ({
  id: randomUUID(),
  ...Object.assign({ name: 'Perimeter', type: 'perimeter', geojson: TRIANGLE }, fields),
})
const conflictsOf = (answer: GraphqlAnswer): unknown => {
  const extensions = answer.errors?.[0]?.extensions
  expect(extensions?.code).toBe('DESIGN_CONFLICT')
  return extensions?.details?.['conflicts']
}

describe('numbers of batches', () => {
  test('each batch has the next number, and its records carry it', async () => {
    const [a, b] = [block(), block()]
    expect((await upsertBlocks({ blocks: [a, b] })).data?.['upsertBlocks']).toMatchObject([
      { revision: 1 },
      { revision: 1 },
    ])
    expect((await upsertLayers({ layers: [layer({ block_id: a.id })] })).data).toMatchObject({
      upsertBlockLayers: [{ revision: 2, is_locked: false, sort_order: null }],
    })
    await upsertBlocks({ blocks: [b] }, ben)
    const stored = await projectBlocks(server, ann.id, projectId)
    expect(stored.revision).toBe(3)
    expect(new Map(stored.blocks.map(({ id, revision }) => [id, revision]))).toEqual(
      new Map([
        [a.id, 1],
        [b.id, 3],
      ]),
    )
    expect(stored.blocks.find(({ id }) => id === b.id)?.updated_by).toBe(ben.id)
  })

  test('a refused batch takes no number', async () => {
    await upsertBlocks({ blocks: [block({ configuration: [] })] })
    await upsertLayers({ layers: [layer({ block_id: randomUUID() })] })
    expect(await changesSince(0)).toMatchObject({ revision: 0 })
  })

  test('a deletion of what is not there takes none either', async () => {
    const answer = await deleteBlocks({ ids: [randomUUID(), 'no id'] })
    expect(answer.data).toEqual({ deleteBlocks: { success: true, revision: 0 } })
  })

  test('batches at the same time have numbers in the order in which they are seen', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => upsertBlocks({ blocks: [block()] })),
    )
    const numbers = answers.map(({ data }) => data?.['upsertBlocks']?.[0]?.['revision'])
    expect(numbers.toSorted((a, b) => Number(a) - Number(b))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })
})

describe('what others have saved', () => {
  test('is reported with who did it, and nothing when nothing happened', async () => {
    const [a, b] = [block({ name: 'A' }), block({ name: 'B' })]
    await upsertBlocks({ blocks: [a, b] })
    await upsertBlocks({ blocks: [{ ...b, name: 'B2' }] }, ben)
    expect(await changesSince(1)).toEqual({
      revision: 2,
      blocks: [{ id: b.id, name: 'B2', pv_panel_id: null, enviro_dataset_id: null, revision: 2 }],
      blockLayers: [],
      deletedBlockIds: [],
      deletedBlockLayerIds: [],
      editors: [{ record_id: b.id, user_id: ben.id, name: 'Test User' }],
    })
    expect(await changesSince(2)).toMatchObject({ revision: 2, blocks: [], editors: [] })
    expect((await changesSince(-1))['blocks']).toHaveLength(2)
  })

  test('a deleted block is reported with its layers, until they are there again', async () => {
    const gone = block()
    const inIt = layer({ block_id: gone.id })
    await upsertBlocks({ blocks: [gone] })
    await upsertLayers({ layers: [inIt] })
    await deleteBlocks({ ids: [gone.id] }, ben)
    expect(await changesSince(2)).toMatchObject({
      revision: 3,
      deletedBlockIds: [gone.id],
      deletedBlockLayerIds: [inIt.id],
    })
    await upsertBlocks({ blocks: [gone] })
    await upsertLayers({ layers: [inIt] })
    expect(await changesSince(2)).toMatchObject({
      blocks: [{ id: gone.id, revision: 4 }],
      blockLayers: [{ id: inIt.id, revision: 5 }],
      deletedBlockIds: [],
      deletedBlockLayerIds: [],
    })
  })

  test('a component that goes is a change of the blocks that had it', async () => {
    const panel = await createComponent(server, ann.id, {
      project_id: projectId,
      kind: 'panel',
      name: 'Panel',
    })
    const [a, b] = [block({ pv_panel_id: panel.id }), block()]
    await upsertBlocks({ blocks: [a, b] })
    await deleteComponent(server, ben.id, panel.id)
    expect(await changesSince(1)).toMatchObject({
      revision: 2,
      blocks: [{ id: a.id, pv_panel_id: null, revision: 2 }],
      editors: [{ record_id: a.id, user_id: ben.id }],
    })
  })
})

describe('two editors of one record', () => {
  test('the second is refused with what is stored and who stored it; nothing of the call is written', async () => {
    const [a, b] = [block({ name: 'A' }), block({ name: 'B' })]
    await upsertBlocks({ blocks: [a, b] })
    await upsertBlocks({ blocks: [{ ...a, name: 'A2', base_revision: 1 }] }, ben)
    const answer = await upsertBlocks({
      blocks: [
        { ...b, name: 'B3', base_revision: 1 },
        { ...a, name: 'A3', base_revision: 1 },
      ],
    })
    expect(conflictsOf(answer)).toMatchObject([
      {
        path: 'blocks.1',
        id: a.id,
        record: { name: 'A2', revision: 2 },
        editor_name: 'Test User',
      },
    ])
    expect(await changesSince(-1)).toMatchObject({
      revision: 2,
      blocks: [{ name: 'A2' }, { name: 'B' }],
    })
    const decided = await upsertBlocks({ blocks: [{ ...a, name: 'A3', base_revision: 2 }] })
    expect(decided.errors).toBeUndefined()
  })

  test('a record that was deleted meanwhile is refused with null, and comes back when that is known', async () => {
    const land = layer()
    await upsertLayers({ layers: [land] })
    await deleteLayers({ ids: [land.id], bases: [1] }, ben)
    const answer = await upsertLayers({ layers: [{ ...land, name: 'Mine', base_revision: 1 }] })
    expect(conflictsOf(answer)).toMatchObject([{ path: 'layers.0', id: land.id, record: null }])
    const back = await upsertLayers({ layers: [{ ...land, name: 'Mine', base_revision: 2 }] })
    expect(back.data).toMatchObject({ upsertBlockLayers: [{ id: land.id, revision: 3 }] })
  })

  test('what was changed meanwhile is not deleted', async () => {
    const land = layer()
    await upsertLayers({ layers: [land] })
    await upsertLayers({ layers: [{ ...land, name: 'Theirs', base_revision: 1 }] }, ben)
    const answer = await deleteLayers({ ids: [land.id], bases: [1] })
    expect(conflictsOf(answer)).toMatchObject([{ path: 'ids.0', record: { name: 'Theirs' } }])
    expect((await deleteLayers({ ids: [land.id], bases: [2] })).errors).toBeUndefined()
    expect((await deleteLayers({ ids: [land.id], bases: [2] })).errors).toBeUndefined()
  })

  test('a block in which somebody has drawn meanwhile is not deleted', async () => {
    const own = block()
    await upsertBlocks({ blocks: [own] })
    const theirs = layer({ block_id: own.id, name: 'Theirs' })
    await upsertLayers({ layers: [theirs] }, ben)
    const answer = await deleteBlocks({ ids: [own.id], bases: [1] })
    expect(conflictsOf(answer)).toMatchObject([{ path: 'ids.0', id: theirs.id }])
    expect((await changesSince(-1))['blocks']).toHaveLength(1)
  })

  test('without revisions whatever is there is replaced', async () => {
    const own = block()
    await upsertBlocks({ blocks: [own] })
    await upsertBlocks({ blocks: [{ ...own, name: 'Theirs' }] }, ben)
    expect((await upsertBlocks({ blocks: [{ ...own, name: 'Mine' }] })).errors).toBeUndefined()
    expect((await deleteBlocks({ ids: [own.id] })).errors).toBeUndefined()
  })

  test('revisions must be as many as ids', async () => {
    const answer = await deleteBlocks({ ids: [randomUUID()], bases: [] })
    expect(answer.errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})

test('locks and places in the list are copied and exported', async () => {
  await upsertLayers({ layers: [layer({ is_locked: true, sort_order: 2.5 })] })
  const copy = await copyProject(server, ann.id, { sourceProjectId: projectId })
  const { blockLayers, revision } = await projectBlocks(server, ann.id, copy.id)
  expect(revision).toBe(1)
  expect(blockLayers).toMatchObject([{ is_locked: true, sort_order: 2.5, revision: 1 }])
  const document = await exportProject(server, ann.id, projectId)
  expect(document.block_layers).toMatchObject([{ is_locked: true, sort_order: 2.5 }])
  const imported = await importProject(server, ann.id, {
    organization_id: org,
    document: structuredClone(document),
  })
  const again = await projectBlocks(server, ann.id, imported.id)
  expect(again.blockLayers).toMatchObject([{ is_locked: true, sort_order: 2.5 }])
})
