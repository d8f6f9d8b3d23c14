import { expect, test } from 'vitest'
import type { WorkerAnswer, WorkerCall } from '../../lib/workers/workerCalls.ts'
import { type Asks, askWorker } from './workerThread.ts'

type Call = WorkerCall<Asks<string, number>>
type Answer = WorkerAnswer<Asks<string, number>>

/** A worker whose calls are answered when the test says so. */
function worker() {
  const calls: Call[] = []
  let receive: (answer: Answer) => void = () => undefined
  return {
    asked: () => calls.map(({ input }) => input),
    port: {
      postMessage: (call: Call) => void calls.push(call),
      addEventListener: (_type: 'message', listener: (event: MessageEvent<Answer>) => void) => {
        receive = (data) => listener(new MessageEvent('message', { data }))
      },
    },
    answer: (output: number) => receive({ id: calls.at(-1)?.id ?? 0, output }),
  }
}

test('an input is refined until its answer is fine, and another one comes before that', () => {
  const { asked, port, answer } = worker()
  const seen: number[] = []
  const listener = { onAnswer: (given: number) => seen.push(given), onError: () => undefined }
  const ask = askWorker<string, number>(port, listener, (given) => given > 5)
  ask('first')
  answer(1)
  expect(asked()).toEqual(['first', undefined])
  ask('second')
  ask('third')
  answer(2)
  expect(asked()).toEqual(['first', undefined, 'third'])
  answer(6)
  expect(asked()).toHaveLength(3)
  expect(seen).toEqual([1, 2, 6])
})
