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

/** What a thread of an expected run is asked; blocks stand by their number. The weather comes before all else, a block before its steps. */
export type ExpectedRequest =
  | { readonly name: 'weather'; readonly weather: Weather }
  | {
      readonly name: 'block'
      readonly index: number
      readonly block: Block
      readonly rotationDeg?: Float64Array
    }
  | { readonly name: 'trace'; readonly index: number; readonly classIndex: number }
  | {
      readonly name: 'steps'
      readonly index: number
      readonly range: StepRange
      /** Packed factors of `expectedClasses`; absent for a block that is not traced. */
      readonly classes?: readonly Uint8Array[]
    }

export type ExpectedReply = Uint8Array | ExpectedSteps | undefined

interface OpenedBlock {
  readonly block: Block
  readonly rotationDeg: Float64Array | undefined
  factors?: FieldFactors | undefined
}

let weather: Weather | undefined
const opened = new Map<number, OpenedBlock>()
const preparedBySite = new Map<string, PreparedWeather>()

/** The weather at the site of a block, with the rotation at which its tables stand. */
function preparedFor({ block: { site }, rotationDeg }: OpenedBlock): PreparedWeather {
  if (weather === undefined) throw new RangeError('got a block before the weather')
  const key = [site.latitudeDeg, site.longitudeDeg, site.altitudeM].join(' ')
  const prepared = preparedBySite.get(key) ?? prepareWeather(weather, site)
  preparedBySite.set(key, prepared)
  if (rotationDeg === undefined) return prepared
  return { ...prepared, source: { ...prepared.source, trackerAngleDeg: rotationDeg } }
}

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
  switch (request.name) {
    case 'weather':
      weather = request.weather
      return undefined
    case 'block':
      opened.set(request.index, { block: request.block, rotationDeg: request.rotationDeg })
      return undefined
    case 'trace':
      return shared(
        packClassFactors(traceFieldClass(openedBlock(request.index).block, request.classIndex)),
      )
    case 'steps': {
      const found = openedBlock(request.index)
      found.factors ??=
        request.classes && joinExpectedFactors(found.block, request.classes.map(unpackClassFactors))
      return expectedSteps(found.block, preparedFor(found), request.range, found.factors)
    }
  }
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
