import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { SceneResult } from './report.ts'

/** What a thread is given at its start. */
export interface SceneTask {
  readonly dir: string
  /** Of a rear sensor. */
  readonly rays: number
}

export function isSceneTask(value: unknown): value is SceneTask {
  return typeof value === 'object' && value !== null && 'dir' in value && 'rays' in value
}

/**
 * Runs the scenes of a folder on all processors.
 *
 * @param onResult - called with each scene in the order of the names
 */
export async function runScenes(
  names: readonly string[],
  task: SceneTask,
  onResult: (result: SceneResult) => void,
): Promise<readonly SceneResult[]> {
  const results = new Map<string, SceneResult>()
  let next = 0
  let reported = 0
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('../raytraceThread.ts', import.meta.url), {
      workerData: task,
    })
    for (let name = names[next++]; name !== undefined; name = names[next++]) {
      worker.postMessage(name, [])
      const [result]: SceneResult[] = await once(worker, 'message')
      if (result !== undefined) results.set(name, result)
      for (let ready = results.get(names[reported] ?? ''); ready !== undefined; ) {
        onResult(ready)
        ready = results.get(names[++reported] ?? '')
      }
    }
    await worker.terminate()
  }
  const threads = Math.min(names.length, availableParallelism())
  await Promise.all(Array.from({ length: threads }, work))
  return names.flatMap((name) => results.get(name) ?? [])
}
