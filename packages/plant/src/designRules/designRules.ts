import { acRules } from './acRules.ts'
import type { BlockFacts } from './blockFacts.ts'
import { groundRules } from './groundRules.ts'
import { inverterRules } from './inverterRules.ts'
import { pairRules } from './pairRules.ts'
import { plantRules } from './plantRules.ts'
import type { DesignRule } from './rule.ts'
import { stringRules } from './stringRules.ts'
import { tableRules } from './tableRules.ts'
import { weatherRules } from './weatherRules.ts'

/** Rules of one block, in the order of its parts. */
export const blockRules: readonly DesignRule<BlockFacts>[] = [
  ...groundRules,
  ...tableRules,
  ...stringRules,
  ...inverterRules,
  ...acRules,
  ...weatherRules,
]

/** Title of each rule by its code. */
export const RULE_TITLES: ReadonlyMap<string, string> = new Map(
  [...blockRules, ...pairRules, ...plantRules].map(({ code, title }) => [code, title]),
)
