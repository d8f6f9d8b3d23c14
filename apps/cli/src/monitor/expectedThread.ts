import { parentPort } from 'node:worker_threads'
import {
  type Block,
  type ExpectedSteps,
  expectedSteps,
  type FieldFactors,
  joinExpectedFactors,
  type PreparedWeather,
  packClassFactors,
  prepareWeather,
  type StepRange,
  traceFieldClass,
  unpackClassFactors,
  type Weather,
} from '@duet/engine'
import type { ThreadAnswer } from './threads.ts'

/** What a thread of an expected run is asked; blocks stand by their number, and are sent once. */
export type ExpectedRequest =
  | {
      readonly name: 'block'
      readonly index: number
      readonly block: Block
      readonly weather: Weather
    }
  | { readonly name: 'trace'; readonly index: number; readonly classIndex: number }
  | {
      readonly name: 'steps'
      readonly index: number
      readonly range: StepRange
      /** Packed factors of its classes; absent for a block that is not traced. */
      readonly classes?: readonly Uint8Array[]
    }

export type ExpectedReply = Uint8Array | ExpectedSteps | undefined

interface OpenedBlock {
  readonly block: Block
  readonly weather: Weather
  prepared?: PreparedWeather
  factors?: FieldFactors | undefined
}

const opened = new Map<number, OpenedBlock>()

function openedBlock(index: number): OpenedBlock {
  const found = opened.get(index)
  if (found === undefined) throw new RangeError(`got block ${index}, expected one that was sent`)
  return found
}

/** In memory that all threads read. */
function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength))
  copy.set(bytes)
  return copy
}

function answerTo(request: ExpectedRequest): ExpectedReply {
  if (request.name === 'block') {
    opened.set(request.index, { block: request.block, weather: request.weather })
    return undefined
  }
  const found = openedBlock(request.index)
  const { block } = found
  if (request.name === 'trace') {
    return shared(packClassFactors(traceFieldClass(block, request.classIndex)))
  }
  found.prepared ??= prepareWeather(found.weather, block.site)
  found.factors ??=
    request.classes && joinExpectedFactors(block, request.classes.map(unpackClassFactors))
  return expectedSteps(block, found.prepared, request.range, found.factors)
}

function answer(request: ExpectedRequest): ThreadAnswer<ExpectedReply> {
  try {
    return { ok: true, reply: answerTo(request) }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', (request: ExpectedRequest) => {
  parentPort?.postMessage(answer(request), [])
})
