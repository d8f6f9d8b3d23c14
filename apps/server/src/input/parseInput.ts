import { AppError } from '@duet/contract'
import type { z } from 'zod'
import { wordingOf } from './wording.ts'

/** Arguments by their schema. @throws AppError INVALID_INPUT with every wrong path in `details.field_errors` */
export function parseInput<T extends z.ZodType>(
  schema: T,
  input: unknown,
  at: readonly string[] = [],
): z.infer<T> {
  const parsed = schema.safeParse(input, { error: wordingOf })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({
    path: [...at, ...issue.path.map(String)].join('.'),
    message: issue.message,
  }))
  const first = errors[0]
  throw new AppError('INVALID_INPUT', `${first?.path}: ${first?.message}`, { field_errors: errors })
}
