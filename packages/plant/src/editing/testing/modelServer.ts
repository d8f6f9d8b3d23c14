import type { Block } from '../../block/block.ts'
import type { BlockLayer } from '../../layers/blockLayer.ts'
import type { Design } from '../designDiff.ts'
import type { DesignRecord } from '../sameRecord.ts'
import type { Based, CallAnswer, SaveCalls } from '../saveRound.ts'
import type { RemoteVersion } from '../syncState.ts'

interface Stored {
  readonly record: DesignRecord | null
  readonly kind: RemoteVersion['kind']
  readonly revision: number
  readonly by: string
}

/** A server in memory with the rules of the real one: numbers of batches, refusals of whole calls, notes of deletions. */
export interface ModelServer {
  readonly design: () => Design
  readonly revision: () => number
  readonly callsAs: (user: string) => SaveCalls
}

export function modelServer(start: Design): ModelServer {
  const stored = new Map<string, Stored>()
  let revision = 0
  const at = { revision: 0, by: 'nobody' }
  for (const record of Object.values(start.blocks))
    stored.set(record.id, { record, kind: 'block', ...at })
  for (const record of Object.values(start.block_layers))
    stored.set(record.id, { record, kind: 'block_layer', ...at })

  const records = <T extends DesignRecord>(kind: RemoteVersion['kind']): T[] =>
    [...stored.values()].flatMap((one) =>
      one.kind === kind && one.record ? [one.record as T] : [],
    )
  const layersIn = (id: string): BlockLayer[] =>
    records<BlockLayer>('block_layer').filter(({ block_id }) => block_id === id)
  const isNewer = ({ item, baseRevision = 0 }: Based<string>): boolean =>
    (stored.get(item)?.revision ?? 0) > baseRevision

  function upsert<T extends DesignRecord>(
    kind: RemoteVersion['kind'],
    items: readonly Based<T>[],
    by: string,
  ): CallAnswer {
    if (items.some(({ item, baseRevision }) => isNewer({ item: item.id, baseRevision })))
      return { kind: 'conflict' }
    const wrong = items.flatMap(({ item }, place): [number, string][] =>
      'block_id' in item && item.block_id !== null && !stored.get(item.block_id)?.record
        ? [[place, 'there is no such block']]
        : [],
    )
    if (wrong.length > 0) return { kind: 'invalid', wrong: new Map(wrong), message: 'no block' }
    revision += 1
    for (const { item } of items)
      stored.set(item.id, { record: structuredClone(item), kind, revision, by })
    return { kind: 'saved', revision }
  }

  function remove(
    kind: RemoteVersion['kind'],
    items: readonly Based<string>[],
    by: string,
  ): CallAnswer {
    const there = items.filter(({ item }) => stored.get(item)?.record)
    if (there.length === 0) return { kind: 'saved', revision }
    if (there.some(isNewer)) return { kind: 'conflict' }
    if (kind === 'block' && there.some(({ item }) => layersIn(item).length > 0))
      return { kind: 'conflict' }
    revision += 1
    for (const { item } of there) stored.set(item, { record: null, kind, revision, by })
    return { kind: 'saved', revision }
  }

  return {
    design: () => ({
      blocks: byId(records<Block>('block')),
      block_layers: byId(records<BlockLayer>('block_layer')),
    }),
    revision: () => revision,
    callsAs: (user) => ({
      upsertBlocks: async (items) => upsert('block', items, user),
      upsertLayers: async (items) => upsert('block_layer', items, user),
      deleteLayers: async (items) => remove('block_layer', items, user),
      deleteBlocks: async (items) => remove('block', items, user),
      changesSince: async (since) => ({
        kind: 'changes',
        changes: {
          revision,
          versions: Object.fromEntries(
            [...stored]
              .filter(([, one]) => one.revision > since)
              .map(([id, { record, kind, revision: number, by }]): [string, RemoteVersion] => [
                id,
                {
                  kind,
                  // as after a journey over the wire
                  record: record && structuredClone(record),
                  revision: record ? number : revision,
                  editorName: by,
                  at: `${number}`.padStart(8, '0'),
                },
              ]),
          ),
        },
      }),
    }),
  }
}

function byId<T extends { readonly id: string }>(records: readonly T[]): Record<string, T> {
  return Object.fromEntries(records.map((record) => [record.id, record]))
}
