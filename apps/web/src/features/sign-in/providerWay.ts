import { authErrorText } from '../../lib/session/authErrors.ts'
import type { WayBack } from './signInSearch.ts'

/** What the user wants of a provider: the server remembers it on the way. */
export interface WayOut {
  readonly mode: 'login' | 'register' | 'reauthenticate'
  readonly referer?: string | undefined
  readonly inviteId?: string | undefined
}

/** The address that begins the way to a provider. */
export function wayOutUrl(url: string, { mode, referer, inviteId }: WayOut): string {
  const query = new URLSearchParams({
    mode,
    ...(referer === undefined ? {} : { referer }),
    ...(inviteId === undefined ? {} : { invite_id: inviteId }),
  })
  return `${url}${url.includes('?') ? '&' : '?'}${query}`
}

/** What a provider proved; undefined where the user does not come from one. */
export function proofOf({
  provider,
  token,
}: WayBack): { readonly token: string; readonly credential: string } | undefined {
  return provider === undefined || token === undefined ? undefined : { token, credential: provider }
}

/** What to say of a way that ended in an error. */
export function wayBackError({ error, error_description }: WayBack): string | undefined {
  return error === undefined
    ? undefined
    : authErrorText({ code: error, message: error_description ?? '' })
}
