import type { StartThread } from '../lazyThread.ts'
import { createArrayClient } from './arrayClient.ts'
import type { ArraySetting } from './arrayFields.ts'
import type { ArrayAnswer } from './arrayTracer.ts'

/** Traces rows. */
export const startArrayThread: StartThread<ArraySetting, ArrayAnswer> = (listener) => {
  const worker = new Worker(new URL('./arrayWorker.ts', import.meta.url), {
    type: 'module',
    name: 'array',
  })
  worker.addEventListener('error', () => listener.onError('The rows could not be traced.'))
  return { ask: createArrayClient(worker, listener), stop: () => worker.terminate() }
}
