import { isNothing } from './compareTexts.ts'
import { type Difference, difference } from './difference.ts'
import type { RunChanges } from './useCompare.ts'

type Stage = RunChanges['stages'][number]

/** What stands in both runs after a stage, and how far that is apart. */
export interface StageEffect extends Difference {
  readonly key: string
  readonly label: string
  readonly unit: string
  /** A quantity that has a name of its own, and no stage that changes it. */
  readonly isLevel: boolean
}

/** The quantities that both runs pass, and between them the stages that take another share in B than in A. */
export function stageEffects(stages: readonly Stage[]): readonly StageEffect[] {
  return stages.filter(isShown).map(({ key, label, unit, kind, value_before, value_after }) => ({
    key,
    label,
    unit,
    isLevel: kind !== 'stage',
    ...difference(value_before, value_after),
  }))
}

/** In per cent this is what two decimals show. */
const LEAST_SHOWN = 0.00005

function isShown({
  kind,
  loss_fraction_before: before,
  loss_fraction_after: after,
}: Stage): boolean {
  if (kind !== 'stage') return kind !== 'detail'
  if (before === null || after === null) return !isNothing((before ?? 0) + (after ?? 0))
  return Math.abs(after - before) >= LEAST_SHOWN
}
