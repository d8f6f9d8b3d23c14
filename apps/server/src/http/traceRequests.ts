import type { FastifyInstance } from 'fastify'
import type { ErrorReporter } from './errorReporter.ts'
import { operationOf } from './operationName.ts'

/** Reports to the error-reporting server how long calls took, by their operation or route. */
export function traceRequests(app: FastifyInstance, reporter: ErrorReporter): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url
    if (route?.startsWith('/api/')) {
      reporter.trace({
        name: operationOf(request.query) ?? `${request.method} ${route}`,
        status: reply.statusCode,
        endedAtMs: Date.now(),
        durationMs: reply.elapsedTime,
      })
    }
    done()
  })
  app.addHook('onClose', () => reporter.flush())
}
