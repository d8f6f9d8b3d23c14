/**
 * Relative mean absolute difference of all pairs of values: Σᵢ Σⱼ |Gᵢ − Gⱼ| / (n²·mean); 0 for even values and for none. Found from the
 * values in their order, where Σᵢ Σⱼ |Gᵢ − Gⱼ| = 2·Σₖ (2k − n + 1)·G₍ₖ₎.
 *
 * @param values - 0 or more each, [n]; NaN gives NaN
 * @see [1] C. Deline et al., Prog. Photovolt. Res. Appl. 28 (2020) 691-703, doi:10.1002/pip.3259
 */
export function relativeMeanDifference(values: Float64Array): number {
  const n = values.length
  const sorted = values.slice().sort()
  let sum = 0
  let pairs = 0
  for (let k = 0; k < n; k++) {
    sum += sorted[k]
    pairs += (2 * k - n + 1) * sorted[k]
  }
  return sum === 0 || n === 0 ? 0 : (2 * pairs) / (n * sum)
}

/**
 * Share of the power that uneven light costs, by the fit M[%] = 0.142·Δ[%] + 0.032·Δ[%]² to tracked bifacial modules.
 *
 * @param difference - `relativeMeanDifference` of the light that makes current on the cells
 * @see [1] C. Deline et al., Prog. Photovolt. Res. Appl. 28 (2020) 691-703, doi:10.1002/pip.3259
 */
export function estimatedMismatchFraction(difference: number): number {
  return 0.142 * difference + 3.2 * difference * difference
}
