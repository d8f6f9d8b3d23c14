import * as z from 'zod'
import type { FileAnswer, FileMessages } from './fileMessages.ts'

/** Reads files of the ground in a thread of their own. */
export interface FilesClient {
  /** @throws Error with what is wrong with the file and what to do */
  readonly call: <N extends keyof FileMessages>(
    name: N,
    input: FileMessages[N][0],
  ) => Promise<FileMessages[N][1]>
  readonly stop: () => void
}

export function startFilesClient(): FilesClient {
  const worker = new Worker(new URL('./filesWorker.ts', import.meta.url), {
    type: 'module',
    name: 'groundFiles',
  })
  let lastId = 0
  const open = new Map<number, PromiseWithResolvers<unknown>>()
  worker.addEventListener('message', ({ data }: MessageEvent<FileAnswer>) => {
    const waiting = open.get(data.id)
    open.delete(data.id)
    if ('output' in data) waiting?.resolve(data.output)
    else waiting?.reject(new Error(data.error))
  })
  worker.addEventListener('error', () => {
    for (const { reject } of open.values())
      reject(new Error('The file is too large to be read here.'))
    open.clear()
  })
  return {
    call: (name, input) => {
      lastId += 1
      const waiting = Promise.withResolvers<unknown>()
      open.set(lastId, waiting)
      worker.postMessage({ id: lastId, name, input }, {})
      return waiting.promise.then((output) =>
        z.custom<FileMessages[typeof name][1]>().parse(output),
      )
    },
    stop: () => worker.terminate(),
  }
}
