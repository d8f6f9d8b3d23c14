/** Twelve digits hide what binary fractions leave behind: 0.07 x 100 is 7, 27.800000000000004 is 27.8. */
export function toShown(stored: number, factor: number): number {
  return Number((stored * factor).toPrecision(12))
}

export function fromShown(shown: number, factor: number): number {
  return factor === 1 ? shown : Number((shown / factor).toPrecision(12))
}
