import { z } from 'zod'
import { type HierarchyNode, hierarchyNodeSchema } from '../model/hierarchy.ts'
import { checkTree, type HierarchyError, type PlacedNode } from './checkTree.ts'

/** More than a plant has. */
export const MAX_NODES = 20_000

/** A block of the plant document that nodes may belong to. */
export interface PlantBlock {
  readonly id: string
  readonly name: string
}

/** Fields of one node as they were written, and where. */
export interface HierarchyRow {
  /** Line of the file, or place in the list, from 1. */
  readonly row: number
  readonly values: unknown
}

/** A hierarchy, or all that is wrong with it: `nodes` is empty where there are errors. */
export interface ReadHierarchy {
  readonly nodes: readonly HierarchyNode[]
  readonly errors: readonly HierarchyError[]
}

const ROW_SCHEMA = hierarchyNodeSchema.extend({
  parent_id: hierarchyNodeSchema.shape.parent_id.default(null),
  duet_block_id: hierarchyNodeSchema.shape.duet_block_id.default(null),
  sensor_tag: hierarchyNodeSchema.shape.sensor_tag.default(null),
  component_measure: hierarchyNodeSchema.shape.component_measure.default(null),
  inverter_dc_capacity: hierarchyNodeSchema.shape.inverter_dc_capacity.default(null),
  sensor_time_interval: hierarchyNodeSchema.shape.sensor_time_interval.default(null),
})

/** Columns of a table of nodes. */
export const HIERARCHY_COLUMNS: readonly string[] = Object.keys(ROW_SCHEMA.shape)

/**
 * Nodes from the rows of a file or list, checked as a whole: a node without a block has that of the node above it,
 * a block may be named by its id or, where one alone has it, by its name.
 */
export function readHierarchy(
  rows: readonly HierarchyRow[],
  blocks: readonly PlantBlock[],
): ReadHierarchy {
  if (rows.length === 0) return failed([whole('The hierarchy has no nodes')])
  if (rows.length > MAX_NODES) {
    return failed([whole(`${rows.length} nodes; at most ${MAX_NODES} fit`)])
  }
  const errors: HierarchyError[] = []
  const placed: PlacedNode[] = []
  for (const { row, values } of rows) {
    const parsed = ROW_SCHEMA.safeParse(values)
    if (parsed.success) placed.push({ row, node: parsed.data })
    else errors.push(...parsed.error.issues.map((issue) => fieldError(row, issue)))
  }
  // Nodes that could not be read would be missed as parents
  if (errors.length > 0) return failed(errors)
  const named = withBlocksAbove(placed).map((one) => namedBlock(one, blocks))
  errors.push(...checkTree(placed), ...named.flatMap(({ error }) => error ?? []))
  return errors.length > 0 ? failed(errors) : { nodes: named.map(({ node }) => node), errors }
}

const failed = (errors: readonly HierarchyError[]): ReadHierarchy => ({
  nodes: [],
  errors: errors.toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0)),
})

const whole = (message: string): HierarchyError => ({ row: null, field: 'nodes', message })

function fieldError(row: number, issue: z.core.$ZodIssue): HierarchyError {
  const field = issue.path.join('.') || 'row'
  const options = issue.code === 'invalid_value' ? `must be one of ${issue.values.join(', ')}` : ''
  return { row, field, message: options || issue.message }
}

/** Blocks flow down the tree. */
function withBlocksAbove(placed: readonly PlacedNode[]): readonly PlacedNode[] {
  const byId = new Map(placed.map(({ node }) => [node.id, node]))
  const known = new Map<string, string | null>()
  const blockOf = (node: HierarchyNode | undefined): string | null => {
    if (node === undefined) return null
    const block = known.get(node.id)
    if (block !== undefined) return block
    // Nodes that hang in a circle end here
    known.set(node.id, node.duet_block_id)
    const found = node.duet_block_id ?? blockOf(byId.get(node.parent_id ?? ''))
    known.set(node.id, found)
    return found
  }
  return placed.map(({ row, node }) => ({ row, node: { ...node, duet_block_id: blockOf(node) } }))
}

function namedBlock(
  { row, node }: PlacedNode,
  blocks: readonly PlantBlock[],
): { readonly node: HierarchyNode; readonly error?: HierarchyError } {
  const given = node.duet_block_id
  const field = 'duet_block_id'
  if (given === null) {
    if (node.component !== 'block' && node.component !== 'inverter') return { node }
    const message = `Which block of the plant is '${node.id}'? Name its id or name: ${namesOf(blocks)}`
    return { node, error: { row, field, message } }
  }
  const byName = blocks.filter(({ name }) => name === given)
  const block =
    blocks.find(({ id }) => id === given) ?? (byName.length === 1 ? byName[0] : undefined)
  if (block) return { node: { ...node, duet_block_id: block.id } }
  const message =
    byName.length > 1
      ? `${byName.length} blocks are named '${given}'; name the id`
      : `The plant has no block '${given}'; it has ${namesOf(blocks)}`
  return { node, error: { row, field, message } }
}

const MOST_NAMES = 10

function namesOf(blocks: readonly PlantBlock[]): string {
  const names = blocks.slice(0, MOST_NAMES).map(({ name }) => `'${name}'`)
  const others = blocks.length - names.length
  if (names.length === 0) return 'no blocks'
  return others > 0 ? `${names.join(', ')} and ${others} others` : names.join(', ')
}
