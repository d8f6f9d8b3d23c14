import type { Block } from './block.ts'

/** The power factor that the AC rating of a block is at: the greatest of its hours, where it has them. */
export const ratedPowerFactor = ({
  power_factor,
  power_factor_schedule: hours,
}: Pick<Block, 'power_factor' | 'power_factor_schedule'>): number =>
  hours ? Math.max(...hours) : power_factor
