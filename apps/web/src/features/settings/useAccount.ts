import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { AccountDocument, type AccountQuery, MeDocument } from '../../lib/gql/graphql.ts'
import { allOf } from '../../lib/graphqlQuery.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import type { View } from '../../lib/view.ts'

export type Account = AccountQuery['me']

export function useAccount(): View<Account> {
  return useView(AccountDocument, {})
}

/** For after a change of the user's record: this page, and what the guard gave the frame to show. */
export function useRefreshAccount(): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  const refresh = useRefresh(AccountDocument)
  return async () => {
    queryClient.removeQueries({ queryKey: allOf(MeDocument) })
    await Promise.all([refresh(), router.invalidate()])
  }
}
