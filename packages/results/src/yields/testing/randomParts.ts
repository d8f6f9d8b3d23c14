import { randomStream } from '@duet/engine'
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
