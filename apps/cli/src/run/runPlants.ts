import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { ENGINE_VERSION } from '@duet/engine'
import { parsePlantDocument } from '@duet/plant'
import { z } from 'zod'
import { plantJson } from '../loadRun.ts'
import { inTurn, startThreads, type Threads } from '../monitor/threads.ts'
import { errorLines } from '../terminal/errorLines.ts'
import { sha256OfFile, shownFile } from '../terminal/inputFile.ts'
import type { RunChoice } from '../terminal/runOptions.ts'
import type { Journal } from './journal.ts'
import type { KpiRow } from './kpiRow.ts'
import type { PlantTask } from './plantTasks.ts'
import { opticsChange, withChanges } from './plantVariant.ts'
import type { RunReply, RunRequest } from './runThread.ts'
import type { WeatherChoice } from './weatherChoice.ts'

export interface RunChoices extends RunChoice {
  readonly withBlocks: boolean
  readonly journal: Journal | undefined
  readonly onDone: () => void
}

/** A plant that was run: its rows, or the reason why there are none. */
export interface RunOutcome {
  readonly task: PlantTask
  readonly weatherFile: string | undefined
  readonly plantSha256: string | undefined
  readonly weatherSha256: string | undefined
  readonly reply: RunReply
}

interface Ready extends Omit<RunOutcome, 'reply'> {
  readonly at: number
  readonly weatherFile: string
  readonly key: string
}

/** Runs plants on threads, those of one weather after the other. Outcomes are in the order of the tasks. */
export async function runPlants(
  tasks: readonly PlantTask[],
  weather: WeatherChoice,
  choices: RunChoices,
): Promise<readonly RunOutcome[]> {
  const outcomes = new Map<number, RunOutcome>()
  const settle = (at: number, outcome: RunOutcome): void => {
    outcomes.set(at, outcome)
    choices.onDone()
  }
  const inputs = inputReader()
  const waiting: Ready[] = []
  for (const [at, task] of tasks.entries()) {
    const ready = await readyTask(at, task, weather, choices, inputs)
    const rows = 'key' in ready ? choices.journal?.rowsOf(ready.key) : undefined
    if (!('key' in ready)) settle(at, ready)
    else if (rows) settle(at, { ...ready, reply: { rows } })
    else waiting.push(ready)
  }
  if (waiting.length > 0) await runReady(waiting, choices, inputs, settle)
  return tasks.flatMap((_, at) => outcomes.get(at) ?? [])
}

async function runReady(
  waiting: readonly Ready[],
  choices: RunChoices,
  inputs: Inputs,
  settle: (at: number, outcome: RunOutcome) => void,
): Promise<void> {
  const sorted = waiting.toSorted((a, b) => a.weatherFile.localeCompare(b.weatherFile))
  const size = Math.min(choices.threadCount, sorted.length)
  const threads: Threads<RunRequest, RunReply> = startThreads(
    size,
    new URL('./runThread.ts', import.meta.url),
  )
  try {
    await inTurn(size, sorted, async (ready, thread) => {
      const reply = await requestOf(ready, choices, inputs)
        .then((request) => threads.ask(thread, request))
        .catch(failure)
      if ('rows' in reply) choices.journal?.finish(ready.key, reply.rows)
      settle(ready.at, { ...ready, reply })
    })
  } finally {
    await threads.close()
  }
}

/** A plant that has gone, or is too large for the memory of a thread, has its reason, and the others go on. */
const failure = (error: unknown): RunReply => ({
  error: errorLines(error)?.join(' ') ?? `It could not be run: ${String(error)}`,
})

async function requestOf(
  { task, weatherFile }: Ready,
  { optics, year, confirmsDistant, withBlocks }: RunChoices,
  inputs: Inputs,
): Promise<RunRequest> {
  return {
    variant: {
      text: await inputs.text(task.file),
      name: basename(task.file),
      changes: [...task.changes, ...opticsChange(optics)],
    },
    weatherFile,
    year,
    confirmsDistant,
    withBlocks,
  }
}

/** What is known of a task before it is run; a plant that cannot be read is settled by that. */
async function readyTask(
  at: number,
  task: PlantTask,
  weather: WeatherChoice,
  choices: RunChoices,
  inputs: Inputs,
): Promise<Ready | RunOutcome> {
  let plantSha256: string | undefined
  let weatherFile: string | undefined
  try {
    const text = await inputs.text(task.file)
    plantSha256 = sha256(task.changes.length === 0 ? text : text + JSON.stringify(task.changes))
    weatherFile = task.weather ?? weather.fileFor(() => placeOf(text, task))
    const weatherSha256 = await inputs.sha256(weatherFile)
    const { year, confirmsDistant, withBlocks, optics } = choices
    const key = sha256(
      JSON.stringify([
        ENGINE_VERSION,
        plantSha256,
        // names tell formats apart, and typical years
        basename(weatherFile),
        weatherSha256,
        { year, confirmsDistant, withBlocks, optics },
      ]),
    )
    return { at, task, weatherFile, plantSha256, weatherSha256, key }
  } catch (error) {
    const lines = errorLines(error)
    if (lines === undefined) throw error
    const reply = { error: lines.join(' ') }
    return { task, weatherFile, plantSha256, weatherSha256: undefined, reply }
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const PROJECT = z.object({ project: z.object({ latitude: z.number(), longitude: z.number() }) })

function placeOf(text: string, { file, changes }: PlantTask) {
  const moves = changes.filter(({ path }) => path.startsWith('project.'))
  const json = withChanges(plantJson(text, basename(file)), moves)
  // what has no place is refused by the reading of the whole document, with all that is wrong with it
  return (PROJECT.safeParse(json).data ?? parsePlantDocument(json)).project
}

/** Texts of documents and hashes of weather, each read once where it comes more than once in turn. */
interface Inputs {
  readonly text: (file: string) => Promise<string>
  readonly sha256: (file: string) => Promise<string>
}

function inputReader(): Inputs {
  const hashes = new Map<string, Promise<string>>()
  let last: { readonly file: string; readonly text: string } | undefined
  return {
    text: async (file) => {
      if (last?.file === file) return last.text
      const text = await readFile(file, 'utf8')
      last = { file, text }
      return text
    },
    sha256: (file) => {
      const hash = hashes.get(file) ?? sha256OfFile(file)
      hashes.set(file, hash)
      return hash
    },
  }
}

/** The rows of an outcome as the table has them. */
export function outcomeRows(
  { task, weatherFile, plantSha256, weatherSha256, reply }: RunOutcome,
  optics: string | undefined,
): readonly KpiRow[] {
  const facts = {
    plant: task.plant,
    ...Object.fromEntries(task.changes.map(({ path, text }) => [path, text])),
    weather: weatherFile === undefined ? null : shownFile(weatherFile),
    optics: optics ?? null,
    engine_version: ENGINE_VERSION,
    plant_sha256: plantSha256 ?? null,
    weather_sha256: weatherSha256 ?? null,
  }
  if ('error' in reply) return [{ ...facts, error: reply.error }]
  return reply.rows.map((row) => ({ ...row, ...facts }))
}
