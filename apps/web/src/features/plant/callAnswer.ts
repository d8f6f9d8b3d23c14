import { blockFields, type CallAnswer, type Failure, fieldLabel } from '@duet/plant'
import { ConnectionError, errorMessage, GraphqlError } from '../../lib/graphqlError.ts'

/** What a call that writes was answered; `write` gives the number of the saved batch. */
export async function callAnswer(count: number, write: () => Promise<number>): Promise<CallAnswer> {
  try {
    return { kind: 'saved', revision: await write() }
  } catch (error) {
    if (!(error instanceof GraphqlError)) return failureOf(error)
    if (error.code === 'DESIGN_CONFLICT') return { kind: 'conflict' }
    if (error.code !== 'INVALID_INPUT') return failureOf(error)
    return { kind: 'invalid', wrong: wrongRecords(error, count), message: error.message }
  }
}

/** Why a call was not answered. */
export function failureOf(error: unknown): Failure {
  if (error instanceof ConnectionError) return { kind: 'offline' }
  const code = error instanceof GraphqlError ? error.code : 'INTERNAL'
  // faults of the moment, not of what was sent
  const isPassing = code === 'INTERNAL' || code === 'RATE_LIMITED'
  return { kind: 'refused', code, message: errorMessage(error), isPassing }
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
