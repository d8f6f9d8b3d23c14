import { parentPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { AppError } from '@duet/contract'
import {
  joinFieldFactors,
  type PreparedWeather,
  packClassFactors,
  prepareWeather,
  pvsystRunSums,
  simulatePreparedBlock,
  tableFrames,
  tableProfile,
  traceFieldClass,
} from '@duet/engine'
import { blockPart } from '@duet/results'
import type {
  BlockPartInput,
  BlockPartOutput,
  ClassInput,
  MessageName,
  TableProfileInput,
  ThreadMessages,
  ThreadReply,
  ThreadRequest,
} from './threadMessages.ts'

/** Weather of the last run of this thread; the parts of a run come one after another. */
let prepared: { readonly key: string; readonly weather: PreparedWeather } | undefined

function preparedWeather({
  block,
  weather,
  weatherId,
}: Pick<BlockPartInput, 'block' | 'weather' | 'weatherId'>): PreparedWeather {
  const { latitudeDeg, longitudeDeg, altitudeM } = block.site
  const key = [weatherId, latitudeDeg, longitudeDeg, altitudeM].join(' ')
  if (prepared?.key !== key) prepared = { key, weather: prepareWeather(weather, block.site) }
  return prepared.weather
}

function simulateBlockPart(input: BlockPartInput): BlockPartOutput {
  const { block, ratings, weather, range, factors } = input
  const joined = factors && joinFieldFactors(block, factors)
  const result = simulatePreparedBlock(block, preparedWeather(input), range, joined)
  return {
    ...blockPart(result, ratings, weather.stepS),
    series: result.series,
    ...(result.zones && { zoneSeries: result.zones }),
  }
}

/** Most factors are 0: a fast pack takes three quarters away, and its check sum tells damage. */
function traceClass({ block, classIndex }: ClassInput): Uint8Array {
  return new Uint8Array(
    gzipSync(packClassFactors(traceFieldClass(block, classIndex)), { level: 1 }),
  )
}

function profileOf<Answer>(
  profile: (...parts: Parameters<typeof tableProfile>) => Answer,
  input: TableProfileInput,
): Answer {
  const joined = joinFieldFactors(input.block, input.factors)
  return profile(input.block, preparedWeather(input), input.range, joined, input.classIndex)
}

function pvsystPart(input: ThreadMessages['pvsystPart'][0]): ThreadMessages['pvsystPart'][1] {
  const { block, weather, range, factors } = input
  const joined = factors && joinFieldFactors(block, factors)
  const result = simulatePreparedBlock(block, preparedWeather(input), range, joined)
  return pvsystRunSums({ block }, weather, range, result)
}

function outputOf(request: ThreadRequest): ThreadMessages[MessageName][1] {
  switch (request.name) {
    case 'simulateBlockPart':
      return simulateBlockPart(request.input)
    case 'traceClass':
      return traceClass(request.input)
    case 'tableProfile':
      return profileOf(tableProfile, request.input)
    case 'tableFrames':
      return profileOf(tableFrames, request.input)
    case 'pvsystPart':
      return pvsystPart(request.input)
  }
}

function answer(request: ThreadRequest): ThreadReply<MessageName> {
  try {
    return { ok: true, output: outputOf(request) }
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { ok: false, code, message, stack }
  }
}

/** The arrays of a reply change their thread without being copied. */
function buffersOf(reply: ThreadReply<MessageName>): ArrayBuffer[] {
  if (!reply.ok) return []
  const buffers = arraysOf(reply.output)
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer)
  return [...new Set(buffers)]
}

function arraysOf(output: ThreadMessages[MessageName][1]): readonly ArrayBufferView[] {
  if (output instanceof Uint8Array) return [output]
  // The answers about tables and sums are small
  if (!('series' in output)) return []
  const { series, zoneSeries } = output
  if (zoneSeries === undefined) return Object.values(series)
  const { zones: _zones, ...ofZones } = zoneSeries
  return [...Object.values(series), ...Object.values(ofZones).flat()]
}

parentPort?.on('message', (request: ThreadRequest) => {
  const reply = answer(request)
  parentPort?.postMessage(reply, buffersOf(reply))
})
