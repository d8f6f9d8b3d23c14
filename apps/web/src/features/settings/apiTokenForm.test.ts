import { describe, expect, test } from 'vitest'
import { apiTokenErrors, apiTokenInput, curlExample, NEW_API_TOKEN } from './apiTokenForm.ts'

const form = { ...NEW_API_TOKEN, name: ' nightly export ' }

describe('a token needs', () => {
  test('a name and a scope', () => {
    expect(apiTokenErrors(NEW_API_TOKEN)).toEqual({ name: 'Name is required' })
    expect(apiTokenErrors({ ...form, scopes: [] })).toEqual({ scopes: 'Choose at least one scope' })
    expect(apiTokenErrors({ ...form, name: 'x'.repeat(101) })).toEqual({
      name: 'at most 100 characters',
    })
    expect(apiTokenErrors(form)).toEqual({})
  })
})

test('an expiry is counted in whole days from now', () => {
  expect(apiTokenInput(form, Date.parse('2026-01-31T12:00:00Z'))).toEqual({
    name: 'nightly export',
    scopes: ['read'],
    organization_id: null,
    expires_at: '2026-05-01T12:00:00.000Z',
  })
})

test('a token may last for ever and be bound to one organisation', () => {
  expect(apiTokenInput({ ...form, expiryDays: '', organizationId: 'o1' }, 0)).toMatchObject({
    organization_id: 'o1',
    expires_at: null,
  })
})

test('the example names the operation, the token and a query', () => {
  const example = curlExample('https://duet.example', 'duet_abc')
  expect(example).toContain('https://duet.example/api/graphql?operation=Me')
  expect(example).toContain("'Authorization: Bearer duet_abc'")
})
