import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { TypedDocumentString } from './gql/graphql.ts'
import { graphqlQuery } from './graphqlQuery.ts'
import { mapView, type View, viewOf } from './view.ts'

/** The one key of a type; never, where it has several. */
type OnlyKey<T, Key = keyof T> = Key extends keyof T
  ? [keyof T] extends [Key]
    ? Key
    : never
  : never

/** What an operation answers: its field, or all of them where it asks for several. */
type Answer<TResult> = [OnlyKey<TResult>] extends [never] ? TResult : TResult[OnlyKey<TResult>]

/** How often it is asked, and what is shown meanwhile. */
type ViewOptions<TResult> = Omit<
  UseQueryOptions<TResult, Error, TResult>,
  'queryKey' | 'queryFn' | 'select'
>

/** For what never changes, as the results of a finished run. */
export const NEVER_STALE = { staleTime: Number.POSITIVE_INFINITY }

/** The answer to an operation as a view. */
export function useView<TResult extends object, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  options: ViewOptions<TResult> = {},
): View<Answer<TResult>> {
  const query = useQuery({ ...graphqlQuery(document, variables), ...options })
  return mapView(viewOf(query), answerOf)
}

function answerOf<TResult extends object>(data: TResult): Answer<TResult> {
  const fields: readonly unknown[] = Object.values(data)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers the fields that are asked for
  return (fields.length === 1 ? fields[0] : data) as Answer<TResult>
}
