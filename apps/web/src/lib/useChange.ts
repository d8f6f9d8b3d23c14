import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { TypedDocumentString } from './gql/graphql.ts'
import { request } from './graphqlClient.ts'
import { useRefresh } from './useRefresh.ts'

/** An operation that changes something; answers to the stale ones are fetched anew before the caller goes on. */
export function useChange<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  ...stale: readonly TypedDocumentString<unknown, never>[]
): UseMutationResult<TResult, Error, TVariables> {
  const refresh = useRefresh(...stale)
  return useMutation({
    mutationFn: (variables: TVariables) => request(document, variables),
    onSuccess: refresh,
  })
}
