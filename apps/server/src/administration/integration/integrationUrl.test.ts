import { describe, expect, test } from 'vitest'
import { integrationUrl, isDescribed } from './integrationUrl.ts'

describe('the address of an operation', () => {
  test.each([
    ['https://a.example', '/jobs', 'https://a.example/jobs'],
    ['https://a.example/api/v1', '/jobs?state=done', 'https://a.example/api/v1/jobs?state=done'],
    ['https://a.example:8443/api', '/a%20b', 'https://a.example:8443/api/a%20b'],
  ])('%s and %s', (base, path, url) => {
    expect(integrationUrl(base, path)?.href).toBe(url)
  })

  test.each([
    ['https://a.example/api', '/../secret'],
    ['https://a.example/api', '/%2e%2e/secret'],
    ['https://a.example/api', '/x/../../secret'],
    ['https://a.example/api', '\\..\\secret'],
    ['https://a.example', '@b.example/'],
    ['https://a.example', '.b.example/'],
    ['https://a.example', ':81/'],
    ['https://a.example', 'jobs'],
    ['https://a.example', ''],
    ['https://a.example', '/a b'],
    ['https://a.example', '/a#b'],
    ['https://a.example', `/${'x'.repeat(2000)}`],
  ])('%s does not lead to %s', (base, path) => {
    expect(integrationUrl(base, path)).toBeUndefined()
  })
})

describe('an API description', () => {
  const spec = { paths: { '/jobs': { get: {}, post: {} }, '/jobs/{id}': { delete: {} } } }

  test.each([
    ['GET', '/jobs', true],
    ['GET', '/jobs?state=done', true],
    ['POST', '/jobs', true],
    ['DELETE', '/jobs', false],
    ['DELETE', '/jobs/12', true],
    ['DELETE', '/jobs/', false],
    ['DELETE', '/jobs/12/log', false],
    ['GET', '/users', false],
    ['GET', '/toString', false],
  ])('%s %s: %s', (method, path, expected) => {
    expect(isDescribed(spec, method, path)).toBe(expected)
  })

  test.each([null, [], 'x', {}, { paths: null }, { paths: { '/jobs': null } }])(
    '%j describes nothing',
    (broken) => {
      expect(isDescribed(broken, 'GET', '/jobs')).toBe(false)
    },
  )
})
