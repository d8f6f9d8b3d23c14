import { randomStream } from '@duet/engine'
import { quantileOf } from '@duet/units'
import { P_LEVELS } from './exceedance.ts'
import { normalTail } from './exceedanceCurve.ts'
import { normalQuantile } from './normalQuantile.ts'
import {
  type Distribution,
  quantileOfShape,
  sigmaOf,
  type UncertaintyParts,
} from './uncertaintyPart.ts'

export const DRAWS = 10_000
const SEED = 20130601

interface Component {
  readonly sigma: number
  readonly distribution: Distribution
}

/**
 * Energies over the forecast, of 50, 75, 90, 95 and 99 % probability, from draws of the parts in their own distributions. The draws are
 * stratified along the sum of the parts [1]: for each of equal shares of the normal sum there is one draw, whose parts are then
 * spread at random among the vectors with that sum, and each is taken to its own distribution. The same parts give the same answer.
 *
 * The mean of what a part is in several independent years is taken as normal.
 *
 * @param years - whose mean is asked for
 * @see [1] P. Glasserman, Monte Carlo Methods in Financial Engineering (2003), section 4.3.2, terminal stratification
 */
export function drawnExceedance(parts: UncertaintyParts, years = 1): readonly number[] {
  const quantile = quantileOf(drawnSums(componentsOf(parts, years)))
  return P_LEVELS.map((level) => 1 + quantile(1 - level / 100))
}

/** A part over several years: what stays, and the mean of what differs from year to year. */
function componentsOf(parts: UncertaintyParts, years: number): readonly Component[] {
  return parts
    .flatMap((part): Component[] => {
      const { distribution, year_correlation } = part
      const sigma = sigmaOf(part)
      if (years === 1) return [{ sigma, distribution }]
      return [
        { sigma: sigma * Math.sqrt(year_correlation), distribution },
        { sigma: sigma * Math.sqrt((1 - year_correlation) / years), distribution: 'normal' },
      ]
    })
    .filter(({ sigma }) => sigma > 0)
}

/** Sums of the components, one for each draw. */
function drawnSums(components: readonly Component[]): Float64Array {
  const total = Math.hypot(...components.map(({ sigma }) => sigma))
  const { uniform, gaussian } = randomStream(SEED)
  const normals = new Float64Array(components.length)
  return new Float64Array(DRAWS).map((_none, draw) => {
    if (total === 0) return 0
    const wanted = normalQuantile((draw + uniform()) / DRAWS)
    let along = 0
    components.forEach(({ sigma }, i) => {
      const normal = gaussian()
      normals[i] = normal
      along += (sigma / total) * normal
    })
    let sum = 0
    components.forEach(({ sigma, distribution }, i) => {
      const normal = (normals[i] ?? 0) + (sigma / total) * (wanted - along)
      sum += sigma * ownShape(distribution, normal)
    })
    return sum
  })
}

/** A standard normal number taken to a distribution of the same mean and deviation. */
const ownShape = (distribution: Distribution, normal: number): number =>
  distribution === 'normal' ? normal : quantileOfShape(distribution, 1 - normalTail(normal))
