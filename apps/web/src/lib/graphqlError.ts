import { ERROR_CODES, type ErrorCode } from '@duet/contract'

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

/** The sentence to show for anything that was thrown. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'An unknown error has occurred.'
}
