import { perezDriesseSky } from '../sky/perezDriesse.ts'
import { skyOnPlane } from '../sky/plane.ts'
import { hayDaviesSky, isotropicSky, perezSky, type Sky, type SkyInputs } from '../sky/sky.ts'
import { kingSkyWm2, klucherSkyWm2, reindlSkyWm2, type WholeSkyInputs } from '../sky/wholeSky.ts'

/** The sun's light and a plane under it, each [n]. */
export type PlaneSkyInputs = SkyInputs & WholeSkyInputs

/**
 * Diffuse light of the sky on a plane by the model of that name, [n], W/m².
 *
 * @throws RangeError for another name
 */
export function planeSkyWm2(model: string, inputs: PlaneSkyInputs): Float64Array {
  switch (model) {
    case 'isotropic':
      return sumOnPlane(isotropicSky(inputs.dhiWm2), inputs)
    case 'haydavies':
      return sumOnPlane(hayDaviesSky(inputs), inputs)
    case 'perez':
      return sumOnPlane(perezSky(inputs), inputs)
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
