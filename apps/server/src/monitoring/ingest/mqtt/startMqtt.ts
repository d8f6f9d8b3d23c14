import { randomUUID } from 'node:crypto'
import { AppError } from '@duet/contract'
import { startPeriodic } from '../../../db/periodic.ts'
import type { Server } from '../../../server.ts'
import { brokerOf } from './brokerClient.ts'
import { type ListenedSource, listenTo } from './mqttListener.ts'
import { endLeases, leaseSources, type MqttSourceRow, setFault } from './mqttQueries.ts'

const PERIOD_MS = 5000
const LEASE_S = 30

interface Listening {
  /** Of the row that it listens by. */
  readonly version: number
  readonly stop: () => Promise<void>
}

/**
 * Listens to the brokers of all deployments. Of several server processes one listens to each; when it ends another takes over.
 *
 * @returns what ends it
 */
export function startMqtt(server: Server, periodMs = PERIOD_MS): () => Promise<void> {
  const name = randomUUID()
  const listening = new Map<string, Listening>()
  const round = async (): Promise<void> => {
    const rows = await leaseSources(server.db, name, LEASE_S)
    const wanted = new Map(rows.map((row) => [row.project_id, row]))
    for (const [projectId, one] of listening) {
      if (wanted.get(projectId)?.updated_at.getTime() === one.version) continue
      listening.delete(projectId)
      await one.stop()
    }
    for (const [projectId, row] of wanted) {
      if (listening.has(projectId)) continue
      const source = await sourceOf(server, row)
      if (source)
        listening.set(projectId, {
          version: row.updated_at.getTime(),
          stop: listenTo(server, source),
        })
    }
  }
  const work = startPeriodic(periodMs, round, (error) =>
    server.log.error({ err: error }, 'brokers could not be looked up'),
  )
  return async () => {
    await work.stop()
    await Promise.all([...listening.values()].map(({ stop }) => stop()))
    await endLeases(server.db, name)
  }
}

async function sourceOf(server: Server, row: MqttSourceRow): Promise<ListenedSource | undefined> {
  try {
    return { projectId: row.project_id, ...brokerOf(server, row) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await setFault(server.db, row.project_id, error.message)
    return undefined
  }
}
