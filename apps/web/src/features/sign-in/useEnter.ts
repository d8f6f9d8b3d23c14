import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { AcceptInviteDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { isNotFound } from '../../lib/graphqlError.ts'
import { startSession } from '../../lib/session/session.ts'
import { notifyError } from '../../ui/notify.ts'

/** Where a user goes who has just come in. */
export interface Entry {
  readonly expiresAt: string
  /** A path of this application. */
  readonly referer?: string | undefined
  /** An invitation that the user logged in to accept. */
  readonly inviteId?: string | undefined
}

/** Starts the session and opens what the user came for. */
export function useEnter(): (entry: Entry) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async ({ expiresAt, referer, inviteId }) => {
    startSession(expiresAt)
    queryClient.clear()
    const place = inviteId === undefined ? referer : ((await acceptedPlace(inviteId)) ?? referer)
    // The guard of that page finds the user and leads on, to a referer that is safe only
    await navigate({ to: '/auth/login', search: { referer: place }, replace: true })
    // the form that had the focus is gone: the next Tab goes on in the page
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        document.getElementById('content')?.focus({ preventScroll: true })
      }
    })
  }
}

const NOT_YOURS = new Error(
  'This account has no such invitation. If it was sent to another address, sign out and open its link again.',
)

/** Undefined where it cannot be accepted, of which the user is notified. */
async function acceptedPlace(id: string): Promise<string | undefined> {
  try {
    const { organization_slug: slug } = (await request(AcceptInviteDocument, { id })).acceptInvite
    return slug === null ? '/' : `/${slug}/projects`
  } catch (error) {
    notifyError(isNotFound(error) ? NOT_YOURS : error)
    return undefined
  }
}
