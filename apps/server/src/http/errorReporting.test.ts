import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type LocalServer, type SeenRequest, startLocalServer } from '../testing/localServer.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'
import { createErrorReporter } from './errorReporter.ts'

let sentry: LocalServer
let server: TestServer
let ann: TestUser

beforeAll(async () => {
  sentry = await startLocalServer((_request, response) => response.end('{}'))
  server = await startTestServer({
    SENTRY_DSN: `${sentry.url.replace('//', '//abc123@')}/base/42`,
    SENTRY_REPLAYS: 'true',
  })
  ann = await server.newUser('ann@acme.example')
})
afterAll(async () => {
  await server.close()
  await sentry.close()
})

/** Header, item header and item of an envelope. */
function envelopeOf({ body }: SeenRequest) {
  const [header = '', item = '', payload = ''] = body.split('\n')
  return {
    header: JSON.parse(header),
    item: JSON.parse(item),
    payload: JSON.parse(payload),
    raw: payload,
  }
}

/** Events alone: a share of the requests is traced beside them. */
async function reported(work: () => Promise<unknown>) {
  const before = sentry.requests.length
  await work()
  let events: ReturnType<typeof envelopeOf>[] = []
  await expect
    .poll(() => {
      events = sentry.requests
        .slice(before)
        .map(envelopeOf)
        .filter(({ item }) => item.type === 'event')
      return events.length
    })
    .toBe(1)
  const [event] = events
  if (!event) throw new Error('no event')
  return event
}

const pageReport = (
  body: object,
  headers: Readonly<Record<string, string>> = {},
  ip = '10.0.0.1',
) =>
  server.app.inject({
    method: 'POST',
    url: '/api/page-errors',
    payload: { path: '/acme/projects', message: 'x is not a function', ...body },
    headers,
    remoteAddress: ip,
  })

describe('the replay of a session', () => {
  const PART =
    '{"event_id":"0a","dsn":"https://page@replays.invalid/1"}\n{"type":"replay_event"}\n{"replay_id":"0a"}\n'
  const send = (payload: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/api/session-replays',
      payload,
      headers: { 'content-type': 'application/x-sentry-envelope', ...headers },
    })
  const codeOf = (answer: Awaited<ReturnType<typeof send>>): string =>
    answer.json().errors[0].extensions.code
  const bearer = () => ({ authorization: `Bearer ${ann.token}` })

  test('reaches the service as the page made it, without its made-up address', async () => {
    const answer = await send(PART, bearer())
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    await expect
      .poll(() => sentry.requests.map(({ body }) => body))
      .toContain(PART.replace(',"dsn":"https://page@replays.invalid/1"', ''))
  })

  test('is taken of nobody who is not signed in, and nothing else is', async () => {
    expect(codeOf(await send(PART))).toBe('UNAUTHENTICATED')
    const other = PART.replace('replay_event', 'event')
    expect(codeOf(await send(other, bearer()))).toBe('INVALID_INPUT')
    expect(codeOf(await send('', bearer()))).toBe('INVALID_INPUT')
    const foreign = { cookie: `duet_token=${ann.token}`, 'sec-fetch-site': 'cross-site' }
    expect(codeOf(await send(PART, foreign))).toBe('UNAUTHENTICATED')
  })

  test('is for users who did not opt out', async () => {
    const records = async (): Promise<unknown> =>
      (await server.call('query Me { me { records_session } }', {}, ann.token)).data
    expect(await records()).toEqual({ me: { records_session: true } })
    await server.call('mutation M { setAnalyticsOptOut(opt_out: true) { id } }', {}, ann.token)
    expect(await records()).toEqual({ me: { records_session: false } })
  })
})

describe('a fault of the server', () => {
  test('is reported under the id that the caller is shown', async () => {
    const read = server.db.selectFrom.bind(server.db)
    const spy = vi.spyOn(server.db, 'selectFrom')
    spy.mockImplementation(((from: 'user_organization') => {
      if (from === 'user_organization') throw new TypeError('out of order')
      return read(from)
    }) as typeof read)
    let shown = ''
    const { header, item, payload, raw } = await reported(async () => {
      const { errors } = await server.call('query Orgs { organizations { id } }', {}, ann.token)
      expect(errors?.[0]?.extensions.code).toBe('INTERNAL')
      shown = /event id ([0-9a-f-]{36})/.exec(errors?.[0]?.message ?? '')?.[1] ?? ''
    })
    spy.mockRestore()
    const id = shown.replaceAll('-', '')
    expect(id).toHaveLength(32)
    expect(header).toMatchObject({ event_id: id, sent_at: expect.any(String) })
    expect(item).toEqual({
      type: 'event',
      content_type: 'application/json',
      length: Buffer.byteLength(raw),
    })
    expect(payload).toMatchObject({
      event_id: id,
      level: 'error',
      platform: 'node',
      environment: 'development',
      release: expect.stringMatching(/^duet@/),
      transaction: 'organizations',
      tags: { source: 'server' },
      exception: { values: [{ type: 'TypeError', value: 'out of order' }] },
    })
    const frames = payload.exception.values[0].stacktrace.frames
    expect(frames.at(-1).filename).toContain('errorReporting.test.ts')
    expect(frames.at(-1).lineno).toBeGreaterThan(1)
  })

  test('goes to the project of the address with its key', () => {
    const { method, url, headers } = sentry.requests[0] ?? {}
    expect([method, url]).toEqual(['POST', '/base/api/42/envelope/'])
    expect(headers?.['content-type']).toBe('application/x-sentry-envelope')
    expect(headers?.['x-sentry-auth']).toMatch(/sentry_version=7, .*sentry_key=abc123$/)
  })

  test('is not reported where the caller is at fault', async () => {
    const before = sentry.requests.length
    await server.call('query Q { organization(id: "x") { id } }', {}, ann.token)
    await server.call('query Q { nothing }')
    const events = sentry.requests.slice(before).map(envelopeOf)
    expect(events.filter(({ item }) => item.type === 'event')).toEqual([])
  })
})

