import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isUnionType,
} from '../../http/graphql.ts'
import { sentence, typeLink } from './text.ts'

/** Every type that operations take and answer, by name. */
export function typePage(schema: GraphQLSchema): string {
  const roots = new Set(['Query', 'Mutation'])
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !roots.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const introduction =
    'What the [operations](index.md) take and answer. `!` is never null; brackets are a list. `DateTime` is ISO 8601 in UTC, `JSON` any JSON value, `ID` a text.'
  return `${['# API: types', introduction, ...types.flatMap(typePart)].join('\n\n')}\n`
}

function typePart(type: GraphQLNamedType): readonly string[] {
  const about = type.description ? [sentence(type.description)] : []
  if (isUnionType(type)) {
    const kinds = type.getTypes().map(({ name }) => typeLink(name))
    return [`## ${type.name}`, ...about, `One of ${kinds.join(', ')}.`]
  }
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => `\`${name}\``)
    return [`## ${type.name}`, ...about, `One of ${values.join(', ')}.`]
  }
  if (!isObjectType(type) && !isInputObjectType(type)) return []
  const rows = Object.values(type.getFields()).map(({ name, type: of, description }) =>
    [``, ` \`${name}\` `, ` ${typeLink(String(of))} `, ` ${cell(description)} `, ''].join('|'),
  )
  return [`## ${type.name}`, ...about, `| Field | Type | |\n|---|---|---|\n${rows.join('\n')}`]
}

const cell = (description: string | null | undefined): string =>
  description ? sentence(description).replaceAll('|', '\\|') : ''
