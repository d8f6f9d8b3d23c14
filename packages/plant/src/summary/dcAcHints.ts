/** Something to look at beside the summary. */
export interface SummaryHint {
  readonly code: string
  readonly level: 'info' | 'warning' | 'error'
  readonly message: string
}

/** DC/AC ratios outside of which a design is unusual (D-04). */
const LOW_RATIO = 0.9
const HIGH_RATIO = 1.8
const VERY_HIGH_RATIO = 2

export function dcAcHints(ratio: number): SummaryHint[] {
  const shown = ratio.toFixed(2)
  if (ratio < LOW_RATIO) {
    const message = `The DC/AC ratio is ${shown}: the inverters are larger than the modules can use.`
    return [{ code: 'DC_AC_LOW', level: 'warning', message }]
  }
  if (ratio > VERY_HIGH_RATIO) {
    const message = `The DC/AC ratio is ${shown}: much of the energy will be clipped.`
    return [{ code: 'DC_AC_VERY_HIGH', level: 'error', message }]
  }
  if (ratio > HIGH_RATIO) {
    const message = `The DC/AC ratio is ${shown}: expect clipping.`
    return [{ code: 'DC_AC_HIGH', level: 'warning', message }]
  }
  return []
}
