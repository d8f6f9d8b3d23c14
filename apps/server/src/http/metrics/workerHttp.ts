import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { type HealthDeps, registerHealthRoutes } from './healthRoutes.ts'

/** What a worker answers: /health, /ready and /metrics, as a server does. Not yet listening. */
export function createWorkerHttp(deps: HealthDeps): FastifyInstance {
  const app = Fastify({
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  })
  registerHealthRoutes(app, deps)
  return app
}
