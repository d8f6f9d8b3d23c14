import {
  createWorkerCalls,
  type WorkerAnswer,
  type WorkerPort,
} from '../../../lib/workers/workerCalls.ts'
import type { ThreadListener } from '../lazyThread.ts'
import type { ArraySetting } from './arrayFields.ts'
import type { ArrayMessages } from './arrayMessages.ts'
import { type ArrayAnswer, isFine } from './arrayTracer.ts'

/** Has a thread trace the setting that came last, again and again until it is fine. */
export function createArrayClient(
  port: WorkerPort<ArrayMessages>,
  { onAnswer, onError }: ThreadListener<ArrayAnswer>,
): (setting: ArraySetting) => void {
  const calls = createWorkerCalls<ArrayMessages>((call) => port.postMessage(call))
  port.addEventListener('message', ({ data }) => calls.receive(data))
  let isBusy = false
  let next: ArraySetting | undefined
  const goOn = (answer: WorkerAnswer<ArrayMessages>): void => {
    isBusy = false
    if ('error' in answer) onError(answer.error)
    else onAnswer(answer.output)
    if (next !== undefined) begin()
    else if ('output' in answer && !isDone(answer.output)) {
      isBusy = true
      calls.send('refine', undefined, goOn)
    }
  }
  const begin = (): void => {
    const setting = next
    if (setting === undefined) return
    next = undefined
    isBusy = true
    calls.send('begin', setting, goOn)
  }
  return (setting) => {
    next = setting
    if (!isBusy) begin()
  }
}

function isDone(answer: ArrayAnswer): boolean {
  return answer.state === 'fault' || isFine(answer.rays)
}
