import { expect, test } from 'vitest'
import { actionText, auditDetails } from './auditDetails.ts'

test('actions are read as words', () => {
  expect(actionText('integration_server_fetched')).toBe('Integration server fetched')
})

test('details are flat names and values, without empty ones', () => {
  const details = {
    email: 'ada@example.com',
    role_id: 'member',
    reason: null,
    remarks: '',
    allowed_domains: ['a.com', 'b.com'],
    none: [],
    constraints: [{ key: 'user', enabled: false }],
    count: 0,
  }
  expect(auditDetails(details).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'email: ada@example.com',
    'role id: member',
    'allowed domains: a.com, b.com',
    'constraints 1 key: user',
    'constraints 1 enabled: false',
    'count: 0',
  ])
})

test.each([undefined, null, {}, [], ''])('%j has none', (details) => {
  expect(auditDetails(details)).toEqual([])
})
