import { filesWithColumns, START_MS_SQL } from '@duet/results'
import { HOUR_MS } from '@duet/units'
import { createAnswerCache } from '../../cache.ts'
import { requestedBlocks } from '../../results/run/blockQueries.ts'
import { type FinishedRun, storedRun } from '../../results/run/finishedRun.ts'
import { partKeys } from '../../results/run/runKeys.ts'
import { readStored } from '../../results/run/seriesQueries.ts'
import { perServer, type Server } from '../../server.ts'

/** AC power of a run by its own steps, W. */
export interface BudgetYear {
  readonly startUtcMs: Float64Array
  readonly powerW: Float64Array
  readonly stepS: number
  readonly utcOffsetH: number
}

export interface BudgetPart {
  /** Undefined: the plant. */
  readonly blockId: string | undefined
  /** Where it is fed in, else at the outputs of the inverters. */
  readonly isAtGrid: boolean
}

/** What a finished run has never changes. */
const caches = perServer(() => createAnswerCache<BudgetYear>({ max: 64 }))

/** @throws AppError for a run that is gone or has no such block */
export async function budgetYear(
  server: Server,
  simulationId: string,
  part: BudgetPart,
): Promise<BudgetYear> {
  const run = await storedRun(server, simulationId)
  return caches(server)(`${run.id} ${part.blockId} ${part.isAtGrid}`, () => readYear(run, part))
}

async function readYear(run: FinishedRun, { blockId, isAtGrid }: BudgetPart): Promise<BudgetYear> {
  const column = isAtGrid ? 'grid' : 'ac_inverter'
  const keys = isAtGrid
    ? partKeys(run, undefined)
    : requestedBlocks(run, blockId).flatMap((id) => partKeys(run, id))
  const { columns } = await readStored(
    run,
    keys,
    (source) =>
      `select ${START_MS_SQL}, sum("${column}") from ${filesWithColumns(source, [{ name: column }])} group by 1 order by 1`,
  )
  const [startUtcMs = new Float64Array(), powerW = new Float64Array()] = columns
  return { startUtcMs, powerW, stepS: run.stepS, utcOffsetH: run.utcOffsetH }
}

export interface BudgetSteps {
  readonly startUtcMs: Float64Array
  readonly stepS: number
}

/**
 * Means of the steps of any year: the year of a run stands for every year, 28 February for the 29th.
 *
 * @param share - of what is asked for, of the part that was read
 * @returns W, [n]; NaN where the run has none
 */
export function budgetOnSteps(
  year: BudgetYear,
  { startUtcMs, stepS }: BudgetSteps,
  share: number,
): Float64Array {
  const places = new Map(Array.from(year.startUtcMs, (ms, at) => [ms, at]))
  const [first = 0] = year.startUtcMs
  const ownYear = new Date(first + year.utcOffsetH * HOUR_MS).getUTCFullYear()
  const ownMs = year.stepS * 1000
  const valueAt = (utcMs: number): number => {
    const own = inYear(utcMs + year.utcOffsetH * HOUR_MS, ownYear) - year.utcOffsetH * HOUR_MS
    const start = first + Math.floor((own - first) / ownMs) * ownMs
    return year.powerW[places.get(start) ?? -1] ?? Number.NaN
  }
  const parts = Math.max(1, Math.round(stepS / year.stepS))
  const partMs = (stepS * 1000) / parts
  return startUtcMs.map((ms) => {
    let sum = 0
    for (let part = 0; part < parts; part++) sum += valueAt(ms + (part + 0.5) * partMs)
    return (share * sum) / parts
  })
}

/** The same moment of another year, on a clock that is written as UTC. */
function inYear(wallMs: number, year: number): number {
  const moved = new Date(wallMs)
  if (moved.getUTCMonth() === 1 && moved.getUTCDate() === 29) moved.setUTCDate(28)
  return moved.setUTCFullYear(year)
}
