import type { QuickYield } from '@duet/plant'
import { createExternalStore, type ExternalStore } from '../../lib/externalStore.ts'
import { latestOnly } from '../../lib/workers/latestOnly.ts'
import {
  createWorkerCalls,
  type WorkerAnswer,
  type WorkerPort,
} from '../../lib/workers/workerCalls.ts'
import type { EstimateInput, EstimateMessages, EstimateWeather } from './estimateMessages.ts'

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

/** Updates the estimate of the looked-at block; of several requests in a row the last one counts. */
export interface EstimateClient extends Pick<ExternalStore<EstimateState>, 'get' | 'subscribe'> {
  readonly addWeather: (weather: EstimateWeather) => void
  readonly ask: (input: EstimateInput) => void
}

export function createEstimateClient(port: WorkerPort<EstimateMessages>): EstimateClient {
  const store = createExternalStore<EstimateState>({ estimate: undefined, weatherIds: new Set() })
  const calls = createWorkerCalls<EstimateMessages>((call) => port.postMessage(call))
  const ask = latestOnly<EstimateInput>((input, done) => {
    calls.send('estimate', input, (answer) => {
      if (done()) return
      const { estimate, weatherIds } = store.get()
      store.set({ estimate: received(estimate, input.block.id, answer), weatherIds })
    })
  })
  port.addEventListener('message', ({ data }) => calls.receive(data))
  return {
    get: store.get,
    subscribe: store.subscribe,
    addWeather: (weather) => {
      const { estimate, weatherIds } = store.get()
      if (weatherIds.has(weather.id)) return
      calls.send('weather', weather, () => undefined)
      store.set({ estimate, weatherIds: new Set([...weatherIds, weather.id]) })
    },
    ask,
  }
}

/** The figure of before stays the one before as long as the new one is the same. */
function received(
  state: BlockEstimate | undefined,
  blockId: string,
  answer: WorkerAnswer<EstimateMessages, 'estimate'>,
): BlockEstimate {
  const same = state?.blockId === blockId ? state : undefined
  if ('error' in answer) {
    return { blockId, yield: undefined, before: same?.yield ?? same?.before, error: answer.error }
  }
  const isMoved = same?.yield !== undefined && same.yield.energyKwh !== answer.output.energyKwh
  const before = isMoved ? same.yield : same?.before
  return { blockId, yield: answer.output, before, error: undefined }
}
