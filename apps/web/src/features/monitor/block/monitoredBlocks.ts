import type { MonitoredNode } from '../shell/deployment.ts'

export interface MonitoredBlock {
  /** Of the design. */
  readonly id: string
  readonly name: string
}

/** The blocks of the design that have nodes, in the order of the hierarchy. */
export function monitoredBlocks(nodes: readonly MonitoredNode[]): readonly MonitoredBlock[] {
  const names = new Map<string, string>()
  const named = new Set<string>()
  for (const { duet_block_id: id, component, name } of nodes) {
    if (id === null || named.has(id)) continue
    // Behind the node of a block may come further measures of it
    if (component === 'block') named.add(id)
    if (component === 'block' || !names.has(id)) names.set(id, name)
  }
  return [...names].map(([id, name]) => ({ id, name }))
}

/** The block before or after, round the ends. */
export function blockBeside(
  blocks: readonly MonitoredBlock[],
  id: string,
  step: 1 | -1,
): MonitoredBlock | undefined {
  const at = blocks.findIndex((block) => block.id === id)
  return blocks.at((at + step) % blocks.length)
}
