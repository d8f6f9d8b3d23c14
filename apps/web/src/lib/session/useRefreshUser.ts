import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { MeDocument } from '../gql/graphql.ts'
import { graphqlQuery } from '../graphqlQuery.ts'

/**
 * To be called after a change of the user record or of the user's organisations: asks anew and draws by it. What is
 * given is done between the two: going to a page that the change has opened, before the one so far is closed by it.
 */
export function useRefreshUser(): (meanwhile?: () => Promise<void>) => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (meanwhile) => {
    await queryClient.fetchQuery({ ...graphqlQuery(MeDocument, {}), staleTime: 0 })
    await meanwhile?.()
    await router.invalidate()
  }
}
