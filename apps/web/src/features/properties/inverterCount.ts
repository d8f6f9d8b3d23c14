import type { BlockPvSummary } from '@duet/plant'

/** A usual DC/AC ratio to start from. */
export const USUAL_DC_AC_RATIO = 1.25
/** Ratios outside of this are worth a suggestion. */
const LOWEST_RATIO = 0.9
const HIGHEST_RATIO = 1.8

/** How many inverters bring the block to the usual ratio; undefined where its own ratio is usual, or unknown. */
export function suggestedInverters(
  summary: Pick<
    BlockPvSummary,
    'dc_ac_ratio' | 'stc_power' | 'inverter_ac_power' | 'num_inverters'
  >,
): number | undefined {
  const { dc_ac_ratio: ratio, stc_power, inverter_ac_power, num_inverters } = summary
  if (ratio === null || !stc_power || !inverter_ac_power) return undefined
  if (ratio >= LOWEST_RATIO && ratio <= HIGHEST_RATIO) return undefined
  const ratedW = inverter_ac_power / num_inverters
  const count = Math.max(1, Math.round(stc_power / (USUAL_DC_AC_RATIO * ratedW)))
  return count === num_inverters ? undefined : count
}
