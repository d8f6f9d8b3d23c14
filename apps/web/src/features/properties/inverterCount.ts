import { type BlockPvSummary, usualInverterCount } from '@duet/plant'

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
  const count = usualInverterCount(stc_power, inverter_ac_power / num_inverters)
  return count === num_inverters ? undefined : count
}
