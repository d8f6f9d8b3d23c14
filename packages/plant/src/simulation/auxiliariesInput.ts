import type { Auxiliaries } from '@duet/engine'
import type { Block } from '../block/block.ts'

/** W of fans per W of the inverters. */
const W_PER_KW = 1000

/** Own use of a block; undefined where it says none. */
export function auxiliariesInput(block: Block, tableCount: number): Auxiliaries | undefined {
  const { auxiliary_day_power: day, auxiliary_night_power: night } = block
  const { tracker_motor_power: motor, fan_power_ratio: fans } = block
  if (day == null && night == null && motor == null && fans == null) return undefined
  return {
    dayW: day ?? 0,
    nightW: night ?? 0,
    motorW: (motor ?? 0) * tableCount,
    fanFraction: (fans ?? 0) / W_PER_KW,
    fanThresholdW: block.fan_threshold_power ?? 0,
  }
}
