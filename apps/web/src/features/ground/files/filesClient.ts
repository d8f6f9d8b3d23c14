import { createWorkerCalls, type WorkerCalls } from '../../../lib/workers/workerCalls.ts'
import { FILE_TIME_MS, tookTooLong } from '../../../project/fileTime.ts'
import type { FileMessages } from './fileMessages.ts'

/** Reads files of the ground in a thread of their own, which is ended and begun anew when one takes too long. */
export interface FilesClient {
  /** @throws Error with what is wrong with the file and what to do */
  readonly call: WorkerCalls<FileMessages>['call']
  readonly stop: () => void
}

export function startFilesClient(): FilesClient {
  let isStopped = false
  const calls = createWorkerCalls<FileMessages>((call) => worker.postMessage(call, {}))
  let worker = startWorker(calls)
  const beginAnew = (): void => {
    if (isStopped) return
    worker.terminate()
    worker = startWorker(calls)
    calls.rejectAll(tookTooLong())
  }
  return {
    call: (name, input) => {
      const timer = setTimeout(beginAnew, FILE_TIME_MS)
      return calls.call(name, input).finally(() => clearTimeout(timer))
    },
    stop: () => {
      isStopped = true
      worker.terminate()
    },
  }
}

function startWorker(calls: WorkerCalls<FileMessages>): Worker {
  const worker = new Worker(new URL('./filesWorker.ts', import.meta.url), {
    type: 'module',
    name: 'groundFiles',
  })
  worker.addEventListener('message', ({ data }) => calls.receive(data))
  worker.addEventListener('error', () =>
    calls.rejectAll(new Error('The file is too large to be read here.')),
  )
  return worker
}
