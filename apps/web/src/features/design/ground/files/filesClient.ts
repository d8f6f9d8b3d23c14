import * as z from 'zod'
import { FILE_TIME_MS, tookTooLong } from '../../../../project/fileTime.ts'
import type { FileAnswer, FileMessages } from './fileMessages.ts'

/** Reads files of the ground in a thread of their own, which is ended and begun anew when one takes too long. */
export interface FilesClient {
  /** @throws Error with what is wrong with the file and what to do */
  readonly call: <N extends keyof FileMessages>(
    name: N,
    input: FileMessages[N][0],
  ) => Promise<FileMessages[N][1]>
  readonly stop: () => void
}

export function startFilesClient(): FilesClient {
  let lastId = 0
  const open = new Map<number, PromiseWithResolvers<unknown>>()
  let worker = startWorker(open)
  const rejectAll = (error: Error): void => {
    for (const { reject } of open.values()) reject(error)
    open.clear()
  }
  return {
    call: (name, input) => {
      lastId += 1
      const id = lastId
      const waiting = Promise.withResolvers<unknown>()
      open.set(id, waiting)
      worker.postMessage({ id, name, input }, {})
      const timer = setTimeout(() => {
        if (!open.has(id)) return
        worker.terminate()
        worker = startWorker(open)
        rejectAll(tookTooLong())
      }, FILE_TIME_MS)
      return waiting.promise
        .then((output) => z.custom<FileMessages[typeof name][1]>().parse(output))
        .finally(() => clearTimeout(timer))
    },
    stop: () => {
      worker.terminate()
      open.clear()
    },
  }
}

function startWorker(open: Map<number, PromiseWithResolvers<unknown>>): Worker {
  const worker = new Worker(new URL('./filesWorker.ts', import.meta.url), {
    type: 'module',
    name: 'groundFiles',
  })
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
  return worker
}
