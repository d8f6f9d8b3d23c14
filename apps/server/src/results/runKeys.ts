import { stepRanges } from '@duet/results'
import { blockOf, type FinishedRun } from './finishedRun.ts'

/** Parts that the simulations domain cuts the steps of a block into: one that is missing is damage, and no shorter run. */
const rangeKeys = (run: FinishedRun, folder: string, name: 'part' | 'zones'): readonly string[] =>
  stepRanges(run.facts.step_count).map(
    ({ from }) => `${run.prefix}/${folder}/${name}-${String(from).padStart(9, '0')}.parquet`,
  )

/** The stored step series of a block, or of the plant where there is none, in order of time. @throws AppError NOT_FOUND */
export function partKeys(run: FinishedRun, blockId: string | undefined): readonly string[] {
  if (blockId === undefined) return [`${run.prefix}/system/part-000000000.parquet`]
  return rangeKeys(run, `blocks/${blockOf(run, blockId).id}`, 'part')
}

/** The step series of the zones of a block. */
export const zoneKeys = (run: FinishedRun, blockId: string): readonly string[] =>
  rangeKeys(run, `blocks/${blockOf(run, blockId).id}`, 'zones')
