import { createBlock, panelDefaults, type SaveCalls, tableDefaults } from '@duet/plant'
import { afterEach, expect, test } from 'vitest'
import { createExternalStore } from '../../lib/externalStore.ts'
import { aimAt } from '../drawing/testing/pointer.ts'
import type { LayoutCall } from '../layout/layoutMessages.ts'
import type { DesignComponents } from '../plant/components.ts'
import { FRAME, layerOf, square } from '../plant/testing/plane.ts'
import { createSession, type DesignSession } from './session.ts'

const SITE = { id: 'project', latitude: 33.4269, longitude: -112.5831 }
const BLOCK = {
  ...createBlock({ id: 'b', createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] }),
  pv_panel_id: 'panel',
  pv_table_id: 'table',
}
const LAND = layerOf('perimeter', square(0, 0), { id: 'land', blockId: 'b' })
const PARTS: DesignComponents = new Map([
  ['panel', { id: 'panel', kind: 'panel', name: 'P', parameters: panelDefaults, hasErrors: false }],
  ['table', { id: 'table', kind: 'table', name: 'T', parameters: tableDefaults, hasErrors: false }],
])

type TableCall = Exclude<LayoutCall, { readonly name: 'check' }>

const opened: DesignSession[] = []
afterEach(() => {
  for (const session of opened.splice(0)) session.dispose()
})

/** A session whose worker records the calls. It answers at once with nothing. */
function open(answers: Awaited<ReturnType<SaveCalls['changesSince']>>[] = []): {
  readonly session: DesignSession
  readonly calls: readonly TableCall[]
} {
  const calls: TableCall[] = []
  const listeners: ((event: MessageEvent) => void)[] = []
  const stored = new Map<string, string>()
  const session = createSession({
    userId: 'user',
    project: SITE,
    mayEdit: true,
    design: { blocks: { b: BLOCK }, block_layers: { land: LAND } },
    chosen: { block: 'b', layer: 'land' },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    revision: 0,
    calls: {
      upsertBlocks: async () => ({ kind: 'offline' }),
      upsertLayers: async () => ({ kind: 'offline' }),
      deleteLayers: async () => ({ kind: 'offline' }),
      deleteBlocks: async () => ({ kind: 'offline' }),
      changesSince: async () => answers.shift() ?? { kind: 'offline' },
    },
    startEditStore: () => ({
      store: () => undefined,
      settled: async () => undefined,
      adopt: async () => undefined,
      count: async () => 0,
      problem: createExternalStore<string | undefined>(undefined),
      close: () => undefined,
    }),
    startWorker: () => ({
      postMessage: (call) => {
        if (call.name !== 'check') calls.push(call)
        queueMicrotask(() => {
          const data = { id: call.id, error: 'not computed' }
          for (const listener of listeners) listener(new MessageEvent('message', { data }))
        })
      },
      addEventListener: (_type, listener) => void listeners.push(listener),
      terminate: () => undefined,
    }),
    onSaved: () => undefined,
  })
  session.components.set(PARTS)
  opened.push(session)
  return { session, calls }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

test('tables follow a corner before it is let go, and stay while the outline crosses itself', async () => {
  const { session, calls } = open()
  await settled()
  const before = calls.length
  session.dispatch({ type: 'press', aim: aimAt(100, 100) })
  session.dispatch({ type: 'move', aim: aimAt(150, 150) })
  await settled()
  expect(calls.length).toBe(before + 1)
  expect(calls.at(-1)?.input.layers[0]).not.toBe(LAND)
  expect(session.plant.get().design.block_layers['land']).toBe(LAND)

  session.dispatch({ type: 'move', aim: aimAt(-50, 50) })
  await settled()
  expect(calls.at(-1)?.input.layers[0]).toBe(LAND)
  session.dispatch({ type: 'cancel' })
  expect(session.shown.get().block_layers['land']).toBe(LAND)
  expect(session.saver.hasUnsaved()).toBe(false)
})

test('a drag is one step of the history and waits to be saved', () => {
  const { session } = open()
  session.dispatch({ type: 'press', aim: aimAt(100, 100) })
  for (const at of [110, 120, 130]) session.dispatch({ type: 'move', aim: aimAt(at, at) })
  session.dispatch({ type: 'release', aim: aimAt(130, 130) })
  expect(session.saver.hasUnsaved()).toBe(true)
  session.undo()
  expect(session.plant.get().design.block_layers['land']).toBe(LAND)
  expect(session.editor.get().spoken).toBe('Undone: Reshape perimeter land')
})

test('undo while drawing takes a point back and leaves the design alone', () => {
  const { session } = open()
  session.dispatch({ type: 'nudge', byM: [1, 0] })
  session.dispatch({ type: 'tool', tool: 'exclusion' })
  session.dispatch({ type: 'click', aim: aimAt(20, 20) })
  session.dispatch({ type: 'click', aim: aimAt(40, 20) })
  const nudged = session.plant.get().design.block_layers['land']
  session.undo()
  expect(session.editor.get().drawing?.points).toHaveLength(1)
  expect(session.plant.get().design.block_layers['land']).toBe(nudged)
  session.redo()
  expect(session.editor.get().drawing?.points).toHaveLength(2)
})

test('the plane of the session is that of the project', () => {
  expect(open().session.frame).toEqual(FRAME)
})

test('what others change comes in when the hand is at rest; a selection that is gone is let go', async () => {
  const version = { revision: 1, editorName: 'Ana', at: '2026-01-01T12:04:00Z' }
  const moved = { ...LAND, name: 'Theirs' }
  const { session } = open([
    {
      kind: 'changes',
      changes: {
        revision: 1,
        versions: { land: { kind: 'block_layer', record: moved, ...version } },
      },
    },
    {
      kind: 'changes',
      changes: {
        revision: 2,
        versions: { land: { kind: 'block_layer', record: null, ...version, revision: 2 } },
      },
    },
  ])
  session.dispatch({ type: 'press', aim: aimAt(100, 100) })
  session.dispatch({ type: 'move', aim: aimAt(110, 110) })
  const following = session.saver.follow()
  await settled()
  expect(session.plant.get().design.block_layers['land']).toBe(LAND)
  session.dispatch({ type: 'cancel' })
  await following
  expect(session.plant.get().design.block_layers['land']).toBe(moved)
  expect(session.editor.get().layerId).toBe('land')
  expect(session.news.get()?.text).toBe('Ana changed Theirs')
  expect(session.saver.hasUnsaved()).toBe(false)

  await session.saver.follow()
  expect(session.plant.get().design.block_layers['land']).toBeUndefined()
  expect(session.editor.get().layerId).toBeNull()
})
