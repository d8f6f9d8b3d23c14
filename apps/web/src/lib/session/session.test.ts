import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MeDocument } from '../gql/graphql.ts'

/** A server in place of fetch: `answers` by operation name, `calls` in order. */
function serve(answers: Readonly<Record<string, () => unknown>>): string[] {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const operation = new URL(url, 'http://localhost').searchParams.get('operation') ?? ''
    calls.push(operation)
    return Response.json(answers[operation]?.() ?? { errors: [{ message: `no ${operation}` }] })
  })
  return calls
}

const UNAUTHENTICATED = {
  errors: [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }],
}
const token = (expiresAt: string) => ({
  data: { refreshToken: { __typename: 'TokenPayload', token: 't', expires_at: expiresAt } },
})

let stored: Map<string, string>
let channels: BroadcastChannel[]

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  // Channels reach all threads of the process: each test has its own, and closes them.
  channels = []
  const testId = crypto.randomUUID()
  const RealChannel = BroadcastChannel
  vi.stubGlobal(
    'BroadcastChannel',
    class extends RealChannel {
      constructor(name: string) {
        super(`${name} ${testId}`)
        channels.push(this)
      }
    },
  )
  vi.resetModules()
})

afterEach(() => {
  for (const channel of channels) channel.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const load = async () => ({
  ...(await import('./session.ts')),
  ...(await import('../graphqlClient.ts')),
  ...(await import('./recentLogin.ts')),
})

describe('an expired token', () => {
  test('is renewed once for all calls that meet it, and each call is repeated', async () => {
    const { request, startSession } = await load()
    startSession('2026-01-01T00:00:00Z')
    let isFresh = false
    const calls = serve({
      Me: () => (isFresh ? { data: { me: { id: '1' } } } : UNAUTHENTICATED),
      RefreshToken: () => {
        isFresh = true
        return token('2026-01-02T00:00:00Z')
      },
    })
    const answers = await Promise.all([request(MeDocument, {}), request(MeDocument, {})])
    expect(answers.map(({ me }) => me.id)).toEqual(['1', '1'])
    expect(calls.filter((name) => name === 'RefreshToken')).toHaveLength(1)
    expect(calls.filter((name) => name === 'Me')).toHaveLength(4)
  })

  test('that the server will not renew ends the session', async () => {
    const { hadSession, onSessionEnd, request, startSession } = await load()
    startSession('2026-01-01T00:00:00Z')
    const onEnd = vi.fn<() => void>()
    onSessionEnd(onEnd)
    serve({ Me: () => UNAUTHENTICATED, RefreshToken: () => UNAUTHENTICATED })
    await expect(request(MeDocument, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(onEnd).toHaveBeenCalledTimes(1)
    expect(hadSession()).toBe(false)
  })

  test('is not renewed where nobody was logged in', async () => {
    const { request } = await load()
    const calls = serve({ Me: () => UNAUTHENTICATED })
    await expect(request(MeDocument, {})).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(calls).toEqual(['Me'])
  })
})

describe('every 15 minutes', () => {
  test('the token is renewed', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') })
    const { startSession } = await load()
    const calls = serve({ RefreshToken: () => token('2026-01-01T01:15:00Z') })
    startSession('2026-01-01T01:00:00Z')
    await vi.advanceTimersByTimeAsync(899_999)
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toEqual(['RefreshToken'])
    expect(stored.get('duet.sessionExpiresAt')).toBe('2026-01-01T01:15:00Z')
  })

  test.each([
    ['at once where it ends before its turn', '2026-01-01T00:14:00Z', ['RefreshToken']],
    ['in its turn where it outlives that', '2026-01-01T00:16:00Z', []],
  ])('after the page was loaded anew the token is renewed %s', async (_when, ends, expected) => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') })
    const { resumeSession } = await load()
    stored.set('duet.sessionExpiresAt', ends)
    const calls = serve({ RefreshToken: () => token('2026-01-01T00:20:00Z') })
    resumeSession()
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toEqual(expected)
  })

  test('a failure ends the session only once the token has expired', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-01-01T00:00:00Z') })
    const { hadSession, startSession } = await load()
    serve({ RefreshToken: () => UNAUTHENTICATED })
    startSession('2026-01-01T00:20:00Z')
    await vi.advanceTimersByTimeAsync(900_000)
    expect(hadSession()).toBe(true)
    await vi.advanceTimersByTimeAsync(900_000)
    expect(hadSession()).toBe(false)
  })
})

describe('a call that needs a recent login', () => {
  const TOO_LONG_AGO = {
    errors: [{ message: 'Log in again.', extensions: { code: 'REQUIRES_RECENT_LOGIN' } }],
  }

  test('is repeated once the user has logged in again', async () => {
    const { onRecentLoginNeeded, request } = await load()
    let isRecent = false
    const calls = serve({ Me: () => (isRecent ? { data: { me: { id: '1' } } } : TOO_LONG_AGO) })
    onRecentLoginNeeded(async () => {
      isRecent = true
      return true
    })
    expect((await request(MeDocument, {})).me.id).toBe('1')
    expect(calls).toEqual(['Me', 'Me'])
  })

  test('fails where the user does not want to', async () => {
    const { onRecentLoginNeeded, request } = await load()
    const calls = serve({ Me: () => TOO_LONG_AGO })
    onRecentLoginNeeded(() => Promise.resolve(false))
    await expect(request(MeDocument, {})).rejects.toMatchObject({ code: 'REQUIRES_RECENT_LOGIN' })
    expect(calls).toEqual(['Me'])
  })
})

test('a logout is heard in the other tabs', async () => {
  const { logout, startSession } = await load()
  serve({ Logout: () => ({ data: { logout: { success: true } } }) })
  startSession('2026-01-01T00:00:00Z')
  const otherTab = new BroadcastChannel('duet.session')
  const heard = new Promise((resolve) => {
    otherTab.addEventListener('message', resolve, { once: true })
  })
  await logout()
  await heard
  expect(stored.size).toBe(0)
})

test('a logout ends the session also where this browser has no note of it', async () => {
  const { logout, onSessionEnd } = await load()
  serve({ Logout: () => ({ data: { logout: { success: true } } }) })
  const onEnd = vi.fn<() => void>()
  onSessionEnd(onEnd)
  await logout()
  expect(onEnd).toHaveBeenCalledTimes(1)
})
