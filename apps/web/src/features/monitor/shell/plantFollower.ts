import { MINUTE_MS } from '@duet/units'

/** Changes that come within this time are asked for once. */
const QUIET_MS = 1000
/** A plant that sends all the time is asked for no more often. */
const LEAST_BETWEEN_MS = 10_000

/** What a follower needs of EventSource. */
export interface ChangeStream {
  addEventListener: (type: 'open' | 'message', listener: () => void) => void
  readonly readyState: number
  close: () => void
}

const OPEN = 1
const CLOSED = 2

interface PlantFollowerDeps {
  readonly openStream: () => ChangeStream
  /** Asks again for what is shown of the plant. */
  readonly refresh: () => void
}

/**
 * Follows a plant by the stream of its changes, and asks every minute while there is none. Returns how to stop.
 */
export function followPlant({ openStream, refresh }: PlantFollowerDeps): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let lastMs = -Infinity
  let hasOpened = false
  const refreshNow = (): void => {
    clearTimeout(waiting)
    waiting = undefined
    lastMs = Date.now()
    refresh()
  }
  const open = (): ChangeStream => {
    const opened = openStream()
    opened.addEventListener('open', () => {
      // What changed while there was no stream is not heard of again
      if (hasOpened) refreshNow()
      hasOpened = true
    })
    opened.addEventListener('message', () => {
      waiting ??= setTimeout(refreshNow, Math.max(QUIET_MS, lastMs + LEAST_BETWEEN_MS - Date.now()))
    })
    return opened
  }
  let stream = open()
  const timer = setInterval(() => {
    if (stream.readyState === OPEN) return
    refreshNow()
    if (stream.readyState === CLOSED) stream = open()
  }, MINUTE_MS)
  return () => {
    clearInterval(timer)
    clearTimeout(waiting)
    stream.close()
  }
}
