import { createExternalStore, type ExternalStore } from '../model/externalStore.ts'
import type { LayoutAnswer, LayoutCall, LayoutRequest, LayoutState } from './layoutMessages.ts'

/** The part of a Worker that is used. */
export interface LayoutPort {
  readonly postMessage: (call: LayoutCall) => void
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<LayoutAnswer>) => void,
  ) => void
}

/** Keeps the tables of all blocks up to date; of each block only the newest request is worked on. */
export interface LayoutClient extends Pick<ExternalStore<LayoutState>, 'get' | 'subscribe'> {
  /** What is to be laid out now, the most wanted first; requests equal to the last ones cost nothing. */
  readonly update: (requests: readonly LayoutRequest[]) => void
}

export function createLayoutClient(port: LayoutPort): LayoutClient {
  const store = createExternalStore<LayoutState>({
    byBlock: new Map(),
    errors: new Map(),
    isBusy: false,
  })
  /** The last request of each block, answered or not. */
  let latest = new Map<string, LayoutRequest>()
  /** Blocks whose last request was not sent yet, in the order of wanting. */
  let waiting: readonly string[] = []
  let underway: { readonly id: number; readonly blockId: string } | undefined
  let lastId = 0

  const sendNext = (): void => {
    const [blockId, ...others] = waiting
    const input = blockId === undefined ? undefined : latest.get(blockId)
    if (blockId === undefined || input === undefined) return
    waiting = others
    lastId += 1
    underway = { id: lastId, blockId }
    port.postMessage({ id: lastId, input })
  }
  port.addEventListener('message', ({ data }) => {
    const blockId = underway?.id === data.id ? underway.blockId : undefined
    underway = undefined
    sendNext()
    const state = { ...store.get(), isBusy: underway !== undefined }
    store.set(blockId !== undefined && latest.has(blockId) ? received(state, blockId, data) : state)
  })
  return {
    get: store.get,
    subscribe: store.subscribe,
    update: (requests) => {
      const before = latest
      latest = new Map(requests.map((request) => [request.block.id, request]))
      const isNew = (id: string): boolean => {
        const [old, now] = [before.get(id), latest.get(id)]
        return old === undefined || now === undefined || !isSameRequest(old, now)
      }
      waiting = [...latest.keys()].filter((id) => isNew(id) || waiting.includes(id))
      if (underway === undefined) sendNext()
      store.set(pruned({ ...store.get(), isBusy: underway !== undefined }, latest))
    },
  }
}

function received(state: LayoutState, blockId: string, answer: LayoutAnswer): LayoutState {
  const byBlock = new Map(state.byBlock)
  const errors = new Map(state.errors)
  if ('output' in answer) {
    byBlock.set(blockId, answer.output)
    errors.delete(blockId)
  } else {
    byBlock.delete(blockId)
    errors.set(blockId, answer.error)
  }
  return { ...state, byBlock, errors }
}

/** Without blocks that are no longer there. */
function pruned(state: LayoutState, latest: ReadonlyMap<string, LayoutRequest>): LayoutState {
  const isKept = ([id]: readonly [string, unknown]): boolean => latest.has(id)
  const isWhole = [...state.byBlock.keys()].every((id) => latest.has(id))
  if (isWhole) return state
  return {
    ...state,
    byBlock: new Map([...state.byBlock].filter(isKept)),
    errors: new Map([...state.errors].filter(isKept)),
  }
}

function isSameRequest(a: LayoutRequest, b: LayoutRequest): boolean {
  return (
    a.block === b.block &&
    a.frame === b.frame &&
    a.coldestAirC === b.coldestAirC &&
    isSameList(a.layers, b.layers) &&
    isSameList(Object.values(a.components), Object.values(b.components))
  )
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}
