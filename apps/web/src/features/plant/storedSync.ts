import {
  type Block,
  type BlockLayer,
  type MutationQueue,
  parseBlock,
  parseBlockLayer,
  type SyncState,
  syncedAt,
} from '@duet/plant'
import * as z from 'zod'

const pending = z.object({
  upserts: z.record(z.string(), z.unknown()),
  deletes: z.array(z.string()),
  unsent: z.array(z.string()),
})
const queue = z.object({ blocks: pending, block_layers: pending })
const batch = z.object({
  upsertBlocks: z.array(z.unknown()),
  upsertLayers: z.array(z.unknown()),
  deleteLayers: z.array(z.string()),
  deleteBlocks: z.array(z.string()),
})
const stored = z.object({
  queue,
  sending: batch.optional(),
  revision: z.number(),
  bases: z.record(
    z.string(),
    z.object({ revision: z.number(), record: z.unknown(), added: z.unknown().optional() }),
  ),
  sent: z.record(z.string(), z.array(z.string())),
})

/** What of the state is stored while the page is closed; decisions that wait are found again from it. */
export function storedOf({ queue: waiting, sending, revision, bases, sent }: SyncState): object {
  return { queue: waiting, revision, bases, sent, ...(sending && { sending }) }
}

/** What was stored, checked record by record: one that cannot be read is dropped. Undefined: nothing of it can be. */
export function syncOfStored(value: unknown): SyncState | undefined {
  const parsed = stored.safeParse(value)
  if (!parsed.success) return undefined
  const { data } = parsed
  const { sending } = data
  return {
    ...syncedAt(data.revision),
    queue: queueOf(data.queue),
    sending: sending && {
      ...sending,
      upsertBlocks: sending.upsertBlocks.flatMap(readable(parseBlock)),
      upsertLayers: sending.upsertLayers.flatMap(readable(parseBlockLayer)),
    },
    // without what was edited, all that differs is decided about
    bases: mapRecords(data.bases, ({ revision, record, added }) => {
      const [sent] = [added].flatMap(readable(parseRecord))
      return (record === null ? [null] : [record].flatMap(readable(parseRecord))).map((read) => ({
        revision,
        record: read,
        ...(sent && { added: sent }),
      }))
    }),
    sent: data.sent,
  }
}

/** What an earlier version stored: the queue alone. */
export function syncOfOldQueue(text: string): SyncState | undefined {
  try {
    return { ...syncedAt(0), queue: queueOf(queue.parse(JSON.parse(text))) }
  } catch {
    return undefined
  }
}

function queueOf({ blocks, block_layers }: z.infer<typeof queue>): MutationQueue {
  return {
    blocks: { ...blocks, upserts: mapRecords(blocks.upserts, readable(parseBlock)) },
    block_layers: {
      ...block_layers,
      upserts: mapRecords(block_layers.upserts, readable(parseBlockLayer)),
    },
  }
}

function parseRecord(value: unknown): Block | BlockLayer {
  const isLayer = typeof value === 'object' && value !== null && 'geojson' in value
  return isLayer ? parseBlockLayer(value) : parseBlock(value)
}

/** None or one. */
function readable<T>(parse: (value: unknown) => T): (value: unknown) => T[] {
  return (value) => {
    try {
      return [parse(value)]
    } catch {
      return []
    }
  }
}

function mapRecords<V, T>(
  records: Readonly<Record<string, V>>,
  read: (value: V) => readonly T[],
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(records).flatMap(([id, value]) =>
      read(value).map((record): [string, T] => [id, record]),
    ),
  )
}
