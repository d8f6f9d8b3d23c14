import { UNCERTAIN_INPUT_KEYS, UNCERTAIN_INPUTS } from '@duet/engine'
import type { YieldUncertainty } from '../../graphql/resolvers.gen.ts'

type Part = YieldUncertainty['parts'][number]

/** Writes a number with at most so many decimals. */
type NumberText = (value: number, decimals: number) => string

const plain: NumberText = (value, decimals) => String(Number(value.toFixed(decimals)))

/** What a part is uncertain in, with what the energy makes of it: 'Module power 3 %, sensitivity 0.96'. */
export function uncertainIn(
  { input, sensitivity, fraction }: Part,
  number: NumberText = plain,
): string {
  const key = UNCERTAIN_INPUT_KEYS.find((one) => one === input)
  if (key === undefined) return 'energy'
  const effect = typeof sensitivity === 'number' ? number(sensitivity, 3) : '1 (not computed)'
  return `${UNCERTAIN_INPUTS[key].label} ${number(100 * fraction, 2)} %, sensitivity ${effect}`
}

/** The pairs that some parts tell of, in words; empty: none. */
export function correlationsText(
  parts: readonly Part[],
  all: readonly Part[] = parts,
  number: NumberText = plain,
): string {
  const nameOf = (key: string): string => all.find((part) => part.key === key)?.name ?? key
  return parts
    .flatMap(({ name, correlations }) =>
      correlations.map(
        ({ key, coefficient }) => `${name} with ${nameOf(key)} ${number(coefficient, 3)}`,
      ),
    )
    .join('; ')
}
