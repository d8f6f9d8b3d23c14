import { parentPort } from 'node:worker_threads'
import { AppError } from '@duet/contract'
import {
  blockEnergySums,
  keyFigureSums,
  type PreparedWeather,
  prepareWeather,
  simulatePreparedBlock,
} from '@duet/engine'
import type {
  BlockPartInput,
  BlockPartOutput,
  ThreadReply,
  ThreadRequest,
} from './threadMessages.ts'

/** Weather of the last run of this thread; the parts of a run come one after another. */
let prepared: { readonly key: string; readonly weather: PreparedWeather } | undefined

function preparedWeather({ block, weather, weatherId }: BlockPartInput): PreparedWeather {
  const { latitudeDeg, longitudeDeg, altitudeM } = block.site
  const key = [weatherId, latitudeDeg, longitudeDeg, altitudeM].join(' ')
  if (prepared?.key !== key) prepared = { key, weather: prepareWeather(weather, block.site) }
  return prepared.weather
}

function simulateBlockPart(input: BlockPartInput): BlockPartOutput {
  const { block, ratings, weather, range } = input
  const { series, warnings } = simulatePreparedBlock(block, preparedWeather(input), range)
  return {
    series,
    energy: blockEnergySums(series, ratings, weather.stepS),
    keyFigures: keyFigureSums(series, ratings, weather.stepS),
    warnings,
  }
}

function answer(request: ThreadRequest): ThreadReply<'simulateBlockPart'> {
  try {
    return { ok: true, output: simulateBlockPart(request.input) }
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    const { message, stack } = error instanceof Error ? error : new Error(String(error))
    return { ok: false, code, message, stack }
  }
}

/** The arrays of a reply change their thread without being copied. */
function buffersOf(reply: ThreadReply<'simulateBlockPart'>): ArrayBuffer[] {
  if (!reply.ok) return []
  const arrays: readonly Float64Array[] = Object.values(reply.output.series)
  const buffers = arrays
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer)
  return [...new Set(buffers)]
}

parentPort?.on('message', (request: ThreadRequest) => {
  const reply = answer(request)
  parentPort?.postMessage(reply, buffersOf(reply))
})
