import type { HierarchyNode } from '../model/hierarchy.ts'
import type { ExpectedBlock } from '../model/plantDay.ts'

/**
 * Share of each inverter in what its block is expected to give, by the id of its node: its DC capacity over that of all inverters of the
 * block. Where fewer inverters have nodes than the block has, over that of the block, so that those without a node retain their
 * share; an inverter without a capacity, or with one of 0, has an equal share. Measures below an inverter are no inverters.
 */
export function inverterShares(
  { blockId, inverterCount, dcCapacityW }: ExpectedBlock,
  nodes: readonly HierarchyNode[],
): ReadonlyMap<string, number> {
  const parents = new Map(nodes.map((node) => [node.id, node]))
  const inverters = nodes.filter(
    ({ component, duet_block_id, parent_id }) =>
      component === 'inverter' &&
      duet_block_id === blockId &&
      parents.get(parent_id ?? '')?.component !== 'inverter',
  )
  const equalW = dcCapacityW / Math.max(inverterCount, inverters.length)
  const capacityW = inverters.map(({ inverter_dc_capacity: stated }) => stated || equalW)
  const sumW = capacityW.reduce((sum, value) => sum + value, 0)
  const wholeW = inverters.length < inverterCount ? Math.max(dcCapacityW, sumW) : sumW
  return new Map(inverters.map(({ id }, k) => [id, wholeW > 0 ? (capacityW[k] ?? 0) / wholeW : 0]))
}
