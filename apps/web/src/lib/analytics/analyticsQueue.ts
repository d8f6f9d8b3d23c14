import { MAX_ANALYTICS_BATCH } from '@duet/contract'

/** Something that a user did, as it is sent. */
export interface AnalyticsEvent {
  readonly event: string
  /** The page, with the parameters of its address replaced by their names. */
  readonly path: string | null
  readonly properties: Readonly<Record<string, unknown>>
  readonly at: string
}

export interface AnalyticsQueue {
  readonly add: (event: AnalyticsEvent) => void
  /** Sends what waits, a batch at a time; what the server could not be given waits on. */
  readonly flush: () => Promise<void>
  /** Nothing is stored or sent of users who opted out. */
  readonly setOptedOut: (isOptedOut: boolean) => void
}

/** More than a day of clicking; after that the oldest go. */
const MAX_WAITING = 500

/** @param send - false: it did not arrive */
export function createAnalyticsQueue(
  send: (events: readonly AnalyticsEvent[]) => Promise<boolean>,
): AnalyticsQueue {
  let waiting: readonly AnalyticsEvent[] = []
  let optedOut = false
  return {
    add: (event) => {
      if (!optedOut) waiting = [...waiting, event].slice(-MAX_WAITING)
    },
    flush: async () => {
      if (waiting.length === 0) return
      const batch = waiting.slice(0, MAX_ANALYTICS_BATCH)
      waiting = waiting.slice(MAX_ANALYTICS_BATCH)
      const hasArrived = await send(batch)
      if (!hasArrived && !optedOut) waiting = [...batch, ...waiting].slice(-MAX_WAITING)
    },
    setOptedOut: (isOptedOut) => {
      optedOut = isOptedOut
      if (isOptedOut) waiting = []
    },
  }
}
