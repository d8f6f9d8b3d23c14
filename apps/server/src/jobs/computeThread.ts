import { parentPort } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import {
  type Block,
  type ExpectedSteps,
  expectedSteps,
  type FieldFactors,
  joinExpectedFactors,
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
import { withTrackerScript } from '@duet/scripts'
import type {
  BlockPartInput,
  BlockPartOutput,
  ClassInput,
  ExpectedInput,
  MessageName,
  TableProfileInput,
  ThreadMessages,
} from './threadMessages.ts'
import { failedReply, type RequestOf, type ThreadReply } from './threadReply.ts'

type Output = ThreadMessages[MessageName][1]

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

interface JoinedBlock {
  readonly block: Block
  readonly factors: FieldFactors | undefined
}

/** The last block of this thread: what the engine finds of it for one range serves the next. */
let lastBlock: { readonly key: string; readonly joined: JoinedBlock } | undefined

async function joinedBlock(input: BlockPartInput): Promise<JoinedBlock> {
  const { factors, runBlockId: key } = input
  if (key !== undefined && lastBlock?.key === key) return lastBlock.joined
  const block = await withTrackerScript(input.block, preparedWeather(input))
  const joined = { block, factors: factors && joinFieldFactors(block, factors) }
  lastBlock = key === undefined ? undefined : { key, joined }
  return joined
}

async function simulateBlockPart(input: BlockPartInput): Promise<BlockPartOutput> {
  const { ratings, weather, range } = input
  const { block, factors } = await joinedBlock(input)
  const result = simulatePreparedBlock(block, preparedWeather(input), range, factors)
  return {
    ...blockPart(result, ratings, weather.stepS),
    series: result.series,
    ...(result.zones && { zoneSeries: result.zones }),
  }
}

async function expectedOf(input: ExpectedInput): Promise<ExpectedSteps> {
  const { range, factors } = input
  const weather = preparedWeather(input)
  const block = await withTrackerScript(input.block, weather)
  const joined = factors && joinExpectedFactors(block, factors)
  return expectedSteps(block, weather, range, joined)
}

/** Most factors are 0: a fast pack takes three quarters away, and its check sum finds damage. */
function traceClass({ block, classIndex }: ClassInput): Uint8Array {
  return new Uint8Array(
    gzipSync(packClassFactors(traceFieldClass(block, classIndex)), { level: 1 }),
  )
}

async function profileOf<Answer>(
  profile: (...parts: Parameters<typeof tableProfile>) => Answer,
  input: TableProfileInput,
): Promise<Answer> {
  const weather = preparedWeather(input)
  const block = await withTrackerScript(input.block, weather)
  const joined = joinFieldFactors(block, input.factors)
  return profile(block, weather, input.range, joined, input.classIndex)
}

function pvsystPart(input: ThreadMessages['pvsystPart'][0]): ThreadMessages['pvsystPart'][1] {
  const { block, weather, range, factors } = input
  const joined = factors && joinFieldFactors(block, factors)
  const result = simulatePreparedBlock(block, preparedWeather(input), range, joined)
  return pvsystRunSums({ block }, weather, range, result)
}

function outputOf(request: RequestOf<ThreadMessages>): Output | Promise<Output> {
  switch (request.name) {
    case 'simulateBlockPart':
      return simulateBlockPart(request.input)
    case 'expectedSteps':
      return expectedOf(request.input)
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

async function answer(request: RequestOf<ThreadMessages>): Promise<ThreadReply<Output>> {
  try {
    return { ok: true, output: await outputOf(request) }
  } catch (error) {
    return failedReply(error)
  }
}

/** The arrays of a reply change their thread without being copied. */
function buffersOf(reply: ThreadReply<Output>): ArrayBuffer[] {
  if (!reply.ok) return []
  const buffers = arraysOf(reply.output)
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer)
  return [...new Set(buffers)]
}

function arraysOf(output: Output): readonly ArrayBufferView[] {
  if (output instanceof Uint8Array) return [output]
  if ('trackerAngleDeg' in output) return Object.values(output)
  // The answers about tables and sums are small
  if (!('series' in output)) return []
  const { series, zoneSeries } = output
  if (zoneSeries === undefined) return Object.values(series)
  const { zones: _zones, ...ofZones } = zoneSeries
  return [...Object.values(series), ...Object.values(ofZones).flat()]
}

async function answerTo(request: RequestOf<ThreadMessages>): Promise<void> {
  const answered = await answer(request)
  parentPort?.postMessage(answered, buffersOf(answered))
}

parentPort?.on('message', (request: RequestOf<ThreadMessages>) => void answerTo(request))
