import { workerThread } from '../workerThread.ts'
import type { ArraySetting } from './arrayFields.ts'
import { type ArrayAnswer, isFine } from './arrayTracer.ts'

/** Traces rows. */
export const startArrayThread = workerThread<ArraySetting, ArrayAnswer>(
  () => new Worker(new URL('./arrayWorker.ts', import.meta.url), { type: 'module', name: 'array' }),
  'The rows could not be traced.',
  (answer) => answer.state === 'fault' || isFine(answer.rays),
)
