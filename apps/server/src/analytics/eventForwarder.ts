/** An event as other analytics servers get it. */
export interface ForwardedEvent {
  readonly event: string
  readonly userId: string
  readonly at: Date
  readonly properties: Readonly<Record<string, unknown>>
}

export interface EventForwarder {
  /** Returns at once; what cannot be sent is lost. */
  readonly forward: (events: readonly ForwardedEvent[]) => void
  /** Sends what waits. Nothing is taken after. */
  readonly stop: () => Promise<void>
}

export interface ForwarderOptions {
  /** A server that takes PostHog's batches. */
  readonly host: string
  readonly key: string
  readonly onError: (error: unknown) => void
  readonly delayMs?: number
}

const DELAY_MS = 2000
const TIMEOUT_MS = 5000
const MAX_BATCH = 100
/** More than a server that does not answer should cost us. */
const MAX_WAITING = 5000

/** Sends events on in the background, a batch at a time. */
export function createEventForwarder(options: ForwarderOptions): EventForwarder {
  let waiting: readonly ForwardedEvent[] = []
  let timer: NodeJS.Timeout | undefined
  let sending = Promise.resolve()
  let stopped = false
  const sendAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_BATCH)
      waiting = waiting.slice(MAX_BATCH)
      await sendBatch(options, batch).catch(options.onError)
    }
  }
  const flush = (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    sending = sending.then(sendAll)
    return sending
  }
  return {
    forward: (events) => {
      if (stopped) return
      waiting = [...waiting, ...events].slice(-MAX_WAITING)
      timer ??= setTimeout(() => void flush(), options.delayMs ?? DELAY_MS).unref()
    },
    stop: () => {
      stopped = true
      return flush()
    },
  }
}

async function sendBatch(
  { host, key }: ForwarderOptions,
  batch: readonly ForwardedEvent[],
): Promise<void> {
  const response = await fetch(`${host.replace(/\/+$/, '')}/batch/`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      api_key: key,
      batch: batch.map(({ event, userId, at, properties }) => ({
        event,
        distinct_id: userId,
        timestamp: at.toISOString(),
        properties,
      })),
    }),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The analytics server answers ${response.status}`)
}
