/** Flows of years 0, 1, 2, … at a rate: Σ F_n / (1 + d)^n. */
export const presentValue = (flow: readonly number[], rate: number): number =>
  flow.reduce((sum, value, year) => sum + value / (1 + rate) ** year, 0)

/** d_nominal = (1 + d_real)(1 + i) − 1. */
export const nominalRate = (real: number, inflation: number): number =>
  (1 + real) * (1 + inflation) - 1

const LOWEST_RATE = -0.95
const HIGHEST_RATE = 10
/** Factor between the rates that are tried, as 1 + d. */
const STEP = 1.02
const HALVINGS = 60

/**
 * The rate at which the present value of a flow is 0, the largest where there are several: a flow whose last years cost more than
 * they earn has two, and the larger is the one at which the value falls through 0.
 *
 * @returns undefined where no rate of −95 to 1000 % is
 */
export function internalRate(flow: readonly number[]): number | undefined {
  if (!flow.some((value) => value < 0)) return undefined
  let high = HIGHEST_RATE
  if (presentValue(flow, high) > 0) return undefined
  let low = high
  while (presentValue(flow, low) <= 0) {
    if (low < LOWEST_RATE) return undefined
    high = low
    low = (1 + low) / STEP - 1
  }
  for (let turn = 0; turn < HALVINGS; turn++) {
    const middle = (low + high) / 2
    if (presentValue(flow, middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/**
 * Years until the sum of a flow is no longer negative, and stays so; within a year it grows evenly.
 *
 * @param rate - 0: simple payback
 * @returns undefined where it is negative at the end
 */
export function paybackYears(flow: readonly number[], rate = 0): number | undefined {
  const sums: number[] = []
  flow.forEach((value, year) => sums.push((sums.at(-1) ?? 0) + value / (1 + rate) ** year))
  const lastNegative = sums.findLastIndex((sum) => sum < 0)
  const before = sums[lastNegative]
  if (before === undefined) return 0
  const after = sums[lastNegative + 1]
  return after === undefined ? undefined : lastNegative + before / (before - after)
}
