import {
  blockText,
  type ExpectedSteps,
  expectedClasses,
  fieldSceneText,
  type StepRange,
  type Weather,
} from '@duet/engine'
import type { WeatherFile } from '@duet/formats'
import {
  type ExpectedBlock,
  expectedBlock,
  expectedFacts,
  type PlantWeather,
  plantWeather,
} from '@duet/monitoring'
import type { PlannedBlock, PlantDocument } from '@duet/plant'
import { planLoaded } from '../loadRun.ts'
import type { ExpectedReply, ExpectedRequest } from './expectedThread.ts'
import { type FactorFolder, factorFolder } from './factorFolder.ts'
import { startThreads, type Threads } from './threads.ts'

/** What a plant is expected to give, over the steps of its weather. */
export interface ExpectedRun {
  /** Starts of the intervals of the weather, ms UTC, [n]; missing rows leave gaps. */
  readonly startUtcMs: Float64Array
  readonly stepS: number
  readonly weather: PlantWeather
  /** In the order of the plant document. */
  readonly blocks: readonly ExpectedBlock[]
}

export interface ExpectedRunOptions {
  /** Folder in which factors of traced light are stored for the next run. */
  readonly factorFolder?: string
  readonly threads?: number
}

/**
 * Runs all blocks of a plant on measured weather on two threads: the classes of traced light first, then the steps. Blocks that are the
 * same to the engine are run once.
 *
 * @throws AppError INVALID_INPUT with the reasons of every block that cannot be simulated
 */
export async function expectedRun(
  document: PlantDocument,
  file: WeatherFile,
  options: ExpectedRunOptions = {},
): Promise<ExpectedRun> {
  const threads = startThreads<ExpectedRequest, ExpectedReply>(
    options.threads ?? 2,
    new URL('./expectedThread.ts', import.meta.url),
  )
  try {
    const { plan, weather } = planLoaded(document, file, undefined)
    const [first] = plan.blocks
    if (first === undefined) throw new RangeError('A plant has no blocks')
    const folder =
      options.factorFolder === undefined ? undefined : factorFolder(options.factorFolder)
    const blocks = await runBlocks(threads, plan.blocks, sharedWeather(weather), folder)
    return {
      startUtcMs: weather.intervalStartUtcMs,
      stepS: weather.stepS,
      weather: plantWeather(weather, first.input.site),
      blocks,
    }
  } finally {
    await threads.close()
  }
}

/** The arrays in memory that all threads read. */
function sharedWeather(weather: Weather): Weather {
  const entries = Object.entries(weather).map(([name, value]: [string, unknown]) => {
    if (!(value instanceof Float64Array)) return [name, value]
    const copy = new Float64Array(new SharedArrayBuffer(value.byteLength))
    copy.set(value)
    return [name, copy]
  })
  return { ...weather, ...Object.fromEntries(entries) }
}

async function runBlocks(
  threads: Threads<ExpectedRequest, ExpectedReply>,
  blocks: readonly PlannedBlock[],
  weather: Weather,
  folder: FactorFolder | undefined,
): Promise<readonly ExpectedBlock[]> {
  const texts = blocks.map(({ input }) => blockText(input))
  const series = blocks.map(({ input }, index) => ({
    input,
    index,
    first: texts.indexOf(texts[index] ?? ''),
  }))
  const own = series.filter(({ index, first }) => index === first)
  await Promise.all(
    own.flatMap(({ input: block, index }) =>
      Array.from({ length: threads.size }, (_, thread) =>
        threads.ask(thread, { name: 'block', index, block, weather }),
      ),
    ),
  )
  const factorsOf = await tracedFactors(threads, own, folder)
  const parts = new Map<number, ExpectedSteps[]>()
  const ranges = rangesOf(weather, own.length >= threads.size ? 1 : threads.size)
  const tasks = own.flatMap(({ index }) => ranges.map((range, part) => ({ index, range, part })))
  await inTurn(threads.size, tasks, async ({ index, range, part }, thread) => {
    const classes = factorsOf(index)
    const steps = await threads.ask(thread, {
      name: 'steps',
      index,
      range,
      ...(classes && { classes }),
    })
    if (steps === undefined || steps instanceof Uint8Array) throw new TypeError('got no steps')
    const ofBlock = parts.get(index) ?? []
    ofBlock[part] = steps
    parts.set(index, ofBlock)
  })
  return blocks.map(({ input, ratings }, index) =>
    expectedBlock(
      input,
      expectedFacts(input, ratings),
      parts.get(series[index]?.first ?? index) ?? [],
    ),
  )
}

type OwnBlock = { readonly input: PlannedBlock['input']; readonly index: number }

/** Factors of each block by its number, one packed class after the other; those of a scene are traced once. */
async function tracedFactors(
  threads: Threads<ExpectedRequest, ExpectedReply>,
  blocks: readonly OwnBlock[],
  folder: FactorFolder | undefined,
): Promise<(index: number) => readonly Uint8Array[] | undefined> {
  const scenes = new Map(blocks.map(({ input, index }) => [index, fieldSceneText(input)]))
  const byScene = new Map<string, Uint8Array[]>()
  const tasks = blocks.flatMap(({ input, index }) => {
    const scene = scenes.get(index)
    if (scene === undefined || byScene.has(scene)) return []
    const packed: Uint8Array[] = []
    byScene.set(scene, packed)
    return expectedClasses(input).map((classIndex, place) => ({
      index,
      scene,
      classIndex,
      place,
      packed,
    }))
  })
  await inTurn(threads.size, tasks, async ({ index, scene, classIndex, place, packed }, thread) => {
    const stored = await folder?.read(scene, classIndex)
    const found = stored ?? (await threads.ask(thread, { name: 'trace', index, classIndex }))
    if (!(found instanceof Uint8Array)) throw new TypeError('got no factors')
    packed[place] = found
    if (stored === undefined) await folder?.write(scene, classIndex, found)
  })
  return (index) => byScene.get(scenes.get(index) ?? '')
}

/** Each thread takes the next task when it has done one. */
async function inTurn<Task>(
  threadCount: number,
  tasks: readonly Task[],
  work: (task: Task, thread: number) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks]
  await Promise.all(
    Array.from({ length: threadCount }, async (_, thread) => {
      for (let task = waiting.shift(); task !== undefined; task = waiting.shift()) {
        await work(task, thread)
      }
    }),
  )
}

function rangesOf({ airC }: Weather, count: number): readonly StepRange[] {
  return Array.from({ length: count }, (_, part) => ({
    from: Math.floor((part * airC.length) / count),
    to: Math.floor(((part + 1) * airC.length) / count),
  }))
}
