import type { FastifyInstance, FastifyRequest } from 'fastify'
import { activeTracer, type OpenSpan, traceparentOf } from '../telemetry/tracing.ts'
import type { ErrorReporter } from './errorReporter.ts'
import { operationOf } from './operationName.ts'

/** Tells pages which share of their calls they may begin traces with. */
const SHARE_HEADER = 'x-duet-trace-share'

/** Traces calls of the API by their operation or route: to the error-reporting server, and to the receiver of traces. */
export function traceRequests(app: FastifyInstance, reporter: ErrorReporter): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, reply, done) => {
    const tracer = activeTracer()
    const name = traceNameOf(request)
    if (!tracer || name === undefined) {
      done()
      return
    }
    reply.header(SHARE_HEADER, tracer.share)
    const attributes = { 'http.request.method': request.method, 'duet.request.id': request.id }
    const parent = traceparentOf(request.headers)
    const span = tracer.open({ name, kind: 'server', attributes, parent })
    spans.set(request, span)
    span.within(done)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const name = traceNameOf(request)
    if (name !== undefined) {
      reporter.trace({
        name,
        status: reply.statusCode,
        endedAtMs: Date.now(),
        durationMs: reply.elapsedTime,
      })
    }
    spans.get(request)?.end({
      attributes: { 'http.response.status_code': reply.statusCode },
      isFault: reply.statusCode >= 500,
    })
    done()
  })
  app.addHook('onClose', () => reporter.flush())
}

/** Undefined for what is no call of the API. */
function traceNameOf({ routeOptions, query, method }: FastifyRequest): string | undefined {
  const route = routeOptions.url
  if (!route?.startsWith('/api/')) return undefined
  return operationOf(query) ?? `${method} ${route}`
}
