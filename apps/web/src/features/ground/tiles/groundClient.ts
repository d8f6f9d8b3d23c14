import type { HeightGrid } from '@duet/plant'
import * as z from 'zod'
import type { GroundAnswer, GroundCall, GroundMessages } from './tileMessages.ts'

/** The part of a Worker that is used. */
export interface GroundPort {
  readonly postMessage: (call: GroundCall) => void
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<GroundAnswer>) => void,
  ) => void
  readonly terminate: () => void
}

/** One ground with its pictures, made in a thread of their own. */
export interface GroundClient {
  readonly grid: HeightGrid
  readonly tile: (wish: GroundMessages['tile'][0]) => Promise<ImageBitmap>
  readonly bands: (limitsM: readonly number[]) => Promise<GroundMessages['bands'][1]>
  readonly stop: () => void
}

export function createGroundClient(port: GroundPort, grid: HeightGrid): GroundClient {
  let lastId = 0
  const open = new Map<number, PromiseWithResolvers<unknown>>()
  port.addEventListener('message', ({ data }) => {
    const waiting = open.get(data.id)
    open.delete(data.id)
    if ('output' in data) waiting?.resolve(data.output)
    else waiting?.reject(new Error(data.error))
  })
  const call = (message: DistributiveOmit<GroundCall, 'id'>): Promise<unknown> => {
    lastId += 1
    const waiting = Promise.withResolvers<unknown>()
    open.set(lastId, waiting)
    port.postMessage({ id: lastId, ...message })
    return waiting.promise
  }
  void call({ name: 'grid', input: grid }).catch(() => undefined)
  return {
    grid,
    // the worker answers each message with the type that the table of messages gives
    tile: (input) =>
      call({ name: 'tile', input }).then((output) => z.custom<ImageBitmap>().parse(output)),
    bands: (input) =>
      call({ name: 'bands', input }).then((output) =>
        z.custom<GroundMessages['bands'][1]>().parse(output),
      ),
    stop: () => {
      port.terminate()
      for (const { reject } of open.values()) reject(new DOMException('stopped', 'AbortError'))
      open.clear()
    },
  }
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

export function startGroundWorker(): GroundPort {
  return new Worker(new URL('./groundWorker.ts', import.meta.url), {
    type: 'module',
    name: 'ground',
  })
}
