import type { UncertainInputKey } from '@duet/engine'

/** How a part is spread about its mean. */
export const DISTRIBUTIONS = ['normal', 'uniform', 'triangular'] as const
export type Distribution = (typeof DISTRIBUTIONS)[number]

/** How far a part goes together with another one in the same year, in what both do to the yield: -1 to 1. */
export interface PartCorrelation {
  /** Of the other part. */
  readonly key: string
  readonly coefficient: number
}

/** Something that makes a yield uncertain; as records store it. */
export interface UncertaintyPart {
  /** Its own among the parts. */
  readonly key: string
  readonly name: string
  readonly distribution: Distribution
  /** Of the yield or of the input: the standard deviation of a normal part, half the width of a uniform or triangular one. */
  readonly fraction: number
  /** The input of a run that is uncertain; the yield itself where absent or null. */
  readonly input?: UncertainInputKey | null | undefined
  /** Relative change of the yield over that of the input, which a run knows; 1 where absent. Never stored. */
  readonly sensitivity?: number | undefined
  /** Of what the part is in one year with what it is in another: 0 averages out over years, 1 stays as it is. */
  readonly year_correlation: number
  /** With other parts, each pair told by one of the two; independent of all that are not named. */
  readonly correlations?: readonly PartCorrelation[] | null | undefined
  /** Where the figure comes from. */
  readonly note: string
}

/** What makes a yield uncertain. */
export type UncertaintyParts = readonly UncertaintyPart[]

/** Key of the part that a run of several years tells of. */
export const INTERANNUAL = 'interannual'

const SOURCE = 'Thevenard and Pelland 2013'

const usual = (
  key: string,
  name: string,
  fraction: number,
  more: Partial<UncertaintyPart> = {},
): UncertaintyPart => ({
  key,
  name,
  distribution: 'normal',
  fraction,
  year_correlation: 1,
  note: SOURCE,
  ...more,
})

/**
 * The parts of a usual plant, to start from. Their root of squares is 9.5 %; the paper's 8.7 % come from its own simulation, in which the
 * parts act one after another, and cannot be had from the parts by a formula.
 *
 * @see [1] D. Thevenard, S. Pelland, Solar Energy 91 (2013) 432-445, doi:10.1016/j.solener.2011.05.006
 */
export const USUAL_UNCERTAINTY: UncertaintyParts = [
  usual(INTERANNUAL, 'Differences between years', 0.039, { year_correlation: 0 }),
  usual('irradiation', 'Long-term irradiation', 0.05, { input: 'irradiation' }),
  usual('transposition', 'Transposition', 0.03),
  usual('module_rating', 'Module rating', 0.03, { input: 'module_power' }),
  usual('soiling', 'Soiling', 0.02),
  usual('snow', 'Snow', 0.015),
  usual('other', 'Simulation and other', 0.05),
]

/** Width of each distribution whose standard deviation is 1. */
const WIDTHS = { normal: 1, uniform: Math.sqrt(3), triangular: Math.sqrt(6) } as const

/**
 * Relative standard deviation of the yield by a part in one year, |S|·σ of its input: σ is half a width over √3 where uniform, over √6
 * where triangular.
 */
export const sigmaOf = ({
  distribution,
  fraction,
  sensitivity = 1,
}: Pick<UncertaintyPart, 'distribution' | 'fraction' | 'sensitivity'>): number =>
  (Math.abs(sensitivity) * fraction) / WIDTHS[distribution]

/** Where a uniform number between 0 and 1 lies in a distribution with standard deviation 1. */
export function quantileOfShape(distribution: 'uniform' | 'triangular', share: number): number {
  const width = WIDTHS[distribution]
  if (distribution === 'uniform') return width * (2 * share - 1)
  return share < 0.5 ? width * (Math.sqrt(2 * share) - 1) : width * (1 - Math.sqrt(2 * (1 - share)))
}
