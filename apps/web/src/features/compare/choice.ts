import type { ComparedRunFragment } from '../../lib/gql/graphql.ts'
import { type CommonBlock, commonBlocks } from './commonBlocks.ts'

/** Two finished runs, and of what of them the figures are. */
export interface Comparison {
  readonly a: ComparedRunFragment
  readonly b: ComparedRunFragment
  readonly blocks: readonly CommonBlock[]
  /** Undefined: the whole system. */
  readonly block: CommonBlock | undefined
}

export type Choice =
  | { readonly state: 'tooFew' }
  /** The address names none or one of them: these are the two to begin with. */
  | { readonly state: 'unchosen'; readonly a: string; readonly b: string }
  /** The address names a run that is not there, or not completed. */
  | { readonly state: 'unknown'; readonly sides: readonly Side[] }
  | { readonly state: 'same' }
  | { readonly state: 'chosen'; readonly comparison: Comparison }

export type Side = 'a' | 'b'

interface Asked {
  readonly a?: string | undefined
  readonly b?: string | undefined
  readonly block?: string | undefined
}

/** What the address asks for of the completed runs, latest first. */
export function choiceOf(runs: readonly ComparedRunFragment[], asked: Asked): Choice {
  if (runs.length < 2) return { state: 'tooFew' }
  if (asked.a === undefined || asked.b === undefined) return firstChoice(runs, asked)
  const a = runs.find(({ id }) => id === asked.a)
  const b = runs.find(({ id }) => id === asked.b)
  if (a === undefined || b === undefined) {
    const sides: readonly Side[] = [
      ...(a === undefined ? (['a'] as const) : []),
      ...(b === undefined ? (['b'] as const) : []),
    ]
    return { state: 'unknown', sides }
  }
  if (a === b) return { state: 'same' }
  const blocks = commonBlocks(a.blocks, b.blocks)
  const block = blocks.find(({ name }) => name === asked.block)
  return { state: 'chosen', comparison: { a, b, blocks, block } }
}

/** The latest run as B, the one before it as A; what the address names stays. */
function firstChoice(runs: readonly ComparedRunFragment[], asked: Asked): Choice {
  const b = asked.b ?? runs.find(({ id }) => id !== asked.a)?.id ?? ''
  const a = asked.a ?? runs.find(({ id }) => id !== b)?.id ?? ''
  return { state: 'unchosen', a, b }
}
