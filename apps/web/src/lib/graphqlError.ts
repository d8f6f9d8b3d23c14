import { ERROR_CODES, type ErrorCode } from '@duet/contract'
import { shownSentence } from './shownUnits.ts'

/** What the server answered instead of data. The message is the first of its error list and is meant for people. */
export class GraphqlError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: ErrorCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.name = 'GraphqlError'
    this.code = code
    this.details = details
  }
}

/** The server could not be reached, or answered with something that is no GraphQL answer. */
export class ConnectionError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ConnectionError'
  }
}

export function isErrorCode(code: unknown): code is ErrorCode {
  return ERROR_CODES.some((known) => known === code)
}

/** True where the record is not there or not ours; both look the same on purpose. */
export function isNotFound(error: unknown): boolean {
  return error instanceof GraphqlError && error.code === 'NOT_FOUND'
}

/** What the server has against one value, by its path in the arguments: input.blocks.3.name. */
interface FieldRefusal {
  readonly path: string
  readonly message: string
}

/** None where the error is of another kind. */
export function fieldRefusals(error: unknown): readonly FieldRefusal[] {
  if (!(error instanceof GraphqlError)) return []
  const { field_errors } = error.details
  return Array.isArray(field_errors) ? field_errors.map(readRefusal) : []
}

function readRefusal(entry: unknown): FieldRefusal {
  const isRefusal =
    entry !== null &&
    typeof entry === 'object' &&
    'path' in entry &&
    typeof entry.path === 'string' &&
    'message' in entry &&
    typeof entry.message === 'string'
  return isRefusal
    ? { path: String(entry.path), message: String(entry.message) }
    : { path: '', message: '' }
}

/** What of files is refused is quoted as it stands there. */
const QUOTES_FILES: ReadonlySet<ErrorCode> = new Set(['WEATHER_FILE', 'FILE_FORMAT'])

/**
 * The sentence to show for anything that was thrown; about a value it begins with the name of its field. Figures of the server are
 * in the units of the viewer.
 */
export function errorMessage(error: unknown): string {
  const text = messageOf(error)
  const isOfServer = error instanceof GraphqlError && !QUOTES_FILES.has(error.code)
  return isOfServer ? shownSentence(text) : text
}

function messageOf(error: unknown): string {
  const [first] = fieldRefusals(error)
  if (first !== undefined && first.message !== '') return refusalText(first)
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'An unknown error has occurred.'
}

/** 'input.organization_id' -> 'Organization: must be ...'; a message that is a sentence already stands alone. */
function refusalText({ path, message }: FieldRefusal): string {
  const field = path.split('.').findLast((part) => !/^\d*$/.test(part))
  if (field === undefined || /^\p{Lu}/u.test(message)) return message
  const name = field.replace(/_id$/, '').replaceAll('_', ' ')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${message}`
}
