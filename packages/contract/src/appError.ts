import type { ErrorCode } from './errorCodes.ts'

/**
 * The caller asked for what cannot be. The message is for people: where it is wrong and what to do.
 * `details` is sent to the client; it must hold nothing secret.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Readonly<Record<string, unknown>>

  constructor(
    code: ErrorCode,
    message: string,
    details: Readonly<Record<string, unknown>> = {},
    options?: { cause?: unknown },
  ) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
