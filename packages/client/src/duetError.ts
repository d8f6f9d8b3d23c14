/**
 * The server refused a call, or could not be reached. `code` is one of the codes of the API ("Errors" of its page in the
 * guide), `UNAVAILABLE` where there was no answer; the message is for people.
 */
export class DuetError extends Error {
  override readonly name = 'DuetError'
  readonly code: string
  readonly details: unknown

  constructor(code: string, message: string, details?: unknown, options?: ErrorOptions) {
    super(message, options)
    this.code = code
    this.details = details
  }
}
