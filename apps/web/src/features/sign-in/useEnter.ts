import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { startSession } from '../../lib/session.ts'

/** Where a user goes who has just come in. */
export interface Entry {
  readonly expiresAt: string
  /** A path of this application. */
  readonly referer?: string | undefined
  /** An invitation that is accepted on the way. */
  readonly inviteId?: string | undefined
}

/** Starts the session and opens what the user came for. */
export function useEnter(): (entry: Entry) => Promise<void> {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async ({ expiresAt, referer, inviteId }) => {
    startSession(expiresAt)
    queryClient.clear()
    // The guard of that page finds the user and leads on, to a referer that is safe only
    await navigate({
      to: '/auth/login',
      search: { referer, invite_id: inviteId },
      replace: true,
    })
    // the form that had the focus is gone: the next Tab goes on in the page
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) {
        document.getElementById('content')?.focus({ preventScroll: true })
      }
    })
  }
}
