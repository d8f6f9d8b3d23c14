import { GraphQLError, GraphQLScalarType, valueFromASTUntyped } from './graphql.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** An instant: taken with any offset, given in UTC. */
export const dateTimeScalar: GraphQLScalarType = new GraphQLScalarType({
  name: 'DateTime',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString()
    if (typeof value === 'string' && INSTANT.test(value)) return value
    throw new TypeError(`Not an instant: ${String(value)}`)
  },
  parseValue: parseInstant,
  parseLiteral: (node) => parseInstant(valueFromASTUntyped(node)),
})

export const jsonScalar: GraphQLScalarType = new GraphQLScalarType({
  name: 'JSON',
  parseValue: (value) => value,
  parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
})

function parseInstant(value: unknown): string {
  const instant = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : undefined
  if (!instant || Number.isNaN(instant.getTime())) {
    throw new GraphQLError('must be an instant like 2026-01-31T12:00:00Z')
  }
  return instant.toISOString()
}
