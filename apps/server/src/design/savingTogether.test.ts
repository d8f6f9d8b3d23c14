import { createHash } from 'node:crypto'
import {
  type Block,
  type BlockLayer,
  type CallAnswer,
  EMPTY_DESIGN,
  type RemoteChanges,
  type RemoteVersion,
  type SaveCalls,
  unsavedCount,
} from '@duet/plant'
import { designDifferences, randomEditor, seeded, settleAll } from '@duet/plant/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProject } from '../projects/projects.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { rowOfBlock } from './blockInput.ts'
import { designChanges } from './designChanges.ts'
import { blockOf, layerOf, readDesign } from './storedDesign.ts'

let server: TestServer
let users: readonly TestUser[]
let org: string

beforeAll(async () => {
  server = await startTestServer()
  users = await Promise.all(['ann', 'ben'].map((name) => server.newUser(`${name}@example.org`)))
  org = await server.newOrganization(
    'acme',
    Object.fromEntries(users.map(({ id }) => [id, 'owner'])),
  )
})
afterAll(() => server.close())

const UPSERT_BLOCKS = `mutation UpsertBlocks($id: ID!, $items: [BlockInput!]!) {
  answer: upsertBlocks(project_id: $id, blocks: $items) { revision }
}`
const UPSERT_LAYERS = `mutation UpsertBlockLayers($id: ID!, $items: [BlockLayerInput!]!) {
  answer: upsertBlockLayers(project_id: $id, layers: $items) { revision }
}`
const DELETE_BLOCKS = `mutation DeleteBlocks($id: ID!, $ids: [ID!]!, $bases: [Int!]!) {
  answer: deleteBlocks(project_id: $id, ids: $ids, base_revisions: $bases) { revision }
}`
const DELETE_LAYERS = `mutation DeleteBlockLayers($id: ID!, $ids: [ID!]!, $bases: [Int!]!) {
  answer: deleteBlockLayers(project_id: $id, ids: $ids, base_revisions: $bases) { revision }
}`

/** The calls of a browser, made by a user of the test server. */
function callsOf(projectId: string, user: TestUser): SaveCalls {
  const call = async (query: string, variables: object): Promise<CallAnswer> =>
    callAnswerOf(await server.call(query, { id: projectId, ...variables }, user.token))
  const deletion = (ids: Parameters<SaveCalls['deleteBlocks']>[0]): object => ({
    ids: ids.map(({ item }) => item),
    bases: ids.map(({ baseRevision }) => baseRevision ?? -1),
  })
  return {
    upsertBlocks: (items) => call(UPSERT_BLOCKS, { items: items.map(blockInput) }),
    upsertLayers: (items) => call(UPSERT_LAYERS, { items: items.map(layerInput) }),
    deleteBlocks: (ids) => call(DELETE_BLOCKS, deletion(ids)),
    deleteLayers: (ids) => call(DELETE_LAYERS, deletion(ids)),
    changesSince: async (since) => ({
      kind: 'changes',
      changes: await changesSince(projectId, user.id, since),
    }),
  }
}

function callAnswerOf({ data, errors }: GraphqlAnswer): CallAnswer {
  const error = errors?.[0]
  const answer = data?.['answer'] as { revision: number } | { revision: number }[] | undefined
  const one = Array.isArray(answer) ? answer[0] : answer
  if (one) return { kind: 'saved', revision: one.revision }
  if (error?.extensions.code === 'DESIGN_CONFLICT') return { kind: 'conflict' }
  if (error?.extensions.code !== 'INVALID_INPUT') throw new Error(error?.message)
  const wrong = new Map([[Number(/\.(\d+)\./.exec(error.message)?.[1]), error.message]])
  return { kind: 'invalid', wrong, message: error.message }
}

async function changesSince(
  projectId: string,
  userId: string,
  since: number,
): Promise<RemoteChanges> {
  const changes = await designChanges(server, userId, projectId, since)
  const version = (
    kind: RemoteVersion['kind'],
    record: Block | BlockLayer | null,
    revision: number,
  ): RemoteVersion => ({ kind, record, revision, editorName: '', at: '' })
  return {
    revision: changes.revision,
    versions: Object.fromEntries([
      ...changes.blocks.map((row) => [row.id, version('block', blockOf(row), row.revision)]),
      ...changes.blockLayers.map((row) => [
        row.id,
        version('block_layer', layerOf(row), row.revision),
      ]),
      ...changes.deletedBlockIds.map((id) => [id, version('block', null, changes.revision)]),
      ...changes.deletedBlockLayerIds.map((id) => [
        id,
        version('block_layer', null, changes.revision),
      ]),
    ]),
  }
}

const blockInput = ({ item, baseRevision }: Parameters<SaveCalls['upsertBlocks']>[0][number]) => {
  const { project_id: _, configuration, ...columns } = rowOfBlock(item, '')
  const stored: unknown = typeof configuration === 'string' ? JSON.parse(configuration) : {}
  return { ...columns, configuration: stored, base_revision: baseRevision }
}

const layerInput = ({ item, baseRevision }: Parameters<SaveCalls['upsertLayers']>[0][number]) => {
  const { project_id: _, created_at: _created, updated_at: _updated, ...layer } = item
  return { ...layer, base_revision: baseRevision }
}

/** A name within a project as an id. */
const idWithin =
  (projectId: string) =>
  (name: string): string =>
    createHash('md5')
      .update(`${projectId} ${name}`)
      .digest('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** The seed is in the title: `vitest run -t 'seed 17$'` repeats one. */
test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
  'two editors on bad lines and the server end alike, seed %d',
  async (seed) => {
    const next = seeded(seed)
    const [ann] = users
    const { id } = await createProject(server, ann?.id, org, {
      name: `Seed ${seed}`,
      latitude: 33.4,
      longitude: -112.5,
    })
    const editors = users.map((user, index) =>
      randomEditor({
        next,
        start: EMPTY_DESIGN,
        revision: 0,
        calls: callsOf(id, user),
        numberFrom: 1000 * (index + 1),
        idOf: idWithin(id),
      }),
    )
    for (let i = 0; i < 40; i++) {
      const editor = editors[next() < 0.5 ? 0 : 1]
      editor?.work(i)
      if (next() < 0.4) await editor?.save()
      if (next() < 0.2) await editor?.pull()
      if (next() < 0.1) editor?.decide()
    }
    for (const end of await settleAll(editors)) expect(end).toEqual({ kind: 'done' })
    const { blocks, block_layers } = await readDesign(server.db, id)
    const stored = {
      blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
      block_layers: Object.fromEntries(block_layers.map((layer) => [layer.id, layer])),
    }
    for (const editor of editors) {
      expect(unsavedCount(editor.edited().sync)).toBe(0)
      expect(designDifferences(editor.edited().design, stored)).toEqual([])
    }
  },
)
