import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'

let server: TestServer
let ann: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
})
afterAll(() => server.close())

const logged = vi.fn<(fields: unknown, message?: string) => void>()
beforeEach(() => {
  logged.mockReset()
  vi.spyOn(server.app.log, 'error').mockImplementation(logged)
})

const REPORT = {
  event_id: '6f9b2c1e-3a57-4a53-9d5b-0b7f7f1f2a11',
  path: '/my-organization/projects',
  message: 'x is not a function',
}

const report = (
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: 'POST', url: '/api/page-errors', payload: body, headers })

test('a report of a user is in the log under its id', async () => {
  const answer = await report(REPORT, { cookie: `duet_token=${ann.token}` })
  expect(answer.statusCode).toBe(204)
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    {
      eventId: REPORT.event_id,
      userId: ann.id,
      path: REPORT.path,
      message: REPORT.message,
      stack: undefined,
    },
    'page failed',
  )
})

test('a report of a stranger is in the log, too', async () => {
  expect((await report(REPORT, {})).statusCode).toBe(204)
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ eventId: REPORT.event_id, userId: undefined }),
    'page failed',
  )
})

test.each([
  ['a page of another site', {}, { cookie: 'own', 'sec-fetch-site': 'cross-site' }, 401],
  ['a report without an id', { event_id: 'none' }, { cookie: 'own' }, 400],
  ['a message without an end', { message: 'x'.repeat(2001) }, { cookie: 'own' }, 400],
  ['a report larger than any', { stack: 'x'.repeat(40_000) }, { cookie: 'own' }, 413],
])(
  '%s is refused',
  async (_who, change, { cookie, ...headers }: Record<string, string>, status) => {
    const own = cookie === undefined ? {} : { cookie: `duet_token=${ann.token}` }
    const answer = await report({ ...REPORT, ...change }, { ...headers, ...own })
    expect(answer.statusCode).toBe(status)
    expect(logged).not.toHaveBeenCalled()
  },
)
