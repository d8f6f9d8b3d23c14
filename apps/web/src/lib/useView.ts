import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { TypedDocumentString } from './gql/graphql.ts'
import { graphqlQuery } from './graphqlQuery.ts'
import { mapView, type View, viewOf } from './view.ts'

/** How often it is asked, and what is shown meanwhile. */
type ViewOptions<TResult> = Partial<
  Omit<UseQueryOptions<TResult, Error, TResult>, 'queryKey' | 'queryFn' | 'select'>
>

/** The answer to an operation, or the part of it that is picked, as a view. */
export function useView<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
): View<TResult>
export function useView<TResult, TVariables, TPart>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  pick: (data: TResult) => TPart,
  options?: ViewOptions<TResult>,
): View<TPart>
export function useView<TResult, TVariables, TPart>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  pick?: (data: TResult) => TPart,
  options: ViewOptions<TResult> = {},
): View<TPart | TResult> {
  const view = viewOf(useQuery({ ...graphqlQuery(document, variables), ...options }))
  return pick === undefined ? view : mapView(view, pick)
}
