import { expect, test } from 'vitest'
import type { WorkerAnswer, WorkerCall } from '../../../lib/workers/workerCalls.ts'
import { initialSetting } from '../settings/settingFields.ts'
import { createArrayClient } from './arrayClient.ts'
import { ARRAY_FIELDS, type ArraySetting } from './arrayFields.ts'
import type { ArrayMessages } from './arrayMessages.ts'
import { type ArrayAnswer, arrayTracer } from './arrayTracer.ts'

const INITIAL = initialSetting(ARRAY_FIELDS)

/** A thread whose calls are answered when the test says so. */
function thread() {
  const calls: WorkerCall<ArrayMessages>[] = []
  let receive: (answer: WorkerAnswer<ArrayMessages>) => void = () => undefined
  return {
    calls,
    port: {
      postMessage: (call: WorkerCall<ArrayMessages>) => void calls.push(call),
      addEventListener: (
        _type: 'message',
        listener: (event: MessageEvent<WorkerAnswer<ArrayMessages>>) => void,
      ) => {
        receive = (data) => listener(new MessageEvent('message', { data }))
      },
    },
    answer: (output: ArrayAnswer) => receive({ id: calls.at(-1)?.id ?? 0, output }),
  }
}

const names = (calls: readonly WorkerCall<ArrayMessages>[]): readonly string[] =>
  calls.map(({ name, input }) => (name === 'begin' ? `begin ${input.tiltDeg}` : name))

test('a setting is refined until it is fine, and another one comes before that', () => {
  const { calls, port, answer } = thread()
  const seen: number[] = []
  const ask = createArrayClient(port, {
    onAnswer: (given) => seen.push(given.asked.tiltDeg),
    onError: () => undefined,
  })
  const at = (tiltDeg: number): ArraySetting => ({ ...INITIAL, mount: 'fixed', tiltDeg })
  const rough = arrayTracer(at(20))()
  ask(at(20))
  answer(rough)
  expect(names(calls)).toEqual(['begin 20', 'refine'])
  ask(at(21))
  ask(at(22))
  answer(rough)
  expect(names(calls)).toEqual(['begin 20', 'refine', 'begin 22'])
  answer(rough.state === 'ready' ? { ...rough, rays: 1e6 } : rough)
  expect(calls).toHaveLength(3)
  expect(seen).toHaveLength(3)
})
