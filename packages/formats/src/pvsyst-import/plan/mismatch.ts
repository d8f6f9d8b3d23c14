import type { PvsystLosses } from '../../pvsyst/variantTypes.ts'

/** The mismatch loss of a block: of modules and of strings. */
export const mismatchFraction = ({
  mismatchFraction: modules,
  stringMismatchFraction: strings,
}: PvsystLosses): number => (modules ?? 0) + (strings ?? 0)
