import type { PvsystLosses } from '../../pvsyst/variantTypes.ts'
import type { PlanContext } from './importPlan.ts'
import { rearMismatchShare } from './storedShares.ts'

/** The mismatch loss of a block: of modules, of strings and of the rear. */
export function mismatchFraction(context: PlanContext, losses: PvsystLosses): number {
  const front = (losses.mismatchFraction ?? 0) + (losses.stringMismatchFraction ?? 0)
  return 1 - (1 - front) * (1 - (rearMismatchShare(context) ?? 0))
}
