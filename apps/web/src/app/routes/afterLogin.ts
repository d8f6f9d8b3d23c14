import { safeReferer } from '../../lib/session/safeReferer.ts'

/** Where the login leads: to the referer, with the invitation that is to be accepted on the way. */
export function afterLogin(referer: string | undefined, inviteId: string | undefined): string {
  const place = safeReferer(referer)
  if (inviteId === undefined || place.includes('invite_id=')) return place
  const url = new URL(place, 'http://localhost')
  url.searchParams.set('invite_id', inviteId)
  return url.pathname + url.search + url.hash
}
