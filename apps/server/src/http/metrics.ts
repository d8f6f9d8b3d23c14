import { SECURITY_EVENTS, type SecurityEventKind } from '@duet/contract'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { diskSpace } from '../db/dataFolder.ts'

/** A registry with the figures of the process and of the disk that its data lie on. */
export function createMetrics(dataDir: string): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const figures = [
    ['free', 'Free space on the disk of the data folder', 'freeBytes'],
    ['total', 'Size of the disk of the data folder', 'totalBytes'],
  ] as const
  for (const [name, help, field] of figures) {
    const gauge: Gauge = new Gauge({
      name: `duet_data_folder_${name}_bytes`,
      help,
      registers: [],
      collect: async (): Promise<void> => gauge.set((await diskSpace(dataDir))[field]),
    })
    registry.registerMetric(gauge)
  }
  return registry
}

/** Counts security events by their kind; each kind is there from the start, so that a first one is seen as a rise. */
export function countSecurityEvents(registry: Registry): (kind: SecurityEventKind) => void {
  const counter = new Counter({
    name: 'duet_security_events_total',
    help: 'Security events, see the guide',
    labelNames: ['kind'],
    registers: [registry],
  })
  for (const kind of SECURITY_EVENTS) counter.inc({ kind }, 0)
  return (kind) => counter.inc({ kind })
}

/** Duration of every call, by GraphQL operation or route. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'duet_http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  app.addHook('onResponse', (request, reply, done) => {
    // The route's pattern, not the address: addresses have no end
    const route = request.routeOptions.url ?? 'other'
    duration.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
    done()
  })
}
