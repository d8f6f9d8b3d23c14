import { describe, expect, test } from 'vitest'
import { proofOf, wayBackError, wayOutUrl } from './providerWay.ts'

describe('the way out', () => {
  test('carries what is wanted', () => {
    const way = { mode: 'register', referer: '/acme/projects?page=2', inviteId: 'i1' } as const
    expect(wayOutUrl('/api/auth/microsoft/start', way)).toBe(
      '/api/auth/microsoft/start?mode=register&referer=%2Facme%2Fprojects%3Fpage%3D2&invite_id=i1',
    )
  })

  test('goes on after a question mark', () => {
    expect(wayOutUrl('/start?x=1', { mode: 'login' })).toBe('/start?x=1&mode=login')
  })
})

describe('the way back', () => {
  test('brings a proof only with both its parts', () => {
    expect(proofOf({ provider: 'microsoft', token: 't' })).toEqual({
      token: 't',
      credential: 'microsoft',
    })
    expect(proofOf({ token: 't' })).toBeUndefined()
    expect(proofOf({ provider: 'microsoft' })).toBeUndefined()
  })

  test('shows an error by its code and message', () => {
    const error_description = 'The user said no.'
    expect(wayBackError({ error: 'access_denied', error_description })).toBe(
      'The user said no. (access_denied)',
    )
    expect(wayBackError({ error: 'access_denied' })).toBe('access_denied')
    expect(wayBackError({})).toBeUndefined()
  })
})
