import { recordOf, resolveRef } from './openApiRefs.ts'

/** Deeper than this a schema is taken to hold itself. */
const MAX_DEPTH = 3

/** A value that a schema of the description allows, to begin with: its example, its default, or made from its types. */
export function exampleOf(spec: unknown, schema: unknown, depth = 0): unknown {
  const rule = recordOf(resolveRef(spec, schema))
  const given =
    rule['example'] ?? rule['default'] ?? firstOf(rule['examples']) ?? firstOf(rule['enum'])
  if (given !== undefined) return given
  if (depth > MAX_DEPTH) return null
  const part = firstOf(rule['oneOf']) ?? firstOf(rule['anyOf'])
  if (part !== undefined) return exampleOf(spec, part, depth + 1)
  if (Array.isArray(rule['allOf'])) {
    const parts = rule['allOf'].map((one: unknown) => recordOf(exampleOf(spec, one, depth + 1)))
    return Object.assign({}, ...parts)
  }
  return exampleOfType(spec, rule, depth)
}

function exampleOfType(
  spec: unknown,
  rule: Readonly<Record<string, unknown>>,
  depth: number,
): unknown {
  const type = Array.isArray(rule['type']) ? rule['type'][0] : rule['type']
  switch (type) {
    case 'string':
      return rule['format'] === 'date-time' ? '2026-01-01T00:00:00Z' : ''
    case 'integer':
    case 'number':
      return 0
    case 'boolean':
      return false
    case 'array':
      return [exampleOf(spec, rule['items'], depth + 1)]
    default:
      return Object.fromEntries(
        Object.entries(recordOf(rule['properties'])).map(([name, property]) => [
          name,
          exampleOf(spec, property, depth + 1),
        ]),
      )
  }
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined
}
