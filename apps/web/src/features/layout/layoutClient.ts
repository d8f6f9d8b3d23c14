import { type DesignFinding, emptyLayout } from '@duet/plant'
import { createExternalStore, type ExternalStore } from '../../lib/externalStore.ts'
import {
  createWorkerCalls,
  type WorkerAnswer,
  type WorkerPort,
} from '../../lib/workers/workerCalls.ts'
import { isSameList } from '../plant/sameList.ts'
import type {
  BlockTables,
  CheckRequest,
  LayoutMessages,
  LayoutRequest,
  LayoutState,
} from './layoutMessages.ts'
import { createTableAsks, type TableAsks } from './tableAsks.ts'

/** The part of a Worker that is used. */
export type LayoutPort = WorkerPort<LayoutMessages>

/** Updates the tables of all blocks; of each block only the newest request is worked on. */
export interface LayoutClient extends Pick<ExternalStore<LayoutState>, 'get' | 'subscribe'> {
  /** What is to be laid out now, the most wanted first; requests equal to the last ones cost nothing. */
  readonly update: (requests: readonly LayoutRequest[]) => void
  /**
   * The tables of a block as it is now, in metres of the project's plane; asked for again without a change in
   * between, they are the same object. No tables for a block that is not there or has no table and panel.
   * @throws Error where they cannot be laid out, with the message of `errors`
   */
  readonly layoutOf: (blockId: string) => Promise<BlockTables>
  /** What the rules say of a design with the tables as they are; to be asked when nothing is being laid out. */
  readonly check: (request: Omit<CheckRequest, 'failedIds'>) => Promise<readonly DesignFinding[]>
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
  /** The block that is being laid out. */
  let underway: string | undefined
  const calls = createWorkerCalls<LayoutMessages>(port.postMessage)
  const asks: TableAsks = createTableAsks({
    send: (input) => calls.call('tables', input),
    isSettled: (blockId) => underway !== blockId && !waiting.includes(blockId),
    errorOf: (blockId) => store.get().errors.get(blockId),
  })
  const sendNext = (): void => {
    const [blockId, ...others] = waiting
    const input = blockId === undefined ? undefined : latest.get(blockId)
    if (blockId === undefined || input === undefined) return
    waiting = others
    // known before it is sent: a port may answer at once
    underway = blockId
    calls.send('layout', input, (answer) => {
      underway = undefined
      sendNext()
      const state = { ...store.get(), isBusy: underway !== undefined }
      store.set(latest.has(blockId) ? received(state, blockId, answer) : state)
      asks.proceed(latest)
    })
  }
  port.addEventListener('message', ({ data }) => calls.receive(data))
  return {
    get: store.get,
    subscribe: store.subscribe,
    update: (requests) => {
      const before = latest
      latest = new Map(
        requests.map((request) => [request.block.id, sameOrNew(before, request)] as const),
      )
      const isNew = (id: string): boolean => before.get(id) !== latest.get(id)
      waiting = [...latest.keys()].filter((id) => isNew(id) || waiting.includes(id))
      if (underway === undefined) sendNext()
      store.set(pruned({ ...store.get(), isBusy: underway !== undefined }, latest))
      asks.proceed(latest)
    },
    layoutOf: (blockId) => {
      const request = latest.get(blockId)
      return request === undefined ? Promise.resolve(emptyLayout(blockId)) : asks.ask(request)
    },
    check: (request) =>
      calls.call('check', { ...request, failedIds: [...store.get().errors.keys()] }),
  }
}

/** The request of before where it says the same: who knows its answer need not ask again. */
function sameOrNew(
  before: ReadonlyMap<string, LayoutRequest>,
  request: LayoutRequest,
): LayoutRequest {
  const old = before.get(request.block.id)
  return old !== undefined && isSameRequest(old, request) ? old : request
}

function received(
  state: LayoutState,
  blockId: string,
  answer: WorkerAnswer<LayoutMessages, 'layout'>,
): LayoutState {
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
  const isThere = ([id]: readonly [string, unknown]): boolean => latest.has(id)
  const isWhole = [...state.byBlock.keys(), ...state.errors.keys()].every((id) => latest.has(id))
  if (isWhole) return state
  return {
    ...state,
    byBlock: new Map([...state.byBlock].filter(isThere)),
    errors: new Map([...state.errors].filter(isThere)),
  }
}

function isSameRequest(a: LayoutRequest, b: LayoutRequest): boolean {
  return (
    a.block === b.block &&
    a.frame === b.frame &&
    a.ground === b.ground &&
    a.coldestAirC === b.coldestAirC &&
    isSameList(a.layers, b.layers) &&
    isSameList(Object.values(a.components), Object.values(b.components))
  )
}
