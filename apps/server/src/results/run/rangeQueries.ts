import { START_MS_SQL } from '@duet/results'
import type { FinishedRun } from './finishedRun.ts'
import { partKeys } from './runKeys.ts'
import { readStored } from './seriesQueries.ts'

/** Start of the first step of a run and end of its last, ms UTC. */
export async function runRange(run: FinishedRun): Promise<[number, number]> {
  const { columns } = await readStored(
    run,
    partKeys(run, undefined),
    (source) => `select min(${START_MS_SQL}), max(${START_MS_SQL}) from ${source}`,
  )
  const [first, last] = columns.map((values) => values[0] ?? 0)
  return [first ?? 0, (last ?? 0) + run.stepS * 1000]
}