describe('a page that broke', () => {
  test('is reported with the id that it shows, also before sign-in', async () => {
    const event_id = randomUUID()
    const stack =
      'TypeError: x is not a function\n    at draw (https://duet.example/assets/a.js:1:200)\n    at https://duet.example/assets/a.js:2:7'
    const { payload } = await reported(async () => {
      expect(
        (await pageReport({ event_id, stack, path: '/auth/login?referer=x' })).statusCode,
      ).toBe(204)
    })
    expect(payload).toMatchObject({
      event_id: event_id.replaceAll('-', ''),
      platform: 'javascript',
      transaction: '/auth/login',
      tags: { source: 'page' },
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [
                {
                  function: '?',
                  filename: 'https://duet.example/assets/a.js',
                  lineno: 2,
                  colno: 7,
                },
                { function: 'draw', lineno: 1, colno: 200 },
              ],
            },
          },
        ],
      },
    })
    expect(payload.user).toBeUndefined()
  })

  test('names its user, and reads the stacks of other browsers', async () => {
    const { payload } = await reported(() =>
      pageReport(
        {
          event_id: randomUUID(),
          stack: 'draw@https://duet.example/a.js:3:4\n@https://duet.example/a.js:5:6',
        },
        { cookie: `duet_token=${ann.token}` },
      ),
    )
    expect(payload.user).toEqual({ id: ann.id })
    expect(payload.exception.values[0].stacktrace.frames).toMatchObject([
      { function: '?', lineno: 5 },
      { function: 'draw', lineno: 3, colno: 4 },
    ])
  })

  test('is heard 30 times a minute from one address', async () => {
    const codes: number[] = []
    for (let i = 0; i < 31; i += 1) {
      codes.push((await pageReport({ event_id: randomUUID() }, {}, '10.0.0.2')).statusCode)
    }
    expect(codes).toEqual([...Array(30).fill(204), 429])
    expect((await pageReport({ event_id: randomUUID() }, {}, '10.0.0.3')).statusCode).toBe(204)
  })
})

describe('the reporter', () => {
  const errors: unknown[] = []
  let status = 200
  let own: LocalServer
  beforeAll(async () => {
    own = await startLocalServer((_request, response) => response.writeHead(status).end('{}'))
  })
  afterAll(() => own.close())
  const report = {
    eventId: randomUUID(),
    source: 'server',
    place: undefined,
    userId: undefined,
    name: 'Error',
    message: 'm',
    stack: undefined,
  } as const
  const reporterWith = (random: () => number) =>
    createErrorReporter({
      dsn: `${own.url.replace('//', '//abc123@')}/42`,
      environment: 'staging',
      release: 'duet@test',
      onError: (error) => errors.push(error),
      random,
    })

  test('reports a quarter of the requests', async () => {
    let i = 0
    const reporter = reporterWith(() => (i++ % 100) / 100)
    const before = own.requests.length
    for (let n = 0; n < 100; n += 1) {
      reporter.trace({ name: 'Me', status: 200, endedAtMs: 1_700_000_000_500, durationMs: 250 })
      if (n % 20 === 0) await reporter.flush()
    }
    await reporter.flush()
    const traces = own.requests.slice(before).map(envelopeOf)
    expect(traces).toHaveLength(25)
    expect(traces[0]?.payload).toMatchObject({
      type: 'transaction',
      transaction: 'Me',
      start_timestamp: 1_700_000_000.25,
      timestamp: 1_700_000_000.5,
      contexts: {
        trace: {
          op: 'http.server',
          status: 'ok',
          trace_id: expect.stringMatching(/^[0-9a-f]{32}$/),
          span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
        },
      },
    })
  })

  test('says that it could not report, and is quiet while the server wants no more', async () => {
    const reporter = reporterWith(() => 1)
    status = 500
    reporter.report(report)
    await reporter.flush()
    expect(errors.map(String)).toEqual(['Error: The error-reporting server answers 500'])
    status = 429
    reporter.report(report)
    await reporter.flush()
    status = 200
    const before = own.requests.length
    reporter.report(report)
    await reporter.flush()
    expect(own.requests.length).toBe(before)
    expect(errors).toHaveLength(1)
  })
})
