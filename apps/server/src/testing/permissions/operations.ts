import { resolvers } from '../../compose.ts'
import { getNamedType, isLeafType, isUnionType } from '../../http/graphql.ts'
import { buildSchema } from '../../http/schema.ts'
import type { OperationKind } from './permissionTable.ts'

/** A root field as the schema has it. */
export interface RootField {
  readonly kind: OperationKind
  readonly argumentTypes: ReadonlyMap<string, string>
  /** Asks for as little as the type allows, but for the code of a refusal that comes as data. */
  readonly selection: string
}

/** Every root field of the schema by its name. */
export function rootFields(): ReadonlyMap<string, RootField> {
  const schema = buildSchema(resolvers)
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const
  return new Map(
    roots.flatMap(([kind, root]) =>
      Object.values(root?.getFields() ?? {}).map((field): [string, RootField] => {
        const type = getNamedType(field.type)
        const object = isUnionType(type)
          ? '{ __typename ... on AuthError { code } }'
          : '{ __typename }'
        return [
          field.name,
          {
            kind,
            argumentTypes: new Map(field.args.map((arg) => [arg.name, String(arg.type)])),
            selection: isLeafType(type) ? '' : object,
          },
        ]
      }),
    ),
  )
}

/** The text of a call of `field` with the arguments named. */
export function operationText(
  field: string,
  { kind, argumentTypes, selection }: RootField,
  names: readonly string[],
  select: string = selection,
): string {
  const declared = names.map((name) => `$${name}: ${argumentTypes.get(name)}`)
  const given = names.map((name) => `${name}: $${name}`)
  const inBrackets = (parts: readonly string[]): string =>
    parts.length === 0 ? '' : `(${parts.join(', ')})`
  return `${kind} Call${inBrackets(declared)} { ${field}${inBrackets(given)} ${select} }`
}
