import type { BlockSensorsQuery } from '../../../lib/gql/graphql.ts'
import type { MonitoredNode } from '../shell/deployment.ts'

type SensorState = BlockSensorsQuery['sentinelBlockSensors'][number]

/** A node of the hierarchy with what its sensor sent. */
export interface SensorRow {
  readonly node: MonitoredNode
  /** How deep it hangs below the block. */
  readonly depth: number
  /** Absent: the node has no tag. */
  readonly state: SensorState | undefined
  /** Of the readings that its interval lets expect. */
  readonly presentFraction: number | null
}

/** Nodes of a block, parents before children, with those between them that have no tag. */
export function sensorRows(
  nodes: readonly MonitoredNode[],
  blockId: string,
  states: readonly SensorState[],
): readonly SensorRow[] {
  const stateOf = new Map(states.map((state) => [state.hierarchy_id, state]))
  const children = Map.groupBy(nodes, ({ parent_id }) => parent_id ?? '')
  const isRoot = ({ duet_block_id, parent_id }: MonitoredNode): boolean =>
    duet_block_id === blockId && nodes.find(({ id }) => id === parent_id)?.duet_block_id !== blockId
  const rows: SensorRow[] = []
  const add = (node: MonitoredNode, depth: number): void => {
    const state = stateOf.get(node.id)
    rows.push({ node, depth, state, presentFraction: presentOf(state) })
    for (const child of children.get(node.id) ?? []) add(child, depth + 1)
  }
  for (const root of nodes.filter(isRoot)) add(root, 0)
  return rows
}

function presentOf(state: SensorState | undefined): number | null {
  if (state === undefined || state.expected_count === 0) return null
  return Math.min(1, state.reading_count / state.expected_count)
}

/** Sensors that sent nothing, and those that sent less than nine tenths. */
export function silentAndPoor(rows: readonly SensorRow[]): {
  readonly all: number
  readonly silent: number
  readonly poor: number
} {
  const fractions = rows.flatMap(({ presentFraction }) => presentFraction ?? [])
  return {
    all: fractions.length,
    silent: fractions.filter((one) => one === 0).length,
    poor: fractions.filter((one) => one > 0 && one < 0.9).length,
  }
}
