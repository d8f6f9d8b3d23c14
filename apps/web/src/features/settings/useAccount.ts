import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { AccountDocument, type AccountQuery, MeDocument } from '../../lib/gql/graphql.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'

export type Account = AccountQuery['me']

export function useAccount(): View<Account> {
  return mapView(viewOf(useQuery(graphqlQuery(AccountDocument, {}))), ({ me }) => me)
}

/** After a change of the user's record: this page, and what the guard gave the frame to show. */
export async function refreshAccount(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  queryClient.removeQueries({ queryKey: allOf(MeDocument) })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: allOf(AccountDocument) }),
    router.invalidate(),
  ])
}
