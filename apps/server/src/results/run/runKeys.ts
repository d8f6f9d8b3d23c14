import * as files from '@duet/results/run'
import { blockOf, type FinishedRun } from './finishedRun.ts'

const storedId = (run: FinishedRun, blockId: string | undefined): string | undefined =>
  blockId && files.seriesBlockId(blockOf(run, blockId))

/** The stored step series of a block, or of the plant where there is none. @throws AppError NOT_FOUND */
export const partKeys = (run: FinishedRun, blockId: string | undefined): readonly string[] =>
  files.partKeys(run.prefix, storedId(run, blockId), run.facts.step_count)

/** The step series of the zones of a block. @throws AppError NOT_FOUND */
export const zoneKeys = (run: FinishedRun, blockId: string): readonly string[] =>
  files.zoneKeys(run.prefix, files.seriesBlockId(blockOf(run, blockId)), run.facts.step_count)

/** Stored days or months of a block, or of the plant where there is none. @throws AppError NOT_FOUND */
export const rollUpKey = (
  run: FinishedRun,
  blockId: string | undefined,
  interval: files.RollUpInterval,
): string => files.rollUpKey(run.prefix, storedId(run, blockId), interval)
