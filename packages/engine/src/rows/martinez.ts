/** A shaded array. */
export interface ShadedArray {
  /** Share of the area in the shade. */
  readonly shadedFraction: number
  /** Blocks under one bypass diode that the shade touches. */
  readonly shadedBlocks: number
  readonly totalBlocks: number
}

/**
 * Share of the DC power that shade on the beam takes, electrical effects included:
 * (beam/global)·(1 - (1 - f)·(1 - n/(N + 1))), f the shaded area, n of N blocks touched.
 *
 * @param poaWm2 - global, unshaded
 * @param poaBeamWm2 - its beam
 * @see [1] F. Martínez-Moreno, J. Muñoz, E. Lorenzo, Sol. Energy Mater. Sol. Cells 94 (2010) 2298-2303,
 *   doi:10.1016/j.solmat.2010.07.029
 */
export function martinezLossFraction(
  poaWm2: number,
  poaBeamWm2: number,
  { shadedFraction, shadedBlocks, totalBlocks }: ShadedArray,
): number {
  const left = (1 - shadedFraction) * (1 - shadedBlocks / (totalBlocks + 1))
  return (poaBeamWm2 / poaWm2) * (1 - left)
}
