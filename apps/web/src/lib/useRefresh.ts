import { useQueryClient } from '@tanstack/react-query'
import type { TypedDocumentString } from './gql/graphql.ts'
import { allOf } from './graphqlQuery.ts'

/** Has every answer to these operations fetched anew, after a change that made them stale. */
export function useRefresh(
  ...documents: readonly TypedDocumentString<unknown, never>[]
): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all(
      documents.map((document) => queryClient.invalidateQueries({ queryKey: allOf(document) })),
    )
  }
}
