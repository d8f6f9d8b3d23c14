import { allKpis, type Kpi } from '@duet/results'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partOf } from '../run/partOf.ts'
import { readRunUncertainty } from './uncertaintyQueries.ts'
import { yieldBasis } from './yieldBasis.ts'

/** Key figures of a block, or of the plant: those of the summary, and those that it implies with the project's uncertainty. */
export async function runKpis(
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<Kpi[]> {
  const { parts } = await readRunUncertainty(run)
  return [...allKpis(partOf(run, blockId), parts, await yieldBasis(run, blockId))]
}
