import { afterEach, expect, test, vi } from 'vitest'
import { explore } from './explore.ts'

const REFUSED = { errors: [{ message: 'Sign in first.', extensions: { code: 'UNAUTHENTICATED' } }] }

const answering = (...answers: readonly object[]) => {
  const left = [...answers]
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(left.shift() ?? {})))
}
afterEach(() => vi.restoreAllMocks())

test.each([
  ['query Me { me { id } }', undefined, 'Me'],
  ['query A { me { id } } query B { me { id } }', 'B', 'B'],
  ['{ me { id } }', undefined, ''],
])('%s with the name %s is sent as %s', async (query, operationName, name) => {
  const calls = answering({ data: { me: null } })
  expect(await explore({ query, operationName })).toEqual({ data: { me: null } })
  expect(calls.mock.calls[0]?.[0]).toBe(`/api/graphql?operation=${name}`)
})

test('errors are part of the answer', async () => {
  const answer = { errors: [{ message: 'No', extensions: { code: 'FORBIDDEN' } }] }
  const calls = answering(answer)
  expect(await explore({ query: 'query Me { me { id } }' })).toEqual(answer)
  expect(calls).toHaveBeenCalledTimes(1)
})

test('a session whose token has ended is renewed once, and the call repeated', async () => {
  const query = 'query Me { me { id } }'
  const data = { data: { me: null } }
  const renewed = answering(REFUSED, data)
  expect(await explore({ query }, () => Promise.resolve(true))).toEqual(data)
  expect(renewed).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
  const ended = answering(REFUSED, data)
  expect(await explore({ query }, () => Promise.resolve(false))).toEqual(REFUSED)
  expect(ended).toHaveBeenCalledTimes(1)
})
