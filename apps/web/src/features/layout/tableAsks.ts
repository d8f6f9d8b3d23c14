import { emptyLayout } from '@duet/plant'
import type { BlockTables, LayoutRequest } from './layoutMessages.ts'

/** Asks of pages for the tables themselves. They follow the layouts: nothing is laid out twice for them. */
export interface TableAsks {
  /** One promise for all who ask the same. */
  readonly ask: (request: LayoutRequest) => Promise<BlockTables>
  /** Sends what was waiting for its layout. */
  readonly proceed: (latest: ReadonlyMap<string, LayoutRequest>) => void
}

export interface TableAsksDeps {
  readonly send: (request: LayoutRequest) => Promise<BlockTables>
  /** The worker holds the tables of the block's newest request, or has failed to make them. */
  readonly isSettled: (blockId: string) => boolean
  readonly errorOf: (blockId: string) => string | undefined
}

type Asked = PromiseWithResolvers<BlockTables>

export function createTableAsks({ send, isSettled, errorOf }: TableAsksDeps): TableAsks {
  const promises = new WeakMap<LayoutRequest, Promise<BlockTables>>()
  let waiting: readonly { readonly blockId: string; readonly asked: Asked }[] = []

  const sendNow = (request: LayoutRequest, asked: Asked): void => {
    const message = errorOf(request.block.id)
    if (message === undefined) asked.resolve(send(request))
    else asked.reject(new Error(message))
  }
  return {
    ask: (request) => {
      const known = promises.get(request)
      if (known !== undefined) return known
      const asked = Promise.withResolvers<BlockTables>()
      promises.set(request, asked.promise)
      const blockId = request.block.id
      if (isSettled(blockId)) sendNow(request, asked)
      else waiting = [...waiting, { blockId, asked }]
      return asked.promise
    },
    proceed: (latest) => {
      const ready = waiting.filter(({ blockId }) => isSettled(blockId))
      if (ready.length === 0) return
      waiting = waiting.filter((one) => !ready.includes(one))
      for (const { blockId, asked } of ready) {
        const request = latest.get(blockId)
        if (request === undefined) asked.resolve(emptyLayout(blockId))
        else sendNow(request, asked)
      }
    },
  }
}
