import { LogoutDocument, RefreshTokenDocument } from '../gql/graphql.ts'
import { send } from '../transport/graphqlTransport.ts'
import { forgetOrganization } from '../transport/selectedOrganization.ts'

/** The token itself lies in a cookie that scripts cannot read; here is only when it ends. */
const EXPIRES_KEY = 'duet.sessionExpiresAt'
const REFRESH_INTERVAL_MS = 900_000

const tabs = new BroadcastChannel('duet.session')
const listeners = new Set<() => void>()
let refreshing: Promise<boolean> | undefined
let timer: ReturnType<typeof setInterval> | undefined

/** To be called after a login: the token is refreshed from now on. */
export function startSession(expiresAt: string): void {
  localStorage.setItem(EXPIRES_KEY, expiresAt)
  keepFresh()
}

/** To be called as the page is loaded: a token that would end before its next turn is renewed at once. */
export function resumeSession(): void {
  if (!hadSession()) return
  if (endsWithin(REFRESH_INTERVAL_MS)) void refreshOrEnd()
  keepFresh()
}

/** Renews the token every 15 minutes while there is one. */
function keepFresh(): void {
  timer ??= setInterval(() => void refreshOrEnd(), REFRESH_INTERVAL_MS)
}

/** One renewal for all calls that ask at the same time; false when the server will not give a new token. */
export function refreshSession(): Promise<boolean> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined
  })
  return refreshing
}

/** Ends the session on the server, here and in every other tab. */
export async function logout(): Promise<void> {
  // A server that does not answer must not leave the user logged in on this machine.
  await send(LogoutDocument, {}).catch(() => undefined)
  endEverywhere()
}

/** Forgets the session in this tab and the others, without a word to the server. Nothing without a session. */
export function endSession(): void {
  if (hadSession()) endEverywhere()
}

/** Calls back when the session ends, in this tab or another. Returns how to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when somebody was logged in on this machine and did not log out. */
export function hadSession(): boolean {
  return localStorage.getItem(EXPIRES_KEY) !== null
}

tabs.addEventListener('message', forgetSession)

function endEverywhere(): void {
  forgetSession()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no such argument
  tabs.postMessage('ended')
}

function forgetSession(): void {
  localStorage.removeItem(EXPIRES_KEY)
  forgetOrganization()
  clearInterval(timer)
  timer = undefined
  for (const listener of listeners) listener()
}

async function refresh(): Promise<boolean> {
  try {
    const { refreshToken } = await send(RefreshTokenDocument, {})
    if (!('token' in refreshToken)) return false
    localStorage.setItem(EXPIRES_KEY, refreshToken.expires_at)
    return true
  } catch {
    return false
  }
}

async function refreshOrEnd(): Promise<void> {
  if (await refreshSession()) return
  if (endsWithin(0)) endSession()
}

function endsWithin(ms: number): boolean {
  const expiresAt = localStorage.getItem(EXPIRES_KEY)
  return expiresAt === null || Date.parse(expiresAt) <= Date.now() + ms
}
