import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createSchema } from 'graphql-yoga'
import type { Context } from './context.ts'
import type { GraphQLSchema } from './graphql.ts'
import type { Resolvers } from './resolvers.gen.ts'
import { dateTimeScalar, jsonScalar } from './scalars.ts'

const SOURCE_DIR = path.dirname(import.meta.dirname)

/** The schema of all domains: every x.graphql beside its code, and the resolvers given. */
export function buildSchema(resolvers: readonly Resolvers[]): GraphQLSchema {
  return createSchema<Context>({
    typeDefs: readSdl(),
    resolvers: [{ DateTime: dateTimeScalar, JSON: jsonScalar }, ...resolvers],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  })
}

function readSdl(): string[] {
  return readdirSync(SOURCE_DIR, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((folder) =>
      readdirSync(path.join(SOURCE_DIR, folder.name))
        .filter((name) => name.endsWith('.graphql'))
        .map((name) => readFileSync(path.join(SOURCE_DIR, folder.name, name), 'utf8')),
    )
}
