import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createSchema } from 'graphql-yoga'
import type { Context } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { type GraphQLSchema, Kind, parse } from './graphql.ts'
import type { FieldDomains } from './operationGate.ts'
import { dateTimeScalar, jsonScalar } from './scalars.ts'

const SOURCE_DIR = path.dirname(import.meta.dirname)

/** The schema of all domains: every x.graphql beside its code, and the resolvers given. */
export function buildSchema(resolvers: readonly Resolvers[]): GraphQLSchema {
  return createSchema<Context>({
    typeDefs: readSdl().map(({ text }) => text),
    resolvers: [{ DateTime: dateTimeScalar, JSON: jsonScalar }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
}

/** Which folder defines which field of Query and Mutation, as 'query.me' and 'mutation.logout'. */
export function readFieldDomains(): FieldDomains {
  const domains = new Map<string, string>()
  for (const { folder, text } of readSdl()) {
    for (const definition of parse(text).definitions) {
      if (
        definition.kind !== Kind.OBJECT_TYPE_EXTENSION &&
        definition.kind !== Kind.OBJECT_TYPE_DEFINITION
      ) {
        continue
      }
      const type = definition.name.value
      if (type !== 'Query' && type !== 'Mutation') continue
      for (const field of definition.fields ?? []) {
        domains.set(`${type.toLowerCase()}.${field.name.value}`, folder)
      }
    }
  }
  return domains
}

interface SdlFile {
  readonly folder: string
  readonly text: string
}

function readSdl(): SdlFile[] {
  return readdirSync(SOURCE_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name: folder }) =>
      readdirSync(path.join(SOURCE_DIR, folder))
        .filter((name) => name.endsWith('.graphql'))
        .map((name) => ({
          folder,
          text: readFileSync(path.join(SOURCE_DIR, folder, name), 'utf8'),
        })),
    )
}
