/**
 * Rain of the window that ends with each step, mm: the sum of the steps that end in it. Missing rain (NaN) counts as none.
 *
 * @param rainMm - of each step, [n], mm
 * @param windowS - length of the window, s
 */
export function rainInWindow(rainMm: Float64Array, stepS: number, windowS: number): Float64Array {
  const steps = stepsWithin(windowS, stepS)
  const out = new Float64Array(rainMm.length)
  for (let i = 0; i < out.length; i++) {
    let sum = 0
    for (let back = Math.max(0, i - steps + 1); back <= i; back++) {
      if (!Number.isNaN(rainMm[back])) sum += rainMm[back]
    }
    out[i] = sum
  }
  return out
}

/** Steps whose ends lie in a window that ends with one and leaves its own beginning out. */
export function stepsWithin(windowS: number, stepS: number): number {
  return Math.max(1, Math.ceil(windowS / stepS - 1e-9))
}
