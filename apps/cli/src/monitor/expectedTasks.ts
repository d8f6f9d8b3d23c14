import {
  blockText,
  type ExpectedSteps,
  expectedClasses,
  fieldSceneText,
  prepareWeather,
  type StepRange,
  scriptMount,
  type Weather,
} from '@duet/engine'
import {
  type ExpectedBlock,
  type ExpectedInput,
  expectedBlock,
  expectedFacts,
} from '@duet/monitoring'
import { withTrackerScript } from '@duet/scripts'
import type { ExpectedReply, ExpectedRequest } from './expectedThread.ts'
import type { FactorFolder } from './factorFolder.ts'
import { inTurn, startThreads, type Threads } from './threads.ts'

/** A block to be run. */
export interface ExpectedTask extends ExpectedInput {
  /** The same of all blocks. */
  readonly weather: Weather
}

interface RunOptions {
  readonly threadCount: number
  readonly folder: FactorFolder | undefined
}

type ExpectedThreads = Threads<ExpectedRequest, ExpectedReply>

interface OwnBlock extends ExpectedTask {
  readonly index: number
}

/** Runs blocks on threads, in their order; those with the same text and no rotation of their own are run once. */
export async function runExpected(
  tasks: readonly ExpectedTask[],
  { threadCount, folder }: RunOptions,
): Promise<readonly ExpectedBlock[]> {
  const texts = tasks.map(({ block, rotationDeg }, index) =>
    rotationDeg === undefined ? blockText(block) : String(index),
  )
  const firstOf = texts.map((text) => texts.indexOf(text))
  const own = tasks
    .map((task, index): OwnBlock => ({ ...task, index }))
    .filter(({ index }) => firstOf[index] === index)
  const threads: ExpectedThreads = startThreads(
    threadCount,
    new URL('./expectedThread.ts', import.meta.url),
  )
  try {
    await openBlocks(threads, own)
    const factorsOf = await tracedFactors(threads, own, folder)
    const parts = await runSteps(threads, own, factorsOf)
    return tasks.map(({ block, ratings }, index) =>
      expectedBlock(block, expectedFacts(block, ratings), parts.get(firstOf[index] ?? index) ?? []),
    )
  } finally {
    await threads.close()
  }
}

async function openBlocks(threads: ExpectedThreads, blocks: readonly OwnBlock[]): Promise<void> {
  const [first] = blocks
  if (first === undefined) return
  const weather = sharedWeather(first.weather)
  const scripted = await Promise.all(
    blocks.map(async ({ block, ...own }) => ({
      ...own,
      block: scriptMount(block)
        ? await withTrackerScript(block, prepareWeather(weather, block.site))
        : block,
    })),
  )
  await Promise.all(
    Array.from({ length: threads.size }, (_, thread) =>
      Promise.all([
        threads.ask(thread, { name: 'weather', weather }),
        ...scripted.map(({ index, block, rotationDeg }) =>
          threads.ask(thread, { name: 'block', index, block, ...(rotationDeg && { rotationDeg }) }),
        ),
      ]),
    ),
  )
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

/** Factors of each block by its number, one packed class after the other; those of a scene are traced once. */
async function tracedFactors(
  threads: ExpectedThreads,
  blocks: readonly OwnBlock[],
  folder: FactorFolder | undefined,
): Promise<(index: number) => readonly Uint8Array[] | undefined> {
  const scenes = new Map(blocks.map(({ block, index }) => [index, fieldSceneText(block)]))
  const byScene = new Map<string, Uint8Array[]>()
  const tasks = blocks.flatMap(({ block, index }) => {
    const scene = scenes.get(index)
    if (scene === undefined || byScene.has(scene)) return []
    const packed: Uint8Array[] = []
    byScene.set(scene, packed)
    return expectedClasses(block).map((classIndex, place) => ({
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

/** Steps of each block by its number, range after range. */
async function runSteps(
  threads: ExpectedThreads,
  blocks: readonly OwnBlock[],
  factorsOf: (index: number) => readonly Uint8Array[] | undefined,
): Promise<ReadonlyMap<number, ExpectedSteps[]>> {
  const parts = new Map<number, ExpectedSteps[]>()
  // A thread finds what a block needs once: blocks are cut only where threads would have none.
  const whole = blocks.length - (blocks.length % threads.size)
  const tasks = blocks.flatMap(({ index, weather }, place) =>
    rangesOf(weather, place < whole ? 1 : threads.size).map((range, part) => ({
      index,
      range,
      part,
    })),
  )
  await inTurn(threads.size, tasks, async ({ index, range, part }, thread) => {
    const classes = factorsOf(index)
    const request = { name: 'steps', index, range, ...(classes && { classes }) } as const
    const steps = await threads.ask(thread, request)
    if (steps === undefined || steps instanceof Uint8Array) throw new TypeError('got no steps')
    const ofBlock = parts.get(index) ?? []
    ofBlock[part] = steps
    parts.set(index, ofBlock)
  })
  return parts
}

function rangesOf({ airC }: Weather, count: number): readonly StepRange[] {
  return Array.from({ length: count }, (_, part) => ({
    from: Math.floor((part * airC.length) / count),
    to: Math.floor(((part + 1) * airC.length) / count),
  }))
}
