import { sum } from '@duet/units'
import type { SeriesPair } from './seriesPairs.ts'

/** One annual figure against its bar. */
export interface Check {
  readonly variant: string
  readonly name: string
  /** Ours over theirs less 1; undefined where there is nothing to compare. */
  readonly off: number | undefined
  readonly bar: number
}

/** Annual sums and how far from PVsyst's they may be. */
const BARS: readonly (readonly [name: string, bar: number])[] = [
  ['GlobInc', 0.005],
  ['GlobBak', 0.08],
  ['EArray', 0.015],
  ['E_Grid', 0.015],
]

/** The checks of a variant; skipped are those of figures that it does not have. */
export function annualChecks(variant: string, pairs: readonly SeriesPair[]): readonly Check[] {
  return BARS.map(([name, bar]) => {
    const pair = pairs.find((one) => one.name === name)
    return { variant, name, bar, off: pair && annualOff(pair) }
  })
}

/** Annual sum of ours over theirs less 1; undefined without theirs. */
export function annualOff({ ours, theirMonths }: SeriesPair): number | undefined {
  if (!theirMonths) return undefined
  const theirs = sum(theirMonths)
  return sum(ours) / 1000 / theirs - 1
}

export function checkState({ off, bar }: Check): 'passed' | 'failed' | 'skipped' {
  if (off === undefined) return 'skipped'
  return Math.abs(off) <= bar ? 'passed' : 'failed'
}
