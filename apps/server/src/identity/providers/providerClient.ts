import { oneLine } from '@duet/contract'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client'
import { z } from 'zod'
import type { Config } from '../../config.ts'
import { perServer } from '../../server.ts'

/** A provider of the configuration. */
export interface ProviderSettings {
  readonly id: 'microsoft' | 'oidc'
  /** What people call it. */
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Whether the provider answers for the addresses of its accounts even where it does not say that it verified them. */
  readonly isAddressTrusted: boolean
}

/** What a provider proved. */
export interface ProvenIdentity {
  readonly provider: string
  /** Of the account at the provider, unique over all issuers. */
  readonly accountId: string
  /** In lower case. */
  readonly email: string | undefined
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
  readonly idToken: string
}

/** What the way back needs of the way out. */
export interface ProviderChecks {
  readonly nonce: string
  readonly codeVerifier: string
}

/** One provider, by authorization code with PKCE, state and nonce. */
export interface ProviderClient extends Pick<ProviderSettings, 'id' | 'name'> {
  readonly begin: (way: {
    readonly redirectUri: string
    readonly state: string
    /** Asks for the password even of somebody who is signed in there. */
    readonly mustLogIn: boolean
  }) => Promise<{ readonly url: string; readonly checks: ProviderChecks }>
  /** @throws what openid-client throws where the provider refuses or an answer is not valid */
  readonly finish: (
    currentUrl: URL,
    checks: ProviderChecks & { readonly state: string },
  ) => Promise<ProvenIdentity>
}

const SCOPE = 'openid email profile'
const TIMEOUT_S = 10

const flag = z.union([z.boolean(), z.number(), z.string()]).optional().catch(undefined)
const name = z.string().max(100).optional().catch(undefined)

const claimsOf = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  email: z.email().optional().catch(undefined),
  email_verified: flag,
  // Microsoft: the owner of the domain verified it
  xms_edov: flag,
  preferred_username: z.email().optional().catch(undefined),
  given_name: name,
  family_name: name,
})

type Claims = z.infer<typeof claimsOf>

/** Directories of Microsoft that are not one organisation's own. */
const SHARED_TENANTS = new Set(['common', 'organizations', 'consumers'])

/** Of the providers that the operator has set. */
export const providerClients = perServer(({ config }) => providersOf(config).map(providerClient))

function providersOf({ microsoft, oidc }: Config): ProviderSettings[] {
  return [
    ...(microsoft
      ? [
          {
            ...microsoft,
            id: 'microsoft' as const,
            name: 'Microsoft',
            issuer: `https://login.microsoftonline.com/${microsoft.tenant}/v2.0`,
            // An organisation's own directory answers for its addresses
            isAddressTrusted: !SHARED_TENANTS.has(microsoft.tenant.toLowerCase()),
          },
        ]
      : []),
    ...(oidc ? [{ ...oidc, id: 'oidc' as const, isAddressTrusted: false }] : []),
  ]
}

function providerClient(settings: ProviderSettings): ProviderClient {
  const configuration = rememberSuccess(() => discover(settings))
  return {
    id: settings.id,
    name: settings.name,
    begin: async ({ redirectUri, state, mustLogIn }) => {
      const checks = { nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce: checks.nonce,
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        ...(mustLogIn ? { prompt: 'login' } : {}),
      })
      return { url: url.href, checks }
    },
    finish: async (currentUrl, checks) => {
      const client = await configuration()
      const tokens = await authorizationCodeGrant(client, currentUrl, {
        pkceCodeVerifier: checks.codeVerifier,
        expectedState: checks.state,
        expectedNonce: checks.nonce,
        idTokenExpected: true,
      })
      const claims = claimsOf.parse(tokens.claims())
      const idToken = tokens.id_token ?? ''
      const full = await withUserInfo(client, tokens.access_token, claims)
      return identityOf(settings, full, idToken)
    },
  }
}

function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const url = new URL(issuer)
  return discovery(url, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_S,
    // Only for an issuer that the operator set without TLS
    execute: url.protocol === 'http:' ? [allowInsecureRequests] : [],
  })
}

/** Some providers give the address only there. */
async function withUserInfo(
  client: Configuration,
  accessToken: string,
  claims: Claims,
): Promise<Claims> {
  if (claims.email !== undefined || !client.serverMetadata().userinfo_endpoint) return claims
  const info = await fetchUserInfo(client, accessToken, claims.sub)
  return claimsOf.parse({ ...info, ...claims })
}

/** What a set of claims is worth to us. */
export function identityOf(
  { id, isAddressTrusted }: Pick<ProviderSettings, 'id' | 'isAddressTrusted'>,
  claims: Claims,
  idToken: string,
): ProvenIdentity {
  const email = claims.email ?? (isAddressTrusted ? claims.preferred_username : undefined)
  const isVerified = isTrue(id === 'microsoft' ? claims.xms_edov : claims.email_verified)
  return {
    provider: id,
    accountId: `${claims.iss}#${claims.sub}`,
    email: email?.toLowerCase(),
    isEmailVerified: email !== undefined && (isAddressTrusted || isVerified),
    firstName: oneLine(claims.given_name ?? ''),
    lastName: oneLine(claims.family_name ?? ''),
    idToken,
  }
}

/** Providers write truth in three ways. */
function isTrue(value: boolean | number | string | undefined): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

/** A discovery that failed is tried again with the next call. */
function rememberSuccess<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}
