import { type QueryKey, queryOptions, type UseQueryOptions } from '@tanstack/react-query'
import type { TypedDocumentString } from './gql/graphql.ts'
import { request } from './graphqlClient.ts'
import { operationName } from './transport/graphqlTransport.ts'

/** Options for `useQuery`: the key is [operation name, variables]. */
export function graphqlQuery<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
): UseQueryOptions<TResult, Error, TResult> & { queryKey: QueryKey } {
  return queryOptions<TResult, Error, TResult>({
    queryKey: [operationName(document), variables],
    queryFn: ({ signal }) => request(document, variables, signal),
  })
}

/** The key that stands for every cached answer of an operation: `invalidateQueries({ queryKey: allOf(XDocument) })`. */
export function allOf<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
): QueryKey {
  return [operationName(document)]
}
