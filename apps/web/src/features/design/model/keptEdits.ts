import { EMPTY_QUEUE, type MutationQueue, parseBlock, parseBlockLayer } from '@duet/plant'
import * as z from 'zod'

/** Where edits are kept until the server has them, so that closing the page loses nothing. */
export interface EditKeeper {
  readonly read: () => MutationQueue
  /** Keeps the queue; an empty one forgets what was kept. False where the browser has no room for it. */
  readonly keep: (queue: MutationQueue, isEmpty: boolean) => boolean
}

const pending = z.object({
  upserts: z.record(z.string(), z.unknown()),
  deletes: z.array(z.string()),
  unsent: z.array(z.string()),
})
const keptQueue = z.object({ blocks: pending, block_layers: pending })

export function createEditKeeper(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  userId: string,
  projectId: string,
): EditKeeper {
  const key = `duet.unsavedDesign.${userId}.${projectId}`
  return {
    read: () => parseKept(storage.getItem(key)),
    keep: (queue, isEmpty) => {
      try {
        if (isEmpty) storage.removeItem(key)
        else storage.setItem(key, JSON.stringify(queue))
        return true
      } catch {
        // no room left in the browser's storage
        return false
      }
    },
  }
}

/** What cannot be read is dropped: an older version may have written it. */
function parseKept(text: string | null): MutationQueue {
  if (text === null) return EMPTY_QUEUE
  try {
    const { blocks, block_layers } = keptQueue.parse(JSON.parse(text))
    return {
      blocks: { ...blocks, upserts: mapValues(blocks.upserts, parseBlock) },
      block_layers: { ...block_layers, upserts: mapValues(block_layers.upserts, parseBlockLayer) },
    }
  } catch {
    return EMPTY_QUEUE
  }
}

function mapValues<T>(
  record: Readonly<Record<string, unknown>>,
  parse: (value: unknown) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).map(([id, value]) => [id, parse(value)]))
}
