import type { AnalyticsEventName } from '@duet/contract'
import { CaptureAnalyticsDocument } from '../gql/graphql.ts'
import { sendAside } from '../transport/graphqlTransport.ts'
import { type AnalyticsEvent, createAnalyticsQueue } from './analyticsQueue.ts'
import { pathTemplate } from './pathTemplate.ts'

const TAB_KEY = 'duet.tabSessionId'
const FLUSH_INTERVAL_MS = 10_000

const queue = createAnalyticsQueue(sendEvents)
let path: string | null = null

/** Notes that the user did something; it is sent with others, later. Nothing of users who opted out. */
export function capture(
  event: AnalyticsEventName,
  properties: Readonly<Record<string, unknown>> = {},
): void {
  queue.add({ event, path, properties, at: new Date().toISOString() })
}

/** Notes that a page was opened. @param fullPath - its route, '/$org/projects' */
export function capturePage(fullPath: string): void {
  path = pathTemplate(fullPath)
  capture('page_viewed')
}

/** To be called with the user's choice as soon as it is known, and when it changes. */
export const setAnalyticsOptedOut: (isOptedOut: boolean) => void = queue.setOptedOut

/** Sends every 10 s, and when the page is hidden or left. Returns how to stop. */
export function startAnalytics(): () => void {
  const onHide = (): void => {
    if (document.visibilityState === 'hidden') flushAside()
  }
  const timer = setInterval(flushAside, FLUSH_INTERVAL_MS)
  document.addEventListener('visibilitychange', onHide)
  window.addEventListener('pagehide', flushAside)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onHide)
    window.removeEventListener('pagehide', flushAside)
  }
}

/** Before the session changes: what waits belongs to the one so far. */
export function flushAnalytics(): Promise<void> {
  return queue.flush()
}

function flushAside(): void {
  void queue.flush()
}

function sendEvents(events: readonly AnalyticsEvent[]): Promise<boolean> {
  return sendAside(CaptureAnalyticsDocument, {
    tab_session_id: tabSessionId(),
    events: [...events],
  })
}

/** One id for all that is done in this tab until it is closed. */
function tabSessionId(): string {
  const stored = sessionStorage.getItem(TAB_KEY)
  if (stored !== null) return stored
  const id = crypto.randomUUID()
  sessionStorage.setItem(TAB_KEY, id)
  return id
}
