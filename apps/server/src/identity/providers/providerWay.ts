import { AuthorizationResponseError } from 'openid-client'
import { z } from 'zod'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../db/connection.ts'
import { isFlagOn } from '../../flags/featureFlags.ts'
import type { Server } from '../../server.ts'
import { waitFor } from '../limits.ts'
import { issueOneTimeToken, randomToken, takeOneTimeToken, tokenHash } from '../oneTimeTokens.ts'
import { type ProvenIdentity, providerClients } from './providerClient.ts'

export const PROVIDER_MODES = ['login', 'register', 'reauthenticate'] as const
export type ProviderMode = (typeof PROVIDER_MODES)[number]

export interface WayOut {
  readonly provider: string
  readonly mode: ProviderMode
  readonly inviteId: string | undefined
  /** Where the user goes afterwards. */
  readonly referer: string | undefined
  readonly caller: Caller
  readonly ip: string
}

/** Where the browser goes next; `binding` is stored in a cookie that only this browser has. */
export interface NextStep {
  readonly url: string
  readonly binding?: string
  /** The way ends here: the page says why. */
  readonly isRefused?: true
}

/** What a provider proved, as it waits for firebaseLogin or firebaseRegister. */
export const provenPayload = z.object({
  mode: z.enum(PROVIDER_MODES),
  /** Hash of the cookie of the browser that went out. */
  binding: z.string(),
  sessionId: z.string().optional(),
  identity: z.object({
    provider: z.string(),
    accountId: z.string(),
    email: z.string().optional(),
    isEmailVerified: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    idToken: z.string(),
  }),
})

const statePayload = z.object({
  provider: z.string(),
  mode: z.enum(PROVIDER_MODES),
  binding: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  sessionId: z.string().optional(),
  inviteId: z.string().optional(),
  referer: z.string().optional(),
})

type State = z.infer<typeof statePayload>

const STATE_LIFE_S = 10 * 60
const PROVEN_LIFE_S = 5 * 60
const MAX_REFERER_LENGTH = 2000

/** Ways to sign in beside the password. */
export async function identityProviders(
  server: Server,
): Promise<{ id: string; name: string; url: string }[]> {
  if (!(await areOffered(server))) return []
  return providerClients(server).map(({ id, name }) => ({
    id,
    name,
    url: `/api/auth/${id}/start`,
  }))
}

const areOffered = (server: Server): Promise<boolean> =>
  isFlagOn(server, 'ga-third-party-login', { email: undefined, organizationSlugs: [] })

/** The way of a browser out to a provider. Undefined for one that is not offered. */
export async function startProviderSignIn(
  server: Server,
  way: WayOut,
): Promise<NextStep | undefined> {
  const provider = providerClients(server).find(({ id }) => id === way.provider)
  if (!provider || !(await areOffered(server))) return undefined
  const state: Pick<State, 'mode' | 'inviteId' | 'referer'> = {
    mode: way.mode,
    inviteId: way.inviteId,
    referer: localPath(way.referer),
  }
  if (way.mode === 'reauthenticate' && !ownSession(way.caller)) {
    return refused(state, 'unauthenticated', 'Sign in first.')
  }
  if ((await waitFor(server.db, 'startsByIp', way.ip)) > 0) {
    return refused(state, 'rate-limited', 'Too many attempts. Try again in some minutes.')
  }
  const binding = randomToken()
  const token = randomToken()
  try {
    const { url, checks } = await provider.begin({
      redirectUri: callbackOf(server, provider.id),
      state: token,
      mustLogIn: way.mode === 'reauthenticate',
    })
    await issueOneTimeToken(server.db, {
      token,
      kind: 'provider_state',
      payload: {
        ...state,
        ...checks,
        provider: provider.id,
        binding: tokenHash(binding),
        sessionId: way.mode === 'reauthenticate' ? way.caller.sessionId : undefined,
      } satisfies State,
      lifeS: STATE_LIFE_S,
    })
    return { url, binding }
  } catch (error) {
    reportFault(server, error, provider.id)
    return refused(
      state,
      'provider-unavailable',
      `${provider.name} cannot be reached. Try again later.`,
    )
  }
}

function ownSession({ userId, sessionId, impersonatorId }: Caller): boolean {
  return userId !== undefined && sessionId !== undefined && impersonatorId === undefined
}

/** The way back, until there is a token for firebaseLogin or firebaseRegister. */
export async function finishProviderSignIn(
  server: Server,
  {
    provider: id,
    url,
    binding,
  }: { readonly provider: string; readonly url: URL; readonly binding: string | undefined },
): Promise<NextStep> {
  const token = url.searchParams.get('state') ?? ''
  const taken = await takeOneTimeToken(server.db, 'provider_state', token)
  const state = taken && statePayload.parse(taken.payload)
  const provider = providerClients(server).find((known) => known.id === id)
  // The browser that comes back must be the one that went out, from the same provider
  const isValid =
    binding !== undefined && state?.binding === tokenHash(binding) && state.provider === id
  if (!state || !provider || !isValid || !(await areOffered(server))) {
    return refused({ mode: 'login' }, 'invalid-state', 'This sign-in has expired. Try again.')
  }
  try {
    const currentUrl = new URL(`${callbackOf(server, provider.id)}${url.search}`)
    const identity = await provider.finish(currentUrl, { ...state, state: token })
    return {
      url: pageOf(state, { provider: id, token: await storeProof(server.db, state, identity) }),
    }
  } catch (error) {
    if (error instanceof AuthorizationResponseError) {
      return refused(state, error.error, error.error_description ?? 'The provider refused.')
    }
    reportFault(server, error, provider.id)
    return refused(
      state,
      'provider-error',
      `The answer of ${provider.name} could not be used. Try again.`,
    )
  }
}

function storeProof(db: Database, state: State, identity: ProvenIdentity): Promise<string> {
  const { mode, binding, sessionId } = state
  return issueOneTimeToken(db, {
    kind: 'provider_sign_in',
    payload: { mode, binding, sessionId, identity } satisfies z.input<typeof provenPayload>,
    lifeS: PROVEN_LIFE_S,
  })
}

function reportFault({ log }: Server, error: unknown, provider: string): void {
  log.warn({ err: error, provider }, 'provider sign-in failed')
}

function callbackOf({ publicUrl }: Server, provider: string): string {
  return `${publicUrl}/api/auth/${provider}/callback`
}

function refused(
  state: Pick<State, 'mode' | 'inviteId' | 'referer'>,
  code: string,
  text: string,
): NextStep {
  return { url: pageOf(state, { error: code, error_description: text }), isRefused: true }
}

/** The page of the web application that goes on with it. */
function pageOf(
  { mode, inviteId, referer }: Pick<State, 'mode' | 'inviteId' | 'referer'>,
  query: Readonly<Record<string, string>>,
): string {
  const search = new URLSearchParams({
    ...query,
    ...(mode === 'reauthenticate' ? { mode } : {}),
    ...(inviteId === undefined ? {} : { invite_id: inviteId }),
    ...(referer === undefined ? {} : { referer }),
  })
  return `/auth/${mode === 'register' ? 'register' : 'login'}?${search}`
}

/** A path of ours; anything that could lead to another site is dropped. */
export function localPath(text: string | undefined): string | undefined {
  if (text === undefined || text.length > MAX_REFERER_LENGTH) return undefined
  return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) ? text : undefined
}
