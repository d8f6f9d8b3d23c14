import { AppError } from '@duet/contract'
import type { FieldError } from '@duet/plant'

/** Says in which record of a batch a schema of the plant found something wrong. */
export function inputAt<T>(place: string, parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const errors = Array.isArray(error.details.errors)
      ? (error.details.errors as readonly FieldError[])
      : []
    throw new AppError(
      'INVALID_INPUT',
      `${place}: ${error.message}`,
      { field_errors: errors.map(({ path, message }) => ({ path: `${place}.${path}`, message })) },
      { cause: error },
    )
  }
}

/** @throws AppError INVALID_INPUT where there is an error */
export function refuseErrors(errors: readonly FieldError[], advice: string): void {
  const first = errors[0]
  if (!first) return
  throw new AppError('INVALID_INPUT', `${first.path}: ${first.message}. ${advice}`, {
    field_errors: errors,
  })
}
