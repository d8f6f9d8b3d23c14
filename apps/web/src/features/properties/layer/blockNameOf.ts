import type { BlockLayer, Design } from '@duet/plant'

/** The name of the block that a layer lies in. */
export function blockNameOf({ blocks }: Design, { block_id }: BlockLayer): string {
  return block_id === null ? 'Unassigned' : (blocks[block_id]?.name ?? 'Unassigned')
}
