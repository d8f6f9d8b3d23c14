import { GraphqlError } from './graphqlError.ts'

/**
 * What the server has against the fields of a form. `fields` matches the paths that the form can show; its first group is
 * the name of the field: /^input\.(url|bearer_token)$/. Nothing where the error is of another kind, or is about something
 * else too: then the whole message must be shown.
 */
export function fieldErrorsOf(
  error: unknown,
  fields: RegExp,
): Readonly<Record<string, string | undefined>> {
  if (!(error instanceof GraphqlError)) return {}
  const { field_errors } = error.details
  const errors: Record<string, string> = {}
  for (const entry of Array.isArray(field_errors) ? field_errors : []) {
    const { path = '', message = '' } = readEntry(entry)
    const field = fields.exec(path)?.[1]
    if (field === undefined) return {}
    errors[field] ??= message
  }
  return errors
}

function readEntry(entry: unknown): { readonly path?: string; readonly message?: string } {
  return entry !== null &&
    typeof entry === 'object' &&
    'path' in entry &&
    typeof entry.path === 'string' &&
    'message' in entry &&
    typeof entry.message === 'string'
    ? { path: entry.path, message: entry.message }
    : {}
}
