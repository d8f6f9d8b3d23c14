import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Registry } from 'prom-client'
import type { Database } from '../../db/connection.ts'
import { diskSpace } from '../../db/dataFolder.ts'
import { TASK_PROCESSES } from '../../jobs/jobQueue.ts'
import { threadLoads } from '../../jobs/threadPool.ts'
import { storedBytesOfAll } from '../../quotas/quotaQueries.ts'
import type { Server } from '../../server.ts'
import { CALL_METRICS, TASK_METRICS } from '../../telemetry/counters.ts'
import { createRegistry, type GaugeValue, type ReadGauge } from '../../telemetry/registry.ts'

/** What a server answers at /metrics. */
export const serverMetrics = (server: Pick<Server, 'config' | 'db' | 'pool' | 'queue'>): Registry =>
  createRegistry(
    [...CALL_METRICS, ...TASK_METRICS],
    [...processGauges(server.pool), ...installationGauges(server)],
  )

/** What a worker answers: its own figures; those of the installation are the servers' to tell. */
export const workerMetrics = (pool: Pool): Registry =>
  createRegistry(TASK_METRICS, processGauges(pool))

/** Of every process: its threads and its connections. */
const processGauges = (pool: Pool): readonly ReadGauge[] => [
  {
    name: 'duet_threads',
    help: 'Threads that the process may have, by what they are for',
    labels: ['purpose'],
    read: () => byPurpose(({ threads }) => threads),
  },
  {
    name: 'duet_threads_busy',
    help: 'Threads that are at work',
    labels: ['purpose'],
    read: () => byPurpose(({ busy }) => busy),
  },
  {
    name: 'duet_thread_messages_waiting',
    help: 'What waits for a thread',
    labels: ['purpose'],
    read: () => byPurpose(({ waiting }) => waiting),
  },
  {
    name: 'duet_database_connections',
    help: 'Connections of the pool of the process',
    labels: ['state'],
    read: () => [
      [pool.totalCount - pool.idleCount, { state: 'used' }],
      [pool.idleCount, { state: 'idle' }],
    ],
  },
  {
    name: 'duet_database_connections_max',
    help: 'Connections that the pool may have',
    read: () => [[pool.options.max ?? Number.NaN]],
  },
  {
    name: 'duet_database_waiting',
    help: 'What waits for a connection of the pool',
    read: () => [[pool.waitingCount]],
  },
]

/** Of the installation: its disk, what is stored, its queues, and who takes tasks. Every server answers the same. */
const installationGauges = ({
  config,
  db,
  queue,
}: Pick<Server, 'config' | 'db' | 'queue'>): readonly ReadGauge[] => [
  {
    name: 'duet_data_folder_free_bytes',
    help: 'Free space on the disk of the data folder',
    read: async () => [[(await diskSpace(config.dataDir)).freeBytes]],
  },
  {
    name: 'duet_data_folder_total_bytes',
    help: 'Size of the disk of the data folder',
    read: async () => [[(await diskSpace(config.dataDir)).totalBytes]],
  },
  {
    name: 'duet_stored_bytes',
    help: 'Stored files of all organizations',
    read: async () => [[await storedBytesOfAll(db)]],
  },
  {
    name: 'duet_queue_tasks',
    help: 'Tasks of each queue that wait for a worker, and that run',
    labels: ['queue', 'state'],
    read: async () =>
      (await queue.load()).flatMap(({ queue: name, waiting, running }): GaugeValue[] => [
        [waiting, { queue: name, state: 'waiting' }],
        [running, { queue: name, state: 'running' }],
      ]),
  },
  {
    name: 'duet_queue_oldest_seconds',
    help: 'Age of the oldest task of each queue that waits; 0 where none does',
    labels: ['queue'],
    read: async () =>
      (await queue.load()).map(({ queue: name, oldestS }) => [oldestS, { queue: name }]),
  },
  {
    name: 'duet_outbox_messages',
    help: 'Emails and webhook messages that are to be sent',
    labels: ['kind'],
    read: () => outbox(db, sql`count(*)::int`),
  },
  {
    name: 'duet_outbox_oldest_seconds',
    help: 'Age of the oldest message that is to be sent; 0 where none is',
    labels: ['kind'],
    read: () => outbox(db, sql`coalesce(extract(epoch from now() - min(created_at)), 0)::float8`),
  },
  {
    name: 'duet_workers',
    help: 'Processes that take tasks: servers with threads, and workers',
    labels: ['kind'],
    read: () => workers(db),
  },
]

const byPurpose = (
  figure: (load: ReturnType<typeof threadLoads>[number]) => number,
): readonly GaugeValue[] => {
  const sums = new Map<string, number>()
  for (const load of threadLoads())
    sums.set(load.purpose, (sums.get(load.purpose) ?? 0) + figure(load))
  return [...sums].map(([purpose, sum]) => [sum, { purpose }])
}

async function outbox(db: Database, figure: RawBuilder<unknown>): Promise<readonly GaugeValue[]> {
  const { rows } = await sql<{ mail: number; webhook: number }>`select
    (select ${figure} from kept_message where state = 'waiting') as mail,
    (select ${figure} from webhook_message where state = 'waiting') as webhook`.execute(db)
  return rows.flatMap(({ mail, webhook }): GaugeValue[] => [
    [mail, { kind: 'mail' }],
    [webhook, { kind: 'webhook' }],
  ])
}

/** By their connections to the queue: the database knows who is there. */
async function workers(db: Database): Promise<readonly GaugeValue[]> {
  const { rows } = await sql<{ kind: string; total: number }>`
    select kind, count(distinct (application_name, client_addr)) filter (where pid is not null)::int as total
    from unnest(${[...TASK_PROCESSES]}::text[]) kind
    left join pg_stat_activity on datname = current_database() and application_name like 'duet-jobs ' || kind || ' %'
    group by kind`.execute(db)
  return rows.map(({ kind, total }) => [total, { kind }])
}
