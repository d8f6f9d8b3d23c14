/** Energies of a run, and of the same run with one input less and more by a fraction of itself. */
export interface SensitivityRuns {
  readonly energyKwh: number
  readonly lessKwh: number
  readonly moreKwh: number
  /** Fraction by which the input is changed. */
  readonly step: number
}

/**
 * Relative change of the energy over that of an input, by the central difference S = (E₊ − E₋) / (2·d·E): 1 where the energy is
 * proportional to it, 0 where it does nothing. Its error falls with d² for an energy that is smooth in the input.
 * Undefined of a run without energy.
 */
export function sensitivityOf({
  energyKwh,
  lessKwh,
  moreKwh,
  step,
}: SensitivityRuns): number | undefined {
  if (!(energyKwh > 0) || !(step > 0)) return undefined
  return (moreKwh - lessKwh) / (2 * step * energyKwh)
}
