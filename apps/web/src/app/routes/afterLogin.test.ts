import { expect, test } from 'vitest'
import { afterLogin } from './afterLogin.ts'

test.each([
  [undefined, undefined, '/'],
  ['/acme/projects?page=2', undefined, '/acme/projects?page=2'],
  ['/acme/projects?page=2#top', 'i1', '/acme/projects?page=2&invite_id=i1#top'],
  ['/acme/projects?invite_id=i1', 'i1', '/acme/projects?invite_id=i1'],
  [undefined, 'i1', '/?invite_id=i1'],
  ['//evil.example', 'i1', '/?invite_id=i1'],
  ['/acme', 'a&b=c', '/acme?invite_id=a%26b%3Dc'],
])('%s with the invitation %s leads to %s', (referer, inviteId, place) => {
  expect(afterLogin(referer, inviteId)).toBe(place)
})
