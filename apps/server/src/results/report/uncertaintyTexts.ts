import { UNCERTAIN_INPUT_KEYS, UNCERTAIN_INPUTS } from '@duet/engine'
import type { YieldUncertainty } from '../../graphql/resolvers.gen.ts'

type Part = YieldUncertainty['parts'][number]

/** What a part is uncertain in, with what the energy makes of it: 'Module power, sensitivity 0.96'. */
export function uncertainIn({ input, sensitivity, fraction }: Part): string {
  const key = UNCERTAIN_INPUT_KEYS.find((one) => one === input)
  if (key === undefined) return 'energy'
  const effect = typeof sensitivity === 'number' ? sensitivity.toFixed(3) : '1 (not computed)'
  return `${UNCERTAIN_INPUTS[key].label} ${Number((100 * fraction).toPrecision(4))} %, sensitivity ${effect}`
}

/** The pairs that some parts tell of, in words; empty: none. */
export function correlationsText(parts: readonly Part[], all: readonly Part[] = parts): string {
  const nameOf = (key: string): string => all.find((part) => part.key === key)?.name ?? key
  return parts
    .flatMap(({ name, correlations }) =>
      correlations.map(({ key, coefficient }) => `${name} with ${nameOf(key)} ${coefficient}`),
    )
    .join('; ')
}
