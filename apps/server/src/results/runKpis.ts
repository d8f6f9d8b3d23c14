import { derivedKpis, type Kpi } from '@duet/results'
import type { Database } from '../db/connection.ts'
import type { FinishedRun } from './finishedRun.ts'
import { partOf } from './partOf.ts'
import { readYieldUncertainty } from './yieldUncertainty.ts'

const HOURS_OF_YEAR = 8760
const MEAN_HOURS_OF_YEAR = 8766

const hoursOf = ({ facts, stepS }: Pick<FinishedRun, 'facts' | 'stepS'>): number =>
  (facts.step_count * stepS) / 3600

/** The run has the hours of a year, of a leap year too; files may lack the last hour. */
export function isWholeYear(run: Pick<FinishedRun, 'facts' | 'stepS'>): boolean {
  const hours = hoursOf(run)
  return hours >= HOURS_OF_YEAR - 1 && hours <= HOURS_OF_YEAR + 24
}

/** Years whose variation the energy of a run evens out; 1 for a year and for less. */
export const yearsOfRun = (run: Pick<FinishedRun, 'facts' | 'stepS'>): number =>
  Math.max(1, Math.round(hoursOf(run) / MEAN_HOURS_OF_YEAR))

/** Key figures of a block, or of the plant: those of the summary, and those that it implies with the project's uncertainty. */
export async function runKpis(
  db: Database,
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<Kpi[]> {
  const part = partOf(run, blockId)
  const { uncertainty } = await readYieldUncertainty(db, run.projectId)
  const period = { isWholeYear: isWholeYear(run), years: yearsOfRun(run) }
  return [...part.kpis, ...derivedKpis(part, uncertainty, period)]
}
