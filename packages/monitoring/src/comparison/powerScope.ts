import type { HierarchyNode } from '../model/hierarchy.ts'

type ScopeNode = Pick<
  HierarchyNode,
  'id' | 'parent_id' | 'component' | 'component_measure' | 'sensor_tag' | 'duet_block_id'
>

/** A plant, a block or an inverter, as its power is compared with what was expected. */
export interface PowerScope<T> {
  /** Whose power together is that of the scope. */
  readonly power: readonly T[]
  /** Blocks that it is, or is part of: nodes of them. */
  readonly blocks: readonly T[]
  /** Ids of nodes whose issues are its own: itself, what hangs on it and what it hangs on. */
  readonly issueIds: ReadonlySet<string>
}

/**
 * Of a block, an inverter or another device by the id of its node; null: of the plant, at its meter, else of the system, of all
 * inverters, of all blocks.
 *
 * @returns undefined for an id of no node
 */
export function powerScope<T extends ScopeNode>(
  nodes: readonly T[],
  id: string | null,
): PowerScope<T> | undefined {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  // a node whose parent is of its component is a further measure of it
  const blocks = nodes.filter(
    ({ component, parent_id }) =>
      component === 'block' && byId.get(parent_id ?? '')?.component !== 'block',
  )
  if (id === null) {
    const issueIds = new Set(nodes.map((node) => node.id))
    return { power: firstPower(nodes, ['meter', 'system', 'inverter', 'block']), blocks, issueIds }
  }
  const own = byId.get(id)
  if (!own) return undefined
  const above = ancestors(byId, own)
  const below = nodes.filter(
    (node) =>
      node === own ||
      ancestors(byId, node).includes(own) ||
      (own.component === 'block' && node.duet_block_id === own.duet_block_id),
  )
  const blockId = [own, ...above].find((node) => node.duet_block_id !== null)?.duet_block_id ?? null
  return {
    power: firstPower(below, [own.component, 'inverter']),
    blocks: blocks.filter((block) => blockId !== null && block.duet_block_id === blockId),
    issueIds: new Set([...above, ...below].map((node) => node.id)),
  }
}

function firstPower<T extends ScopeNode>(
  nodes: readonly T[],
  components: readonly ScopeNode['component'][],
): readonly T[] {
  const measured = nodes.filter(
    (node) => node.component_measure === 'active_power' && node.sensor_tag !== null,
  )
  for (const component of components) {
    const found = measured.filter((node) => node.component === component)
    if (found.length > 0) return found
  }
  return []
}

const MOST_DEPTH = 20

function ancestors<T extends ScopeNode>(
  byId: ReadonlyMap<string, T>,
  { parent_id }: T,
): readonly T[] {
  const above: T[] = []
  let at = byId.get(parent_id ?? '')
  for (; at && above.length < MOST_DEPTH; at = byId.get(at.parent_id ?? '')) above.push(at)
  return above
}
