import { createBlock, EMPTY_DESIGN } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME } from '../testing/plane.ts'
import { createLayoutClient, type LayoutPort } from './layoutClient.ts'
import type { LayoutAnswer, LayoutCall, LayoutRequest } from './layoutMessages.ts'
import { layoutOfBlock } from './layoutOfBlock.ts'

interface FakePort extends LayoutPort {
  readonly calls: LayoutCall[]
  /** Answers the last call with its layout, or with what is given. */
  readonly answer: (given?: LayoutAnswer) => void
}

/** A worker that answers when it is told to. */
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
      const data = given ?? { id: call.id, output: layoutOfBlock(call.input) }
      for (const listener of listeners) listener(new MessageEvent('message', { data }))
    },
  }
}

const BLOCK = createBlock({ id: 'b', createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] })
const request = (name: string): LayoutRequest => ({
  block: { ...BLOCK, name },
  components: {},
  layers: Object.values(EMPTY_DESIGN.block_layers),
  frame: FRAME,
  coldestAirC: undefined,
})

test('of many requests while one is worked on only the newest follows', () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  for (const name of ['1', '2', '3']) client.update([request(name)])
  expect(port.calls.map(({ input }) => input.block.name)).toEqual(['1'])
  port.answer()
  expect(port.calls.map(({ input }) => input.block.name)).toEqual(['1', '3'])
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

test('an error of the worker is told with its block', () => {
  const port = fakePort()
  const client = createLayoutClient(port)
  client.update([request('one')])
  port.answer({ id: 1, error: 'too small' })
  expect(client.get().errors.get('b')).toBe('too small')
})
