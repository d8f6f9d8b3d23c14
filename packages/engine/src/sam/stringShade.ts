import type { Block } from '../model/block.ts'
import type { RowMask } from '../model/mount.ts'
import type { OpticsInput, PlaneLight } from '../optics/optics.ts'
import { frontMasks } from './openFront.ts'
import { type RowField, rowField, rowShadows } from './rowField.ts'

/**
 * What the shade of the rows leaves of the DC power at each step, [n]; undefined where the block's shade is not taken
 * by strings. The light itself is left whole: the factor stands for the lost beam too.
 */
export function stringShadeFactor(
  block: Block,
  input: OpticsInput,
  light: PlaneLight,
): Float64Array | undefined {
  const field = rowField(block)
  if (field === undefined || field.mask.beam !== 'strings') return undefined
  const masks = frontMasks(field, input)
  const shadows = rowShadows(field, input)
  return light.beamWm2.map((beam, i) => {
    const heightFraction = shadows.heightFraction[i]
    if (heightFraction === 0) return 1
    const diffuse = light.skyDiffuseWm2[i] * masks.sky[i] + light.groundWm2[i] * masks.ground[i]
    if (!(beam + diffuse > 0)) return 1
    const shade = shadedStrings(field, heightFraction, shadows.freeEndM[i])
    return uniformShadeFactor(shade, diffuse / (beam + diffuse), field.mask)
  })
}

/** Shaded strings of a field, fractions. */
export interface ShadedStrings {
  /** Of the strings in parallel, those that are shaded. */
  readonly strings: number
  /** Of the groups of cells under one diode in a shaded string, those that are shaded. */
  readonly submodules: number
}

/**
 * Strings that a shadow reaches, with strings along the row, a tier each [1]: every tier that the shadow touches is
 * shaded, in all rows but the first. Modules upright lose all their groups of cells where the shadow stands, modules on
 * their side one group after the other. A tracker's row is shaded from end to end.
 *
 * @param heightFraction - of the shadow, above 0
 * @param freeEndM - length of row that it leaves free
 * @see [1] C. Deline et al., Solar Energy 96 (2013) 274-282, doi:10.1016/j.solener.2013.07.008
 */
export function shadedStrings(
  { mask, size, isTracker }: RowField,
  heightFraction: number,
  freeEndM: number,
): ShadedStrings {
  const { rowCount, modulesAcross, modulesAlong, bypassDiodes, isLandscape } = mask
  const tiers = heightFraction * modulesAcross
  const strings = (Math.ceil(tiers) / (modulesAcross * rowCount)) * (rowCount - 1)
  if (isTracker) return { strings, submodules: 1 }
  const moduleM = size.lengthM / modulesAlong
  const freeM = mask.hasStringsAlong ? 0 : freeEndM
  if (!isLandscape) {
    const free = Math.floor((freeM * bypassDiodes) / moduleM) / (bypassDiodes * modulesAlong)
    return { strings, submodules: 1 - free }
  }
  if (tiers > 1) return { strings, submodules: 1 }
  const across = Math.ceil(tiers * bypassDiodes) / bypassDiodes
  return { strings, submodules: across * (1 - Math.floor(freeM / moduleM) / modulesAlong) }
}

/** Forward voltage of a bypass diode, V. */
const BYPASS_V = 0.5

/** Above this share of shaded strings the fit of the second coefficient is not continued. */
const MOST_FITTED_STRINGS = 0.65

/**
 * DC power of a field with evenly shaded strings over that without shade, by the fit of Deline et al. [1].
 *
 * With X the shaded strings, S the shaded submodules of each, FF the fill factor and E the diffuse share of the light on the plane,
 * a shaded string gives the best of: 1 − C1·S² − C2·S (the array's voltage follows the shaded strings),
 * 1 − S·(1 + V_d/V_submodule)/X (the shaded submodules are bypassed), E + C3·(S − 1) (they work on diffuse light);
 * C1 = (109·FF − 54.3)·exp(−4.5·X), C2 = −6·X² + 5·X + 0.28,
 * C3 = max((−0.05·E − 0.01)·X + (0.85·FF − 0.7)·E − 0.085·FF + 0.05, E − 1). The field gives X of that and 1 − X, within 0 and 1.
 *
 * @param diffuseFraction - E
 * @see [1] C. Deline et al., Solar Energy 96 (2013) 274-282, doi:10.1016/j.solener.2013.07.008
 */
export function uniformShadeFactor(
  { strings: x, submodules: s }: ShadedStrings,
  diffuseFraction: number,
  { fillFactor, vmpV, bypassDiodes }: Pick<RowMask, 'fillFactor' | 'vmpV' | 'bypassDiodes'>,
): number {
  const e = diffuseFraction
  const fitted = Math.min(x, MOST_FITTED_STRINGS)
  const c1 = (109 * fillFactor - 54.3) * Math.exp(-4.5 * x)
  const c2 = -6 * fitted * fitted + 5 * fitted + 0.28
  const c3 = Math.max(
    (-0.05 * e - 0.01) * x + (0.85 * fillFactor - 0.7) * e - 0.085 * fillFactor + 0.05,
    e - 1,
  )
  const following = 1 - c1 * s * s - c2 * s
  const bypassed = x > 0 ? 1 - (s * (1 + (BYPASS_V * bypassDiodes) / vmpV)) / x : 0
  const onDiffuse = e + c3 * (s - 1)
  const shaded = Math.max(following, bypassed, onDiffuse)
  return Math.min(1, Math.max(0, x * shaded + 1 - x))
}
