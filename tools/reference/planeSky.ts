import { PEREZ_1988, type PerezSite } from '../../packages/engine/src/sky/perez1988.ts'
import { perezDriesseSky } from '../../packages/engine/src/sky/perezDriesse.ts'
import { skyOnPlane } from '../../packages/engine/src/sky/plane.ts'
import {
  hayDaviesSky,
  isotropicSky,
  perezSky,
  type Sky,
  type SkyInputs,
} from '../../packages/engine/src/sky/sky.ts'
import {
  kingSkyWm2,
  klucherSkyWm2,
  reindlSkyWm2,
  type WholeSkyInputs,
} from '../../packages/engine/src/sky/wholeSky.ts'
import { oneOf } from './answer.ts'

/** The sun's light and a plane under it, each [n]. */
export type PlaneSkyInputs = SkyInputs & WholeSkyInputs

/** The reference's names of the sets of coefficients of 1988; that of 1990 is the engine's own. */
const PEREZ_SITES: Readonly<Record<string, PerezSite>> = {
  allsitescomposite1988: 'allSites',
  sandiacomposite1988: 'sandia',
  usacomposite1988: 'usa',
  france1988: 'france',
  phoenix1988: 'phoenix',
  elmonte1988: 'elMonte',
  osage1988: 'osage',
  albuquerque1988: 'albuquerque',
  capecanaveral1988: 'capeCanaveral',
  albany1988: 'albany',
}
const PEREZ_1990_NAME = 'allsitescomposite1990'

/**
 * Perez coefficients by the reference's name of their set; undefined for those of the engine.
 *
 * @throws RangeError for an unknown name
 */
export function perezCoefficients(set: string | undefined): readonly number[] | undefined {
  const site = PEREZ_SITES[oneOf([PEREZ_1990_NAME, ...Object.keys(PEREZ_SITES)], set)]
  return site && PEREZ_1988[site]
}

/**
 * Diffuse light of the sky on a plane by the model of that name, [n], W/m².
 *
 * @param perezSet - name of the coefficients of `perez`
 * @throws RangeError for another name
 */
export function planeSkyWm2(
  model: string,
  inputs: PlaneSkyInputs,
  perezSet: string = PEREZ_1990_NAME,
): Float64Array {
  switch (model) {
    case 'isotropic':
      return sumOnPlane(isotropicSky(inputs.dhiWm2), inputs)
    case 'haydavies':
      return sumOnPlane(hayDaviesSky(inputs), inputs)
    case 'perez':
      return sumOnPlane(perezSky(inputs, undefined, perezCoefficients(perezSet)), inputs)
    case 'perez-driesse':
      return sumOnPlane(perezDriesseSky(inputs), inputs)
    case 'klucher':
      return klucherSkyWm2(inputs)
    case 'reindl':
      return reindlSkyWm2(inputs)
    case 'king':
      return kingSkyWm2(inputs)
    default:
      throw new RangeError(`no sky model ${model}`)
  }
}

function sumOnPlane(sky: Sky, { tiltDeg, cosIncidence }: PlaneSkyInputs): Float64Array {
  const { isotropicWm2, circumsolarWm2, horizonWm2 } = skyOnPlane(sky, tiltDeg, cosIncidence)
  return isotropicWm2.map((light, i) => light + circumsolarWm2[i] + horizonWm2[i])
}
