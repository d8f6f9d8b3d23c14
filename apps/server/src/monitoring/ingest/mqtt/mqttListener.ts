import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@duet/contract'
import type { Server } from '../../../server.ts'
import { storeArrived } from '../storeBatch.ts'
import { type Broker, brokerClient } from './brokerClient.ts'
import { readMessage } from './mqttMessage.ts'
import { setFault } from './mqttQueries.ts'

export interface ListenedSource extends Broker {
  readonly projectId: string
}

const RECONNECT_MS = 5000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000
const FAULT_LENGTH = 500

/**
 * Listens to a broker until it is stopped; the client connects again by itself. A message is acknowledged when its readings are
 * stored, and the broker stores for this client what comes while it is away: nothing is lost and what comes twice changes nothing.
 *
 * @returns what ends it
 */
export function listenTo(server: Server, source: ListenedSource): () => Promise<void> {
  const stopping = new AbortController()
  const { projectId } = source
  const note = (fault: string | null): void => {
    setFault(server.db, projectId, fault?.slice(0, FAULT_LENGTH) ?? null).catch((error: unknown) =>
      server.log.warn({ err: error, projectId }, 'state of a broker not stored'),
    )
  }
  const client = brokerClient(server, source, {
    clientId: `duet-${projectId}`,
    clean: false,
    reconnectPeriod: RECONNECT_MS,
    onSubscribed: note,
  })
  client.on('error', (error) => note(error.message))
  client.on('offline', () => note('The broker is away.'))
  // Its callback acknowledges: the next message waits for it
  client.handleMessage = (packet, done) => {
    const text = packet.payload.toString()
    void acknowledged(store(server, source, { topic: packet.topic, text }, stopping.signal), done)
  }
  return async () => {
    stopping.abort()
    await client.endAsync(true)
  }
}

const NEVER_STORED: ReadonlySet<string> = new Set(['NOT_FOUND', 'FILE_TOO_LARGE'])

/** Tries until the readings are stored; a message that can never be stored is passed over. @throws when it is stopped */
async function store(
  server: Server,
  source: ListenedSource,
  message: { readonly topic: string; readonly text: string },
  stopping: AbortSignal,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    stopping.throwIfAborted()
    try {
      return await storeMessage(server, source, message)
    } catch (error) {
      server.log.warn(
        { err: error, projectId: source.projectId },
        'readings of a broker not stored',
      )
      if (error instanceof AppError && NEVER_STORED.has(error.code)) return
      await wait(pauseMs, undefined, { signal: stopping })
    }
  }
}

async function storeMessage(
  server: Server,
  source: ListenedSource,
  { topic, text }: { readonly topic: string; readonly text: string },
): Promise<void> {
  const { projectId } = source
  const arrivedUtcMs = Date.now()
  const message = { topic, text, arrivedUtcMs }
  const { isRead, ...built } = await readMessage(server, projectId, source, message)
  const { refused } = built
  if (!isRead || refused.count > 0)
    server.log.warn(
      { projectId, topic: topic.slice(0, FAULT_LENGTH), isRead, refused },
      'readings of a broker refused',
    )
  await storeArrived(server, projectId, built, arrivedUtcMs)
}

/** Says that a message is stored, or why not. */
async function acknowledged(
  storing: Promise<unknown>,
  done: (error?: Error) => void,
): Promise<void> {
  try {
    await storing
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)))
    return
  }
  done()
}
