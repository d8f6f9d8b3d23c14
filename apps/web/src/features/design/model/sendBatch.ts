import {
  type Block,
  type BlockLayer,
  blockFields,
  fieldLabel,
  type MutationBatch,
} from '@duet/plant'
import { ConnectionError, errorMessage, GraphqlError } from '../../../lib/graphqlError.ts'

/** The calls that a batch is made of. */
export interface DesignCalls {
  readonly upsertBlocks: (blocks: readonly Block[]) => Promise<void>
  readonly upsertLayers: (layers: readonly BlockLayer[]) => Promise<void>
  readonly deleteLayers: (ids: readonly string[]) => Promise<void>
  readonly deleteBlocks: (ids: readonly string[]) => Promise<void>
}

/** A record that the server does not take, and why. */
export interface RejectedRecord {
  readonly id: string
  readonly kind: 'block' | 'layer'
  readonly name: string
  readonly message: string
}

export type BatchOutcome =
  | { readonly kind: 'done'; readonly rejected: readonly RejectedRecord[] }
  /** Nobody answered: to be tried again. */
  | { readonly kind: 'offline' }
  /** The server takes nothing of it: access is gone, or it has failed. */
  | { readonly kind: 'refused'; readonly message: string; readonly isPassing: boolean }

/** Makes the calls of a batch in their order; records that are refused are left out and the others saved. */
export async function sendBatch(batch: MutationBatch, calls: DesignCalls): Promise<BatchOutcome> {
  try {
    const blocks = await sendRecords(batch.upsertBlocks, 'block', calls.upsertBlocks)
    const layers = await sendRecords(batch.upsertLayers, 'layer', calls.upsertLayers)
    if (batch.deleteLayers.length > 0) await calls.deleteLayers(batch.deleteLayers)
    if (batch.deleteBlocks.length > 0) await calls.deleteBlocks(batch.deleteBlocks)
    return { kind: 'done', rejected: [...blocks, ...layers] }
  } catch (error) {
    if (error instanceof ConnectionError) return { kind: 'offline' }
    return { kind: 'refused', message: errorMessage(error), isPassing: isPassing(error) }
  }
}

/** Faults of the moment, not of what was sent. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof GraphqlError && (error.code === 'INTERNAL' || error.code === 'RATE_LIMITED')
  )
}

type Named = Pick<Block, 'id' | 'name'>

async function sendRecords<T extends Named>(
  records: readonly T[],
  kind: RejectedRecord['kind'],
  send: (records: readonly T[]) => Promise<void>,
): Promise<readonly RejectedRecord[]> {
  if (records.length === 0) return []
  try {
    await send(records)
    return []
  } catch (error) {
    if (!(error instanceof GraphqlError) || error.code !== 'INVALID_INPUT') throw error
    const wrong = wrongRecords(error, records.length)
    if (wrong.size === 0 && records.length > 1) return sendOneByOne(records, kind, send)
    const rejected = records.flatMap((record, index) => {
      const message = wrong.get(index) ?? (records.length === 1 ? error.message : undefined)
      return message === undefined ? [] : [{ id: record.id, kind, name: record.name, message }]
    })
    const sound = records.filter(({ id }) => !rejected.some((record) => record.id === id))
    return [...rejected, ...(await sendRecords(sound, kind, send))]
  }
}

/** The server did not say which record it means. */
async function sendOneByOne<T extends Named>(
  records: readonly T[],
  kind: RejectedRecord['kind'],
  send: (records: readonly T[]) => Promise<void>,
): Promise<readonly RejectedRecord[]> {
  const rejected: RejectedRecord[] = []
  for (const record of records) rejected.push(...(await sendRecords([record], kind, send)))
  return rejected
}

/** Messages by the place of the record in the call: paths are `blocks.3.name`, `layers.0.geojson...`. */
function wrongRecords(error: GraphqlError, count: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  const { field_errors } = error.details
  for (const entry of Array.isArray(field_errors) ? field_errors : []) {
    const { path, message } = fieldErrorOf(entry)
    const [, index, field = ''] = /^(?:blocks|layers)\.(\d+)\.?(.*)$/.exec(path) ?? []
    const place = index === undefined ? Number.NaN : Number(index)
    if (place >= 0 && place < count && !found.has(place)) {
      const label = fieldLabel(blockFields, field)
      found.set(place, label === '' ? message : `${label}: ${message}`)
    }
  }
  return found
}

function fieldErrorOf(entry: unknown): { readonly path: string; readonly message: string } {
  const isRecord = typeof entry === 'object' && entry !== null
  const path = isRecord && 'path' in entry ? String(entry.path) : ''
  const message = isRecord && 'message' in entry ? String(entry.message) : ''
  return { path, message }
}
