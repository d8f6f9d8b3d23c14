import * as files from '@duet/results/run'
import { blockOf, type FinishedRun } from './finishedRun.ts'

/** The stored step series of a block, or of the plant where there is none. @throws AppError NOT_FOUND */
export const partKeys = (run: FinishedRun, blockId: string | undefined): readonly string[] =>
  files.partKeys(run.prefix, blockId && blockOf(run, blockId).id, run.facts.step_count)

/** The step series of the zones of a block. @throws AppError NOT_FOUND */
export const zoneKeys = (run: FinishedRun, blockId: string): readonly string[] =>
  files.zoneKeys(run.prefix, blockOf(run, blockId).id, run.facts.step_count)
