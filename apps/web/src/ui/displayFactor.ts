/** Twelve digits hide what binary fractions leave behind: 0.07 x 100 is 7, not 7.000000000000001. */
export function toShown(stored: number, factor: number): number {
  return factor === 1 ? stored : Number((stored * factor).toPrecision(12))
}

export function fromShown(shown: number, factor: number): number {
  return factor === 1 ? shown : Number((shown / factor).toPrecision(12))
}
