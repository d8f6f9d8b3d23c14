import type { ComparedRunFragment } from '../../../lib/gql/graphql.ts'
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
  /** One of the runs is not there, or has not completed. */
  | { readonly state: 'unknown' }
  | { readonly state: 'same' }
  | { readonly state: 'chosen'; readonly comparison: Comparison }

interface Asked {
  readonly a: string
  readonly b: string
  /** Name of a block; null: the whole system. */
  readonly block: string | null
}

/** What is asked for of the completed runs. */
export function choiceOf(runs: readonly ComparedRunFragment[], asked: Asked): Choice {
  const a = runs.find(({ id }) => id === asked.a)
  const b = runs.find(({ id }) => id === asked.b)
  if (a === undefined || b === undefined) return { state: 'unknown' }
  if (a === b) return { state: 'same' }
  const blocks = commonBlocks(a.blocks, b.blocks)
  const block = blocks.find(({ name }) => name === asked.block)
  return { state: 'chosen', comparison: { a, b, blocks, block } }
}
