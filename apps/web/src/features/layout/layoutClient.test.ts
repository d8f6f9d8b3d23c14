import { createBlock, EMPTY_DESIGN, emptyLayout, systemParametersDefaults } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME } from '../plant/testing/plane.ts'
import { findingsOf } from './findingsOf.ts'
import { createLayoutClient, type LayoutPort } from './layoutClient.ts'
import type { LayoutAnswer, LayoutCall, LayoutRequest } from './layoutMessages.ts'
import { layoutOfBlock, tablesOfBlock } from './layoutOfBlock.ts'

interface FakePort extends LayoutPort {
  readonly calls: LayoutCall[]
  /** Answers the last call with its layout, or with what is given. */
  readonly answer: (given?: LayoutAnswer) => void
}

/** A worker that answers when it is asked to. */
function fakePort(): FakePort {
  const calls: LayoutCall[] = []
  const listeners: ((event: MessageEvent<LayoutAnswer>) => void)[] = []
  return {
    calls,
    postMessage: (call) => void calls.push(call),
    addEventListener: (_type, listener) => void listeners.push(listener),
    answer: (given) => {
      const call = calls.at(-1)
      if (call === undefined) throw new Error('nothing was asked')
      const data = given ?? answerOf(call)
      for (const listener of listeners) listener(new MessageEvent('message', { data }))
    },
  }
}

function answerOf(call: LayoutCall): LayoutAnswer {
  const { id } = call
  if (call.name === 'check') return { id, output: findingsOf(call.input, () => undefined) }
  const tables = tablesOfBlock(call.input)
  return { id, output: call.name === 'tables' ? tables : layoutOfBlock(call.input, tables) }
}

const BLOCK = createBlock({ id: 'b', createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] })
const request = (name: string): LayoutRequest => ({
  block: { ...BLOCK, name },
  components: {},
  layers: Object.values(EMPTY_DESIGN.block_layers),
  frame: FRAME,
  coldestAirC: undefined,
  ground: undefined,
})
/** What was asked, by the name of the block. */
const asked = ({ calls }: FakePort): string[] =>
  calls.map((call) => (call.name === 'check' ? 'check' : `${call.name} ${call.input.block.name}`))

test('of many requests while one is worked on only the newest follows', () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  for (const name of ['1', '2', '3']) client.update([request(name)])
  expect(asked(port)).toEqual(['layout 1'])
  port.answer()
  expect(asked(port)).toEqual(['layout 1', 'layout 3'])
  expect(client.get().isBusy).toBe(true)
  port.answer()
  expect(client.get().isBusy).toBe(false)
  expect(port.calls).toHaveLength(2)
})

test('an equal request is not sent again', () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  const same = request('same')
  client.update([same])
  port.answer()
  client.update([{ ...same, layers: [...same.layers] }])
  expect(port.calls).toHaveLength(1)
})

test('a block that is gone leaves no tables', () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  client.update([request('one')])
  port.answer()
  expect(client.get().byBlock.size).toBe(1)
  client.update([])
  expect(client.get().byBlock.size).toBe(0)
})

test('an error of the worker is reported with its block', () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  client.update([request('one')])
  port.answer({ id: 1, error: 'too small' })
  expect(client.get().errors.get('b')).toBe('too small')
})

test('tables are asked for once the newest layout is there, and only once', async () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  client.update([request('1')])
  const first = client.layoutOf('b')
  client.update([request('2')])
  port.answer()
  const second = client.layoutOf('b')
  expect(asked(port)).toEqual(['layout 1', 'layout 2'])
  port.answer()
  // both get the newest
  expect(asked(port)).toEqual(['layout 1', 'layout 2', 'tables 2', 'tables 2'])
  port.answer({ id: 3, output: { ...emptyLayout('b'), count: 7 } })
  port.answer()
  expect(await first).toMatchObject({ count: 7 })
  expect(await second).toMatchObject({ blockId: 'b', count: 0 })
  expect(client.layoutOf('b')).toBe(second)
  expect(port.calls).toHaveLength(4)
})

test('tables that could not be made are refused with the reason; an unknown block has none', async () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  client.update([request('one')])
  const tables = client.layoutOf('b')
  port.answer({ id: 1, error: 'too small' })
  await expect(tables).rejects.toThrow('too small')
  expect((await client.layoutOf('other')).count).toBe(0)
})

test('the rules are asked of the tables that are there, blocks without them being named', async () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  client.update([request('one')])
  port.answer({ id: 1, error: 'too small' })
  const design = {
    project: { longitude: 0, latitude: 0 },
    blocks: [BLOCK],
    block_layers: [],
    components: [],
    system_parameters: systemParametersDefaults,
  }
  const found = client.check({ design, weather: new Map() })
  expect(port.calls.at(-1)).toMatchObject({ name: 'check', input: { failedIds: ['b'] } })
  port.answer()
  expect((await found).map(({ rule }) => rule)).toContain('component_missing')
  const refused = client.check({ design, weather: new Map() })
  port.answer({ id: 3, error: 'out of memory' })
  await expect(refused).rejects.toThrow('out of memory')
  expect(client.get().errors.size).toBe(1)
})
