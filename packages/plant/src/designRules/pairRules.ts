import { perimeterRingsM } from '../layout/layerRings.ts'
import { layersOfBlock } from '../layout/layersOfBlock.ts'
import { type BoxM, boxOf } from '../shapes/box.ts'
import type { BlockFacts } from './blockFacts.ts'
import { commonGroundM2, type Ground, LEAST_OVERLAP_M2 } from './commonGround.ts'
import { type DesignRule, errorIf, isAbove, rule, shown } from './rule.ts'
import { tablePairs } from './tablePairs.ts'

/** Two blocks of the plant; findings are of the first and name the other. */
export interface BlockPair {
  readonly one: BlockInPair
  readonly other: BlockInPair
}

export interface BlockInPair {
  readonly facts: BlockFacts
  readonly perimeters: Ground
  /** Around perimeters and tables. */
  readonly reach: BoxM
}

export function blockInPair(facts: BlockFacts): BlockInPair {
  const layers = layersOfBlock({ block: facts.block, layers: facts.layers }, 'perimeter')
  const rings = layers.flatMap((layer) => [...perimeterRingsM(layer, facts.frame)])
  const tables = facts.layout ? [facts.layout.cornersM] : []
  return { facts, perimeters: { rings, box: boxOf(rings) }, reach: boxOf([...rings, ...tables]) }
}

/** What stands on the same ground gives its energy twice. */
export const pairRules: readonly DesignRule<BlockPair>[] = [
  rule({
    code: 'blocks_overlap',
    title: 'Blocks overlap',
    figures: ({ one, other }) => [
      { overlap_m2: commonGroundM2(one.perimeters, other.perimeters), ...otherOf(other) },
    ],
    severity: (f) => errorIf(isAbove(f.overlap_m2, LEAST_OVERLAP_M2)),
    message: (f, pair) =>
      `The perimeters of ${bothNames(pair)} have ${shown(f.overlap_m2, 0)} m² in common: the energy of that ground would count twice`,
    path: (_, { one }) => firstLayer(one),
  }),
  rule({
    code: 'tables_collide',
    title: 'Tables collide',
    figures: ({ one, other }) => {
      const [a, b] = [one.facts.layout, other.facts.layout]
      return a && b ? [{ table_pairs: tablePairs(a.cornersM, b.cornersM), ...otherOf(other) }] : []
    },
    severity: (f) => errorIf(f.table_pairs > 0),
    message: (f, pair) => `${f.table_pairs} pairs of tables of ${bothNames(pair)} collide`,
    path: (_, { one }) => firstLayer(one),
  }),
]

/** The finding is shown at both. */
const bothNames = ({ one, other }: BlockPair): string =>
  `${one.facts.block.name} and ${other.facts.block.name}`

const otherOf = ({ facts: { block } }: BlockInPair) => ({
  other_block_id: block.id,
  other_block: block.name,
})

function firstLayer({ facts: { layers, layout } }: BlockInPair): string | null {
  const layer = layers.find(({ type }) => type === (layout?.source ?? 'perimeter')) ?? layers[0]
  return layer ? `layers.${layer.id}` : null
}
