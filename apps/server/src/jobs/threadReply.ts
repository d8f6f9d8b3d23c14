import { AppError, ERROR_CODES, type ErrorCode } from '@duet/contract'

/** Messages of a kind of thread: name -> [input, output]. */
export type MessageMap<Messages> = {
  readonly [Name in keyof Messages]: readonly [input: unknown, output: unknown]
}

export type RequestOf<Messages extends MessageMap<Messages>> = {
  [Name in keyof Messages]: { readonly name: Name; readonly input: Messages[Name][0] }
}[keyof Messages]

interface FailedReply {
  readonly ok: false
  readonly code: string | undefined
  readonly message: string
  readonly details: AppError['details']
  readonly stack: string | undefined
}

export type ThreadReply<Output> = { readonly ok: true; readonly output: Output } | FailedReply

/** An error as it leaves its thread. */
export function failedReply(thrown: unknown): FailedReply {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { message, stack } = error
  const { code, details } = error instanceof AppError ? error : { code: undefined, details: {} }
  return { ok: false, code, message, details, stack }
}

/** The error on the other side. */
export function errorOfReply({ code: given, message, details, stack }: FailedReply): Error {
  const code: ErrorCode | undefined = ERROR_CODES.find((known) => known === given)
  if (code) return new AppError(code, message, details)
  const error = new Error(message)
  if (stack) error.stack = stack
  return error
}
