import { describe, expect, test } from 'vitest'
import { createUrlSigner, FILE_ROUTE, type FileGrant } from './signedUrls.ts'

const signer = createUrlSigner(Buffer.from('a key of this test alone'))
const put: FileGrant = {
  method: 'PUT',
  key: 'projects/p/meteo/u/upload',
  maxBytes: 100,
  expiresAtMs: 5000,
  credential: 'session.a.b',
}
const get: FileGrant = {
  method: 'GET',
  key: 'projects/p/simulations/s/exports/e.csv',
  filename: 'a b.csv',
  expiresAtMs: 5000,
  credential: 'token.t',
}

function parts(grant: FileGrant): { key: string; query: Record<string, unknown> } {
  const url = new URL(signer.sign(grant), 'http://localhost')
  return {
    key: url.pathname.slice(FILE_ROUTE.length + 1),
    query: Object.fromEntries(url.searchParams),
  }
}

describe('signed links', () => {
  test.each([put, get])('a link of $method grants what was signed', (grant) => {
    const { key, query } = parts(grant)
    expect(signer.verify(grant.method, key, query, 4999)).toEqual(grant)
  })

  test('it ends when it expires', () => {
    const { key, query } = parts(put)
    expect(signer.verify('PUT', key, query, 5000)).toBeUndefined()
  })

  test('nothing of it can be changed', () => {
    const { key, query } = parts(put)
    expect(signer.verify('GET', key, { ...query, name: 'x' }, 0)).toBeUndefined()
    expect(signer.verify('PUT', `${key}2`, query, 0)).toBeUndefined()
    for (const change of [
      { max: '1000' },
      { expires: '9000' },
      { for: 'session.a.c' },
      { signature: '' },
      { signature: 'AAAA' },
      { expires: 'NaN' },
    ]) {
      expect(signer.verify('PUT', key, { ...query, ...change }, 0)).toBeUndefined()
    }
    const download = parts(get)
    expect(
      signer.verify('GET', download.key, { ...download.query, name: 'other.csv' }, 0),
    ).toBeUndefined()
  })

  test('the key of another server is of no use', () => {
    const { key, query } = parts(put)
    expect(createUrlSigner(Buffer.from('another key')).verify('PUT', key, query, 0)).toBeUndefined()
  })
})
