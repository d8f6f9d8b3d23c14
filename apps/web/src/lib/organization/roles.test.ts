import { expect, test } from 'vitest'
import { mayChangeMember, rolesToGive } from './roles.ts'

const values = (own: string) => rolesToGive(own).map(({ value }) => value)

test('nobody gives more than they have', () => {
  expect(values('owner')).toEqual(['owner', 'admin', 'member', 'guest'])
  expect(values('admin')).toEqual(['admin', 'member', 'guest'])
  expect(values('stranger')).toEqual([])
})

test('what is an owner is left to owners', () => {
  expect(mayChangeMember('owner', 'owner')).toBe(true)
  expect(mayChangeMember('admin', 'owner')).toBe(false)
  expect(mayChangeMember('admin', 'admin')).toBe(true)
  expect(mayChangeMember('member', 'guest')).toBe(false)
})
