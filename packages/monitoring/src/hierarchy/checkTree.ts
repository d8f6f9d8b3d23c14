import type { HierarchyNode } from '../model/hierarchy.ts'
import { COMPONENT_MEASURES, PARENTS } from './placement.ts'

/** What is wrong with a hierarchy, and where. */
export interface HierarchyError {
  /** Line of the file, or place in the list, from 1; null: the hierarchy as a whole. */
  readonly row: number | null
  /** Field of the node. */
  readonly field: string
  readonly message: string
}

/** A node and the row that it was read from. */
export interface PlacedNode {
  readonly row: number
  readonly node: HierarchyNode
}

/** All that is wrong between nodes: doubled ids and tags, parents, roots, circles, places and measures. */
export function checkTree(placed: readonly PlacedNode[]): readonly HierarchyError[] {
  const byId = new Map(placed.map((one) => [one.node.id, one]))
  return [
    ...doubled(placed, 'id'),
    ...doubled(placed, 'sensor_tag'),
    ...rootErrors(placed),
    ...placed.flatMap((one) => nodeErrors(one, byId)),
    ...circles(placed, byId),
  ]
}

function doubled(placed: readonly PlacedNode[], field: 'id' | 'sensor_tag'): HierarchyError[] {
  const first = new Map<string, number>()
  return placed.flatMap(({ row, node }) => {
    const value = node[field]
    if (value === null) return []
    const known = first.get(value)
    if (known === undefined) first.set(value, row)
    return known === undefined
      ? []
      : [{ row, field, message: `'${value}' stands in row ${known} already; each may stand once` }]
  })
}

function rootErrors(placed: readonly PlacedNode[]): HierarchyError[] {
  const field = 'parent_id'
  const [root, ...others] = placed.filter(({ node }) => node.parent_id === null)
  if (!root) {
    const message = 'No node is the root: leave parent_id of the system empty'
    return [{ row: null, field, message }]
  }
  const wrong: HierarchyError[] = others.map(({ row, node }) => ({
    row,
    field,
    message: `'${node.id}' has no parent, but '${root.node.id}' of row ${root.row} is the root already; name its parent`,
  }))
  if (root.node.component !== 'system') {
    const message = `The root is a ${root.node.component}; it must be the system`
    wrong.push({ row: root.row, field: 'component', message })
  }
  return wrong
}

function nodeErrors(
  { row, node }: PlacedNode,
  byId: ReadonlyMap<string, PlacedNode>,
): HierarchyError[] {
  const { component, component_measure: measure, parent_id } = node
  const errors: HierarchyError[] = []
  const parent = parent_id === null ? undefined : byId.get(parent_id)?.node
  if (parent_id !== null && !parent) {
    errors.push({ row, field: 'parent_id', message: `No node has the id '${parent_id}'` })
  }
  if (parent && !PARENTS[component].includes(parent.component)) {
    const message = `A ${component} may not hang below a ${parent.component}; below: ${PARENTS[component].join(', ')}`
    errors.push({ row, field: 'parent_id', message })
  }
  if (measure && !COMPONENT_MEASURES[component].includes(measure)) {
    const message = `A ${component} does not measure ${measure}; it may: ${COMPONENT_MEASURES[component].join(', ')}`
    errors.push({ row, field: 'component_measure', message })
  }
  if (node.sensor_tag !== null && !measure) {
    const message = `What does the tag '${node.sensor_tag}' measure? Name component_measure, or leave the tag empty`
    errors.push({ row, field: 'component_measure', message })
  }
  return errors
}

/** One error for each circle, at the first row of it. */
function circles(
  placed: readonly PlacedNode[],
  byId: ReadonlyMap<string, PlacedNode>,
): HierarchyError[] {
  const settled = new Set<string>()
  const errors: HierarchyError[] = []
  for (const { row, node } of placed) {
    const way: string[] = []
    let at: HierarchyNode | undefined = node
    while (at && !settled.has(at.id) && !way.includes(at.id)) {
      way.push(at.id)
      at = at.parent_id === null ? undefined : byId.get(at.parent_id)?.node
    }
    if (at && way.includes(at.id)) {
      const circle = [...way.slice(way.indexOf(at.id)), at.id].join(' below ')
      errors.push({ row, field: 'parent_id', message: `The nodes hang in a circle: ${circle}` })
    }
    for (const id of way) settled.add(id)
  }
  return errors
}
