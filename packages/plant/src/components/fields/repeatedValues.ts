import type { FieldError } from './fieldError.ts'

/** One error at each value that stands already earlier in the list. */
export function repeatedValueErrors(
  values: readonly number[],
  pathOf: (index: number) => string,
  message: string,
): readonly FieldError[] {
  return values.flatMap((value, index) =>
    values.indexOf(value) < index ? [{ path: pathOf(index), message }] : [],
  )
}
