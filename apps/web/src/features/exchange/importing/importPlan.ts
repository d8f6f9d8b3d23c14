import {
  type FeatureGroup,
  type FeatureProblem,
  featureLayers,
  type GroupRule,
  type LayerMaking,
  type MadeLayers,
} from '@duet/formats'
import { type BlockLayer, type Design, type DesignDiff, diffBetween, uniqueName } from '@duet/plant'
import { type Making, newBlock, sizedBlock } from '../../drawing/editor/newLayer.ts'

/** Where the layers of a group go: a block's id, or one of these. */
export const UNASSIGNED = 'unassigned'
/** A new block that groups share. */
export const NEW_BLOCK = 'new'
/** A new block for this group alone. */
export const OWN_BLOCK = 'own'

export interface GroupChoice extends GroupRule {
  readonly block: string
}

/** What a group comes to. */
export interface GroupPlan {
  readonly group: FeatureGroup
  readonly choice: GroupChoice
  readonly made: MadeLayers
}

/** More layers than this make the list and the map slow. */
export const MAX_IMPORTED_LAYERS = 5000

/** Reads the layers of each group; what did not change since is taken from before. */
export function createPlanner(
  making: Omit<LayerMaking, 'blockId' | 'isRepairing'>,
): (group: FeatureGroup, rule: GroupRule, isRepairing: boolean) => MadeLayers {
  const known = new WeakMap<FeatureGroup, { readonly key: string; readonly made: MadeLayers }>()
  return (group, rule, isRepairing) => {
    const key = JSON.stringify([rule.type, rule.height, isRepairing])
    const before = known.get(group)
    if (before?.key === key) return before.made
    const made = featureLayers(group.features, rule, group.layer, {
      ...making,
      blockId: null,
      isRepairing,
    })
    known.set(group, { key, made })
    return made
  }
}

export function layerCount(plans: readonly GroupPlan[]): number {
  return plans.reduce((sum, { made }) => sum + made.layers.length, 0)
}

export function problemsOf(plans: readonly GroupPlan[]): readonly FeatureProblem[] {
  return plans.flatMap(({ made }) => made.problems)
}

/** The whole import as one change of the design. */
export function importDiff(
  design: Design,
  plans: readonly GroupPlan[],
  making: Making,
): { readonly diff: DesignDiff; readonly layerIds: readonly string[] } {
  let blocks = design.blocks
  const layers: Record<string, BlockLayer> = { ...design.block_layers }
  const names = new Set(Object.values(design.block_layers).map(({ name }) => name))
  const layerIds: string[] = []
  let shared: string | undefined
  const addBlock = (name: string): string => {
    const block = newBlock({ blocks, block_layers: layers }, making)
    const taken = Object.values(blocks).map((other) => other.name)
    const named = name === '' ? block : { ...block, name: uniqueName(name, taken) }
    blocks = { ...blocks, [named.id]: named }
    return named.id
  }
  const blockIdOf = ({ choice, group }: GroupPlan): string | null => {
    if (choice.block === UNASSIGNED) return null
    if (choice.block === OWN_BLOCK) return addBlock(group.layer)
    if (choice.block !== NEW_BLOCK) return choice.block
    shared ??= addBlock('')
    return shared
  }
  for (const plan of plans) {
    if (plan.made.layers.length === 0) continue
    const blockId = blockIdOf(plan)
    for (const layer of plan.made.layers) {
      const name = names.has(layer.name) ? uniqueName(layer.name, [...names]) : layer.name
      names.add(name)
      layers[layer.id] = { ...layer, name, block_id: blockId }
      layerIds.push(layer.id)
    }
  }
  const sized = Object.values(blocks).map((block) =>
    design.blocks[block.id]
      ? block
      : sizedBlock({ blocks, block_layers: layers }, block, [], making),
  )
  const after = {
    blocks: Object.fromEntries(sized.map((one) => [one.id, one])),
    block_layers: layers,
  }
  return { diff: diffBetween(design, after), layerIds }
}
