import type { z } from 'zod'

/** What is wrong with a value whose schema has no words of its own. */
export function wordingOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'is required'
        : `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'too_small':
      return bound('at least', issue.origin, issue.minimum)
    case 'too_big':
      return bound('at most', issue.origin, issue.maximum)
    case 'invalid_format':
      return FORMATS[issue.format]
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `unknown: ${issue.keys.join(', ')}`
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
    default:
      return undefined
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'must be an email address',
  url: 'must be a URL',
  uuid: 'must be an id',
}

function bound(
  least: 'at least' | 'at most',
  origin: string,
  limit: number | bigint | undefined,
): string {
  if (origin === 'string') {
    return least === 'at least' && Number(limit) === 1
      ? 'is required'
      : `${least} ${limit} characters`
  }
  if (origin === 'array') return `${least} ${limit} entries`
  return `must be ${least} ${limit}`
}
