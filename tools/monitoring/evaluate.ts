import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Deployment, SampleTruth } from '@duet/monitoring'
import { secondsSince } from '../program.ts'
import { ROOT } from '../run.ts'
import { type Answer, type PlantScore, scorePlant } from './score/score.ts'
import type { MadeOf } from './variation.ts'

/** A plant of the study with what the evaluation made of it. */
export interface Evaluated {
  readonly name: string
  readonly truth: SampleTruth
  /** Undefined of a folder that the study did not make. */
  readonly made: MadeOf | undefined
  /** Undefined where the evaluation failed. */
  readonly score: PlantScore | undefined
  readonly error: string | undefined
  readonly seconds: number
}

const run = promisify(execFile)
const MOST_BYTES = 512 * 1024 * 1024
/** Of the last evaluation, beside the truth. */
const ANSWER = 'answer.json'
const LIMIT_MS = 10 * 60_000

/** Folders of plants within a folder, in the order of their names. @throws Error where there are none */
export function plantFolders(dir: string): readonly string[] {
  const names = existsSync(dir)
    ? readdirSync(dir).filter((name) => existsSync(join(dir, name, 'truth.json')))
    : []
  if (names.length === 0) throw new Error(`${dir} has no folders with a truth.json`)
  return names.sort()
}

/**
 * Evaluates plants through the command line, some at a time, and stores the answers; light is traced once for all of them.
 *
 * @param isStored - take the answers that the last evaluation stored
 */
export async function evaluatePlants(
  dir: string,
  names: readonly string[],
  { jobs, isStored }: { readonly jobs: number; readonly isStored: boolean },
  onDone: (one: Evaluated) => void,
): Promise<readonly Evaluated[]> {
  const all: Evaluated[] = []
  const waiting = [...names]
  const work = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const one = await evaluate(dir, name, isStored)
      all.push(one)
      onDone(one)
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  return all.toSorted((a, b) => a.name.localeCompare(b.name))
}

async function evaluate(dir: string, name: string, isStored: boolean): Promise<Evaluated> {
  const folder = join(dir, name)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `monitor:plants`
  const truth = readJson(join(folder, 'truth.json')) as SampleTruth & { readonly made?: MadeOf }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read by the evaluation with its schema
  const { nodes } = readJson(join(folder, 'deployment.json')) as Deployment
  const started = performance.now()
  const known = { name, truth, made: truth.made }
  try {
    const answer = isStored ? readJson(join(folder, ANSWER)) : await ask(dir, folder)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the command line prints
    const score = scorePlant(truth, answer as Answer, nodes)
    return { ...known, score, error: undefined, seconds: secondsSince(started) }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    return { ...known, score: undefined, error: text, seconds: secondsSince(started) }
  }
}

async function ask(dir: string, folder: string): Promise<unknown> {
  const main = join(ROOT, 'apps/cli/src/main.ts')
  const args = [main, 'monitor', folder, '--json', '--factors', join(dir, '.factors')]
  const { stdout } = await run(process.execPath, args, { maxBuffer: MOST_BYTES, timeout: LIMIT_MS })
  writeFileSync(join(folder, ANSWER), stdout)
  return JSON.parse(stdout)
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
