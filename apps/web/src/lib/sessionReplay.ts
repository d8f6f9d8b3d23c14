import type { replayIntegration } from '@sentry/browser'

/** The specification's shares: of sessions, none where an administrator acts as the user, and of those in which a page breaks. */
const SESSIONS_FRACTION = 0.25
const BROKEN_FRACTION = 1
const ENDPOINT = '/api/session-replays'
/** The server puts its own in place of it. */
const ANY_DSN = 'https://page@replays.invalid/1'

let starting: Promise<ReturnType<typeof replayIntegration>> | undefined

/** Records the session for the error-reporting service, without any text, input or picture of it. */
export function startSessionReplay({ isSuper }: { readonly isSuper: boolean }): void {
  starting ??= start(isSuper ? 0 : SESSIONS_FRACTION)
}

export async function stopSessionReplay(): Promise<void> {
  const replay = await starting
  await replay?.stop()
}

/** To be called when a page broke: sends what was recorded before. Returns the id of the replay where there is one. */
export async function sendSessionReplay(): Promise<string | undefined> {
  const replay = await starting
  await replay?.flush()
  return replay?.getReplayId()?.replaceAll('-', '')
}

async function start(sessionsFraction: number): Promise<ReturnType<typeof replayIntegration>> {
  const {
    BrowserClient,
    defaultStackParser,
    getCurrentScope,
    makeFetchTransport,
    replayIntegration,
  } = await import('@sentry/browser')
  const replay = replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true })
  const client = new BrowserClient({
    dsn: ANY_DSN,
    tunnel: ENDPOINT,
    transport: makeFetchTransport,
    transportOptions: { headers: { 'content-type': 'application/x-sentry-envelope' } },
    stackParser: defaultStackParser,
    integrations: [replay],
    replaysSessionSampleRate: sessionsFraction,
    replaysOnErrorSampleRate: BROKEN_FRACTION,
    sendClientReports: false,
  })
  getCurrentScope().setClient(client)
  client.init()
  return replay
}
