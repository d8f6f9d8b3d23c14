import type { HeightGrid } from '@duet/plant'
import { createWorkerCalls } from '../../../lib/workers/workerCalls.ts'
import type { GroundMessages } from './tileMessages.ts'

/** One ground with its pictures, made in a thread of their own. */
export interface GroundClient {
  readonly grid: HeightGrid
  readonly tile: (wish: GroundMessages['tile'][0]) => Promise<ImageBitmap>
  readonly bands: (limitsM: readonly number[]) => Promise<GroundMessages['bands'][1]>
  readonly stop: () => void
}

export function startGroundClient(grid: HeightGrid): GroundClient {
  const worker = new Worker(new URL('./groundWorker.ts', import.meta.url), {
    type: 'module',
    name: 'ground',
  })
  const calls = createWorkerCalls<GroundMessages>((call) => worker.postMessage(call, {}))
  worker.addEventListener('message', ({ data }) => calls.receive(data))
  calls.call('grid', grid).catch(() => undefined)
  return {
    grid,
    tile: (wish) => calls.call('tile', wish),
    bands: (limitsM) => calls.call('bands', limitsM),
    stop: () => {
      worker.terminate()
      calls.rejectAll(new DOMException('stopped', 'AbortError'))
    },
  }
}
