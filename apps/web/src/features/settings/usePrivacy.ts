import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { setAnalyticsOptedOut } from '../../lib/analytics/analytics.ts'
import {
  DataPrivacyRequestsDocument,
  type PrivacyRequestFragment,
  SetAnalyticsOptOutDocument,
  UserDataPrivacyRequestDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { endSession } from '../../lib/session/session.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import { refreshAccount } from './useAccount.ts'

const POLL_INTERVAL_MS = 3000

/** Newest first; asked again while one of them is not completed. */
export function usePrivacyRequests(): View<readonly PrivacyRequestFragment[]> {
  const query = useQuery({
    ...graphqlQuery(DataPrivacyRequestsDocument, {}),
    refetchInterval: ({ state }) =>
      state.data?.dataPrivacyRequests.some(({ status }) => status === 'pending') === true
        ? POLL_INTERVAL_MS
        : false,
  })
  return mapView(viewOf(query), ({ dataPrivacyRequests }) => dataPrivacyRequests)
}

export interface PrivacyAction {
  readonly run: () => void
  readonly isPending: boolean
  readonly error: string | undefined
}

export function useExport(): PrivacyAction {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: () => request(UserDataPrivacyRequestDocument, { request_type: 'export' }),
    onSuccess: () =>
      queryClient.invalidateQueries({ queryKey: allOf(DataPrivacyRequestsDocument) }),
  })
  return actionOf(mutation, () => mutation.mutate())
}

/** Afterwards the user is nobody here: the session has ended on the server, and ends in this browser. */
export function useErasure(): PrivacyAction {
  const mutation = useMutation({
    mutationFn: () => request(UserDataPrivacyRequestDocument, { request_type: 'erasure' }),
    onSuccess: endSession,
  })
  return actionOf(mutation, () => mutation.mutate())
}

/** Whether events are kept of what the user does. */
export function useAnalyticsOptOut(): {
  readonly set: (optOut: boolean) => void
  readonly isPending: boolean
  readonly error: string | undefined
} {
  const queryClient = useQueryClient()
  const router = useRouter()
  const mutation = useMutation({
    mutationFn: (opt_out: boolean) => request(SetAnalyticsOptOutDocument, { opt_out }),
    onSuccess: async ({ setAnalyticsOptOut }) => {
      setAnalyticsOptedOut(setAnalyticsOptOut.analytics_opt_out)
      await refreshAccount(queryClient, router)
    },
  })
  const { isPending, error } = mutation
  return {
    set: mutation.mutate,
    isPending,
    error: error === null ? undefined : errorMessage(error),
  }
}

function actionOf(
  mutation: { readonly isPending: boolean; readonly error: Error | null },
  run: () => void,
): PrivacyAction {
  const { isPending, error } = mutation
  return { run, isPending, error: error === null ? undefined : errorMessage(error) }
}
