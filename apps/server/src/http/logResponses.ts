import type { FastifyInstance } from 'fastify'
import { routeOf } from './metrics/measureCalls.ts'
import { operationOf } from './operationName.ts'

/** One line a call, and its id in the answer. Pages and their files are of interest to a developer alone. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const level = routeOf(request) === 'pages' ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        // Without the query: file links carry their permission there
        path: request.url.split('?')[0],
        operation: operationOf(request.query),
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'request',
    )
  })
}
