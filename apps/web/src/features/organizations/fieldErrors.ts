/** What the server has against one field. */
export interface FieldError {
  readonly field: string
  readonly message: string
}

/** The messages to stand under each field; several of one field in one line each. */
export function errorsByField(
  errors: readonly FieldError[],
): Readonly<Record<string, string | undefined>> {
  const byField: Record<string, string> = {}
  for (const { field, message } of errors) {
    const before = byField[field]
    byField[field] = before === undefined ? message : `${before}. ${message}`
  }
  return byField
}
