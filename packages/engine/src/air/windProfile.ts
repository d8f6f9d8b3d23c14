import type { WindHeights } from '../model/block.ts'

/**
 * Wind at another height by Hellmann's power law, m/s: v·(h/h_0)^α. NaN for a negative speed and for NaN.
 *
 * @param windMPerS - at `fromM`, [n]
 * @param exponent - α, 1/7 over open land, 0.1 over water, 0.2 to 0.4 among obstacles
 * @param out - written and returned, [n]
 * @see [1] G. Hellmann, Meteorologische Zeitschrift 34 (1917) 273
 */
export function windAtHeightMPerS(
  windMPerS: Float64Array,
  { fromM, toM, exponent }: WindHeights,
  out: Float64Array = new Float64Array(windMPerS.length),
): Float64Array {
  const ratio = (toM / fromM) ** exponent
  for (let i = 0; i < out.length; i++) out[i] = windMPerS[i] >= 0 ? windMPerS[i] * ratio : NaN
  return out
}
