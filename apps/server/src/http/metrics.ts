import { SECURITY_EVENTS, type SecurityEventKind } from '@duet/contract'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { diskSpace } from '../db/dataFolder.ts'

/** A registry with the figures of the process, of the disk that its data lie on, and of what is stored. */
export function createMetrics(dataDir: string, storedBytes: () => Promise<number>): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const figures = [
    [
      'data_folder_free',
      'Free space on the disk of the data folder',
      async () => (await diskSpace(dataDir)).freeBytes,
    ],
    [
      'data_folder_total',
      'Size of the disk of the data folder',
      async () => (await diskSpace(dataDir)).totalBytes,
    ],
    ['stored', 'Stored files of all organizations', storedBytes],
  ] as const
  for (const [name, help, read] of figures) {
    const gauge: Gauge = new Gauge({
      name: `duet_${name}_bytes`,
      help,
      registers: [],
      collect: async (): Promise<void> => gauge.set(await read()),
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
