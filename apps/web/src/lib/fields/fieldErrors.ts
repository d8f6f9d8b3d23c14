import { fieldRefusals } from '../graphqlError.ts'

/**
 * What the server has against the fields of a form. `fields` matches the paths that the form can show; its first group is
 * the name of the field: /^input\.(url|bearer_token)$/. Nothing where the error is of another kind, or is about something
 * else too: then the whole message must be shown.
 */
export function fieldErrorsOf(
  error: unknown,
  fields: RegExp,
): Readonly<Record<string, string | undefined>> {
  const errors: Record<string, string> = {}
  for (const { path, message } of fieldRefusals(error)) {
    const field = fields.exec(path)?.[1]
    if (field === undefined) return {}
    errors[field] ??= message
  }
  return errors
}
