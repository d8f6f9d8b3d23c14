import { measureLabel } from '@duet/monitoring/texts'
import type { MonitoredNode } from '../shell/deployment.ts'

/** A node that has values, with where it hangs. */
export interface NamedNode {
  readonly node: MonitoredNode
  /** 'Block A / Inverter 3', without the plant itself. */
  readonly path: string
  /** All words that it is found by. */
  readonly words: string
}

/** Nodes with a measure; parents stand before children. */
export function namedNodes(nodes: readonly MonitoredNode[]): readonly NamedNode[] {
  const paths = new Map<string, string>()
  for (const { id, parent_id, name, component } of nodes) {
    const above = component === 'system' ? '' : (paths.get(parent_id ?? '') ?? '')
    paths.set(id, component === 'system' ? '' : above === '' ? name : `${above} / ${name}`)
  }
  return nodes.flatMap((node) => {
    if (node.component_measure === null) return []
    const path = paths.get(node.id) || node.name
    const measure = measureLabel(node.component_measure)
    const words = `${path} ${node.sensor_tag ?? ''} ${measure} ${node.component}`.toLowerCase()
    return [{ node, path, words }]
  })
}

/** Those that have all words of a text. */
export function foundNodes(nodes: readonly NamedNode[], text: string): readonly NamedNode[] {
  const wanted = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  return wanted.length === 0
    ? nodes
    : nodes.filter(({ words }) => wanted.every((word) => words.includes(word)))
}
