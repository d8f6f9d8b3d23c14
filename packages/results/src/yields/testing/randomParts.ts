import { randomStream } from '@duet/engine'
import { mostCorrelation } from '../correlation.ts'
import { DISTRIBUTIONS, type UncertaintyPart, type UncertaintyParts } from '../uncertaintyPart.ts'

/** Parts of any size, spread and correlation between years; the same at each call. */
export function randomParts(
  count: number,
  fixed: Partial<UncertaintyPart> = {},
): readonly UncertaintyParts[] {
  const { uniform } = randomStream(1)
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + Math.floor(9 * uniform()) }, (_none, index) => ({
      key: `part-${index}`,
      name: `Part ${index}`,
      distribution: DISTRIBUTIONS[Math.floor(3 * uniform())] ?? 'normal',
      fraction: 0.001 + 0.05 * uniform(),
      year_correlation: uniform(),
      note: '',
      ...fixed,
    })),
  )
}

/** The same with correlations that a common cause gives them, of one sign where it acts on all of them alike. */
export function correlatedParts(
  count: number,
  fixed: Partial<UncertaintyPart> = {},
  isAlike = false,
): readonly UncertaintyParts[] {
  const { uniform } = randomStream(2)
  return randomParts(count, fixed).map((parts) => {
    const causes = parts.map(() => (isAlike ? uniform() : 2 * uniform() - 1))
    return parts.map((part, i) => ({
      ...part,
      correlations: parts.slice(0, i).map((other, j) => ({
        key: other.key,
        coefficient: (causes[i] ?? 0) * (causes[j] ?? 0) * mostCorrelation(part, other),
      })),
    }))
  })
}
