import type { QuickYield } from '@duet/plant'
import { createExternalStore, type ExternalStore } from '../plant/externalStore.ts'
import type {
  EstimateAnswer,
  EstimateCall,
  EstimateInput,
  EstimateWeather,
} from './estimateMessages.ts'

/** What is known of one block. */
export interface BlockEstimate {
  readonly blockId: string
  /** Undefined while none is there yet, or where `error` says why. */
  readonly yield: QuickYield | undefined
  /** The figure before the last change of the design that moved it. */
  readonly before: QuickYield | undefined
  readonly error: string | undefined
}

export interface EstimateState {
  /** Of the block that was asked for last. */
  readonly estimate: BlockEstimate | undefined
  /** Ids of the datasets whose hours the worker has. */
  readonly weatherIds: ReadonlySet<string>
}

/** The part of a Worker that is used. */
export interface EstimatePort {
  readonly postMessage: (call: EstimateCall) => void
  readonly addEventListener: (
    type: 'message',
    listener: (event: MessageEvent<EstimateAnswer>) => void,
  ) => void
}

/** Keeps the estimate of the looked-at block up to date; of several requests in a row the last one counts. */
export interface EstimateClient extends Pick<ExternalStore<EstimateState>, 'get' | 'subscribe'> {
  readonly addWeather: (weather: EstimateWeather) => void
  readonly ask: (input: EstimateInput) => void
}

export function createEstimateClient(port: EstimatePort): EstimateClient {
  const store = createExternalStore<EstimateState>({ estimate: undefined, weatherIds: new Set() })
  let lastId = 0
  let underway: { readonly id: number; readonly blockId: string } | undefined
  let waiting: EstimateInput | undefined

  const send = (input: EstimateInput): void => {
    lastId += 1
    underway = { id: lastId, blockId: input.block.id }
    port.postMessage({ kind: 'estimate', id: lastId, input })
  }
  port.addEventListener('message', ({ data }) => {
    const blockId = underway?.id === data.id ? underway.blockId : undefined
    underway = undefined
    if (blockId !== undefined && waiting === undefined) {
      const { estimate, weatherIds } = store.get()
      store.set({ estimate: received(estimate, blockId, data), weatherIds })
    }
    const next = waiting
    waiting = undefined
    if (next !== undefined) send(next)
  })
  return {
    get: store.get,
    subscribe: store.subscribe,
    addWeather: (weather) => {
      const { estimate, weatherIds } = store.get()
      if (weatherIds.has(weather.id)) return
      port.postMessage({ kind: 'weather', weather })
      store.set({ estimate, weatherIds: new Set([...weatherIds, weather.id]) })
    },
    ask: (input) => {
      if (underway === undefined) send(input)
      else waiting = input
    },
  }
}

/** The figure of before stays the one before as long as the new one is the same. */
function received(
  state: BlockEstimate | undefined,
  blockId: string,
  answer: EstimateAnswer,
): BlockEstimate {
  const same = state?.blockId === blockId ? state : undefined
  if ('error' in answer) {
    return { blockId, yield: undefined, before: same?.yield ?? same?.before, error: answer.error }
  }
  const isMoved = same?.yield !== undefined && same.yield.energyKwh !== answer.output.energyKwh
  const before = isMoved ? same.yield : same?.before
  return { blockId, yield: answer.output, before, error: undefined }
}
