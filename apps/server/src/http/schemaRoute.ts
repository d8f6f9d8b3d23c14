import type { FastifyInstance } from 'fastify'
import { printSchema } from './graphql.ts'
import { type PlantRequestDeps, reader } from './plants/plantViewer.ts'
import { buildSchema } from './schema.ts'

/** GET /api/schema.graphql: the schema of the API with its descriptions, for callers who have signed in. */
export function registerSchemaRoute(app: FastifyInstance, deps: PlantRequestDeps): void {
  let text: string | undefined
  app.get('/api/schema.graphql', async (request, reply) => {
    await reader(deps, request, 'schema')
    text ??= printSchema(buildSchema([]))
    return reply.header('content-type', 'text/plain; charset=utf-8').send(text)
  })
}
