import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  AcceptInviteDocument,
  DeclineInviteDocument,
  type InviteRowFragment,
  MyInvitesDocument,
} from '../gql/graphql.ts'
import { request } from '../graphqlClient.ts'
import { GraphqlError } from '../graphqlError.ts'
import { useRefreshUser } from '../session/useRefreshUser.ts'
import { useRefresh } from '../useRefresh.ts'

const POLL_MS = 2000

/** How often a list of invites is asked for anew: while the first attempt to send one is under way. */
export function invitesPollMs(rows: readonly InviteRowFragment[] | undefined): number | false {
  const isSending = rows?.some(
    ({ status, message }) =>
      status === 'pending' && message?.state === 'waiting' && message.error === null,
  )
  return isSending === true ? POLL_MS : false
}

/** The role of the invitation that waits, where another one was refused because of it. */
export function waitingRoleOf(error: unknown): string | undefined {
  const role = error instanceof GraphqlError ? error.details['waiting_role_id'] : undefined
  return typeof role === 'string' ? role : undefined
}

export interface InviteAnswer {
  readonly id: string
  readonly isAccepted: boolean
}

/** Answers an invitation to the user; one that was accepted leads to the projects of the organisation. */
export function useAnswerInvite(): ReturnType<typeof useMutation<unknown, Error, InviteAnswer>> {
  const refresh = useRefresh(MyInvitesDocument)
  const refreshUser = useRefreshUser()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ id, isAccepted }: InviteAnswer) => answer(id, isAccepted),
    onSuccess: async (slug, { isAccepted }) => {
      await refresh()
      if (!isAccepted) return
      await refreshUser(() =>
        slug === null
          ? navigate({ to: '/' })
          : navigate({ to: '/$org/projects', params: { org: slug } }),
      )
    },
  })
}

async function answer(id: string, isAccepted: boolean): Promise<string | null> {
  if (isAccepted)
    return (await request(AcceptInviteDocument, { id })).acceptInvite.organization_slug
  await request(DeclineInviteDocument, { id })
  return null
}
