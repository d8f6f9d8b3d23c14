import { answerCalls } from '../../lib/workers/answerCalls.ts'
import { latestOnly } from '../../lib/workers/latestOnly.ts'
import { createWorkerCalls, type WorkerPort } from '../../lib/workers/workerCalls.ts'
import type { StartThread, ThreadListener } from './lazyThread.ts'

/** What is asked: an input, or undefined for a finer answer to the one before. */
export interface Asks<Input, Answer> {
  readonly ask: readonly [Input | undefined, Answer]
}

/** In the worker: answers each input, and goes on with it when it is asked again. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it must take a function of any input
export function answerAsks<Input>(begin: (input: Input) => () => unknown): void {
  let next: (() => unknown) | undefined
  answerCalls<Asks<Input, unknown>>(({ input }) => {
    if (input !== undefined) next = begin(input)
    if (next === undefined) throw new Error('There is nothing to refine yet.')
    return next()
  })
}

/** A worker as a thread. @param fault - what is said when it does not start */
export const workerThread =
  <Input, Answer>(
    create: () => Worker,
    fault: string,
    isFine?: (answer: Answer) => boolean,
  ): StartThread<Input, Answer> =>
  (listener) => {
    const worker = create()
    worker.addEventListener('error', () => listener.onError(fault))
    return { ask: askWorker(worker, listener, isFine), stop: () => worker.terminate() }
  }

/** Asks for what came last, again and again until the answer is fine. */
export function askWorker<Input, Answer>(
  port: WorkerPort<Asks<Input, Answer>>,
  { onAnswer, onError }: ThreadListener<Answer>,
  isFine: (answer: Answer) => boolean = () => true,
): (input: Input) => void {
  const calls = createWorkerCalls<Asks<Input, Answer>>((call) => port.postMessage(call))
  port.addEventListener('message', ({ data }) => calls.receive(data))
  const ask = latestOnly<Input | undefined>((input, done) => {
    calls.send('ask', input, (answer) => {
      if ('error' in answer) onError(answer.error)
      else onAnswer(answer.output)
      if (!done() && 'output' in answer && !isFine(answer.output)) ask(undefined)
    })
  })
  return ask
}
