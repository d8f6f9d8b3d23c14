import { randomStream } from '@duet/engine'
import { normalQuantile, quantileOf } from '@duet/units'
import { choleskyOf, componentCorrelation, sameYearCorrelation } from './correlation.ts'
import { P_LEVELS } from './exceedance.ts'
import { normalTail } from './exceedanceCurve.ts'
import {
  type Distribution,
  quantileOfShape,
  sigmaOf,
  type UncertaintyPart,
  type UncertaintyParts,
} from './uncertaintyPart.ts'

export const DRAWS = 10_000
const SEED = 20130601

interface Component {
  readonly part: UncertaintyPart
  /** Of a single year, or of a mean of several what stays of the part or what changes: those alone are correlated with each other. */
  readonly kind: 'year' | 'stays' | 'changes'
  readonly sigma: number
  readonly distribution: Distribution
}

/**
 * Energies over the forecast, of 50, 75, 90, 95 and 99 % probability, from draws of the parts in their own distributions, joined by a
 * Gaussian copula: normal numbers with the correlations of the parts are each taken to the distribution of its part. The draws are
 * stratified along the sum of the parts [1]: for each of equal shares of the normal sum there is one draw, whose parts are then
 * spread at random among the vectors with that sum. The same parts give the same answer.
 *
 * The mean of what a part is in several independent years is taken as normal.
 *
 * @param years - whose mean is asked for
 * @throws RangeError for correlations that contradict each other
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
      if (years === 1) return [{ part, kind: 'year', sigma, distribution }]
      const changing = Math.sqrt((1 - year_correlation) / years)
      return [
        { part, kind: 'stays', sigma: sigma * Math.sqrt(year_correlation), distribution },
        { part, kind: 'changes', sigma: sigma * changing, distribution: 'normal' },
      ]
    })
    .filter(({ sigma }) => sigma > 0)
}

function correlationOf(a: Component, b: Component): number {
  if (a.kind !== b.kind) return 0
  return a.kind === 'year'
    ? sameYearCorrelation(a.part, b.part)
    : componentCorrelation(a.part, b.part)
}

/** What of each independent normal number is in a component: the weights that are not 0. */
type Mixture = readonly { readonly from: number; readonly weight: number }[]

function mixturesOf(components: readonly Component[]): readonly Mixture[] {
  const lower = choleskyOf(components.map((a) => components.map((b) => correlationOf(a, b))))
  if (!lower) throw new RangeError('got correlations that contradict each other')
  return lower.map((row) => row.flatMap((weight, from) => (weight === 0 ? [] : [{ from, weight }])))
}

/** Sums of the components, one for each draw. */
function drawnSums(components: readonly Component[]): Float64Array {
  const mixtures = mixturesOf(components)
  const direction = new Float64Array(components.length)
  components.forEach(({ sigma }, i) => {
    for (const { from, weight } of mixtures[i] ?? []) {
      direction[from] = (direction[from] ?? 0) + sigma * weight
    }
  })
  const total = Math.hypot(...direction)
  const unit = direction.map((along) => (total === 0 ? 0 : along / total))
  const { uniform, gaussian } = randomStream(SEED)
  return new Float64Array(DRAWS).map((_none, draw) => {
    if (total === 0) return 0
    const wanted = normalQuantile((draw + uniform()) / DRAWS)
    const normals = direction.map(() => gaussian())
    const missing = wanted - dot(unit, normals)
    const moved = normals.map((normal, i) => normal + (unit[i] ?? 0) * missing)
    let sum = 0
    components.forEach(({ sigma, distribution }, i) => {
      let normal = 0
      for (const { from, weight } of mixtures[i] ?? []) normal += weight * (moved[from] ?? 0)
      sum += sigma * ownShape(distribution, normal)
    })
    return sum
  })
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0)

/** A standard normal number taken to a distribution of the same mean and deviation. */
const ownShape = (distribution: Distribution, normal: number): number =>
  distribution === 'normal' ? normal : quantileOfShape(distribution, 1 - normalTail(normal))
