import { AppError } from '@duet/contract'

/** What is reported to a caller of a fault of the machine or the database. */
type Fault = 'DATABASE_DAMAGED' | 'UNAVAILABLE' | 'STORAGE_FULL' | 'STORAGE_READ_ONLY'

const MESSAGES: Readonly<Record<Fault, string>> = {
  DATABASE_DAMAGED:
    'A page of the database is damaged: what stands on it cannot be read. Ask whoever runs the server to look with duet verify and to restore a backup.',
  UNAVAILABLE:
    'The database or the storage of the server does not answer at the moment. Try again in some seconds.',
  STORAGE_FULL:
    'The disk of the server is full: nothing can be saved. Ask whoever runs the server to make room.',
  STORAGE_READ_ONLY:
    'The data folder of the server cannot be written: nothing can be saved. Ask whoever runs the server to make it writable.',
}

/** Codes of the system and, of five characters, of PostgreSQL. */
const FAULT_OF_CODE: Readonly<Record<string, Fault>> = {
  // data_corrupted, index_corrupted
  XX001: 'DATABASE_DAMAGED',
  XX002: 'DATABASE_DAMAGED',
  ENOSPC: 'STORAGE_FULL',
  EDQUOT: 'STORAGE_FULL',
  // disk_full
  '53100': 'STORAGE_FULL',
  EROFS: 'STORAGE_READ_ONLY',
  // read_only_sql_transaction
  '25006': 'STORAGE_READ_ONLY',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  EPIPE: 'UNAVAILABLE',
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
}

/** What the driver says, without a code, of a connection that ended or was not made in time. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** PostgreSQL gives files that it cannot write as a fault of its own, with the system's reason in the text. */
const SYSTEM_REASONS: readonly (readonly [RegExp, Fault])[] = [
  [/No space left on device|Disk quota exceeded/i, 'STORAGE_FULL'],
  [/Read-only file system/i, 'STORAGE_READ_ONLY'],
]

/** The fault of machine or database behind an error, for the caller; undefined for faults of the program. */
export function systemFault(error: unknown): AppError | undefined {
  const fault = faultOf(error)
  return fault && new AppError(fault, MESSAGES[fault], {}, { cause: error })
}

/** An error that is for the caller: a refusal, or a fault of machine or database. */
export const publicError = (error: unknown): AppError | undefined =>
  error instanceof AppError ? error : systemFault(error)

function faultOf(error: unknown): Fault | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  // 08: connection exceptions
  const known = FAULT_OF_CODE[code] ?? (/^08[0-9A-Z]{3}$/.test(code) ? 'UNAVAILABLE' : undefined)
  if (known) return known
  if (LOST_CONNECTION.test(error.message)) return 'UNAVAILABLE'
  if (code === 'EACCES' && isOfFile(error)) return 'STORAGE_READ_ONLY'
  const reason = SYSTEM_REASONS.find(([text]) => text.test(error.message))
  return reason?.[1] ?? faultOf(error.cause)
}

/** Programs that may not be run have the same code. */
const isOfFile = (error: Error): boolean =>
  'syscall' in error && /^(open|mkdir|rename|unlink|rmdir|copyfile)$/.test(String(error.syscall))
