import { parseArgs } from 'node:util'
import { positiveInteger } from '../program.ts'

/** Plants or files that a run makes where its call does not say how many; of plants, two hundred are traced. */
const DEFAULT_COUNT = 2000
/** Most failures that are printed in full. */
export const MOST_PRINTED = 50

/** How many seeds are run, and from which on. @throws Error with the usage */
export function fuzzCall(usage: string): { readonly count: number; readonly first: number } {
  const { values, positionals } = parseArgs({
    options: { seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  })
  const [given, ...rest] = positionals
  const first = Number(values.seed)
  if (rest.length > 0 || !Number.isInteger(first)) throw new Error(usage)
  return { count: positiveInteger(given ?? DEFAULT_COUNT, usage), first }
}
