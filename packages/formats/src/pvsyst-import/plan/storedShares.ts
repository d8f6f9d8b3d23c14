import { type VariantRatios, variantRatios } from '../results/variantLosses.ts'
import { annualKwh } from '../results/variantResults.ts'
import type { PlanContext } from './importPlan.ts'

/** The loss diagram of the year that the variant holds; NaN where it does not hold it. */
export const storedRatios = ({ variant }: Pick<PlanContext, 'variant'>): VariantRatios =>
  variantRatios((name) => annualKwh(variant.content.series[name]))

/**
 * What PVsyst's rear mismatch factor took of the energy of the year: there is no field for a share of the rear light. 0 where the
 * variant has no such factor, undefined where it holds no year to tell it from.
 */
export function rearMismatchShare(context: Pick<PlanContext, 'variant'>): number | undefined {
  if (!context.variant.content.common.bifacial?.rearMismatchFraction) return 0
  const lost = 1 - storedRatios(context).rearMismatch
  return Number.isNaN(lost) ? undefined : Math.max(0, lost)
}
