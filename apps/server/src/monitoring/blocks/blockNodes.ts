import { AppError } from '@duet/contract'
import { DAY_MS } from '@duet/units'
import type { Database } from '../../db/connection.ts'
import type { VersionSettings } from '../deployments/deploymentInput.ts'
import { findVersionAt, type KeyedNode, nodesOfVersion } from '../deployments/versionQueries.ts'
import { dayStartUtcMs } from '../store/readingBatch.ts'

/** Nodes of a block by the version at the end of a civil day. @throws AppError NOT_FOUND for a block that it does not have */
export async function blockNodesOn(
  db: Database,
  projectId: string,
  blockId: string,
  day: string,
): Promise<BlockNodes> {
  const version = await findVersionAt(db, projectId, new Date(dayStartUtcMs(day) + DAY_MS))
  const nodes = version ? nodesOfBlock(await nodesOfVersion(db, version.id), blockId) : []
  if (!version || nodes.length === 0) throw new AppError('NOT_FOUND', 'Block not found')
  return { nodes, settings: version.settings }
}

interface BlockNodes {
  readonly nodes: readonly KeyedNode[]
  readonly settings: VersionSettings
}

type TreeNode = Pick<KeyedNode, 'id' | 'parent_id' | 'duet_block_id'>

/** Nodes that belong to a block of the design: those that name it, and what hangs below them without naming another. */
export function nodesOfBlock<T extends TreeNode>(nodes: readonly T[], blockId: string): T[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const blockOf = new Map<string, string | null>()
  const find = (node: T): string | null => {
    const known = blockOf.get(node.id)
    if (known !== undefined) return known
    // A hierarchy is a tree: it was checked when it was stored
    const parent = byId.get(node.parent_id ?? '')
    const found = node.duet_block_id ?? (parent ? find(parent) : null)
    blockOf.set(node.id, found)
    return found
  }
  return nodes.filter((node) => find(node) === blockId)
}
