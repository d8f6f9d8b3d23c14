import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link permits, to whom, and until when. */
export type FileGrant =
  | (GrantedTo & { readonly method: 'PUT'; readonly maxBytes: number })
  | (GrantedTo & { readonly method: 'GET'; readonly filename: string })

interface GrantedTo {
  readonly key: string
  readonly expiresAtMs: number
  /** The session or API token that asked: the link is worth nothing without it. Empty: nobody's. */
  readonly credential: string
}

export interface UrlSigner {
  /** Path and query of a link, without the host. */
  readonly sign: (grant: FileGrant) => string
  /** The grant of a link; undefined when it was changed, made up, for another method, or has expired. */
  readonly verify: (
    method: string,
    key: string,
    query: Readonly<Record<string, unknown>>,
    nowMs: number,
  ) => FileGrant | undefined
}

export const FILE_ROUTE = '/api/files'

/** Links that carry their own permission: a keyed hash over method, object, limit, expiry and who asked. */
export function createUrlSigner(secret: Uint8Array): UrlSigner {
  const signature = (grant: FileGrant): Buffer =>
    createHmac('sha256', secret)
      .update(JSON.stringify(signedParts(grant)))
      .digest()
  return {
    sign: (grant) => {
      const query = new URLSearchParams({
        expires: String(grant.expiresAtMs),
        for: grant.credential,
        ...(grant.method === 'PUT' ? { max: String(grant.maxBytes) } : { name: grant.filename }),
        signature: signature(grant).toString('base64url'),
      })
      return `${FILE_ROUTE}/${grant.key}?${query.toString()}`
    },
    verify: (method, key, query, nowMs) => {
      const grant = readGrant(method, key, query)
      if (!grant || !(grant.expiresAtMs > nowMs)) return undefined
      const given = Buffer.from(String(query.signature), 'base64url')
      const expected = signature(grant)
      return given.length === expected.length && timingSafeEqual(given, expected)
        ? grant
        : undefined
    },
  }
}

function signedParts(grant: FileGrant): readonly (string | number)[] {
  const last = grant.method === 'PUT' ? grant.maxBytes : grant.filename
  return [grant.method, grant.key, grant.expiresAtMs, grant.credential, last]
}

function readGrant(
  method: string,
  key: string,
  query: Readonly<Record<string, unknown>>,
): FileGrant | undefined {
  const to = { key, expiresAtMs: Number(query.expires), credential: String(query.for) }
  if (method === 'PUT') return { method, ...to, maxBytes: Number(query.max) }
  if (method === 'GET') return { method, ...to, filename: String(query.name) }
  return undefined
}
