/** Steps that are simulated and summed at once: a year of hours. */
export const STEPS_PER_RANGE = 8760

export interface StepRange {
  readonly from: number
  readonly to: number
}

/**
 * A run cut by time. Whoever sums a run sums it range by range and adds the sums in order, so that server and command
 * line give the same digits.
 */
export function stepRanges(stepCount: number): readonly StepRange[] {
  const parts = Math.max(1, Math.ceil(stepCount / STEPS_PER_RANGE))
  return Array.from({ length: parts }, (_, part) => ({
    from: Math.floor((part * stepCount) / parts),
    to: Math.floor(((part + 1) * stepCount) / parts),
  }))
}
