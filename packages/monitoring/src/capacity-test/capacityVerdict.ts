import type { Capacity } from './capacityRegression.ts'
import type { CapacitySetup } from './capacitySetup.ts'

export interface CapacityVerdict {
  /** Measured over target, and half of its 95 % interval. */
  readonly ratio: number
  readonly ratioHalf: number
  /** At least the target itself. */
  readonly passesWithout: boolean
  /** Within the tolerance. */
  readonly passesWith: boolean
}

/** Undefined where a side has no capacity. */
export function verdictOf(
  measured: Capacity | undefined,
  target: Capacity | undefined,
  { tolerance_percent, tolerance_side }: CapacitySetup,
): CapacityVerdict | undefined {
  if (!measured || !target || !(target.powerW > 0)) return undefined
  const ratio = measured.powerW / target.powerW
  const tolerance = tolerance_percent / 100
  return {
    ratio,
    ratioHalf: ratio * Math.hypot(measured.halfW / measured.powerW, target.halfW / target.powerW),
    passesWithout: ratio >= 1,
    passesWith: ratio >= 1 - tolerance && (tolerance_side === 'below' || ratio <= 1 + tolerance),
  }
}
