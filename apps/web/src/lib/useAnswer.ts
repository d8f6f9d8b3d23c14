import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { TypedDocumentString } from './gql/graphql.ts'
import { graphqlQuery } from './graphqlQuery.ts'
import { mapView, type View, viewOf } from './view.ts'

/** What an operation of one field answers. */
type Answer<TResult> = TResult[Exclude<keyof TResult, '__typename'>]

type AnswerOptions<TResult> = Omit<
  UseQueryOptions<TResult, Error, TResult>,
  'queryKey' | 'queryFn' | 'select'
>

/** View of the one field that an operation asks for. */
export function useAnswer<TResult extends object, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  options: AnswerOptions<TResult> = {},
): View<Answer<TResult>> {
  const query = useQuery({ ...graphqlQuery(document, variables), ...options })
  return mapView(viewOf(query), answerOf)
}

/** The same of what never changes, as the results of a finished run. */
export function useLastingAnswer<TResult extends object, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  variables: TVariables,
  options: AnswerOptions<TResult> = {},
): View<Answer<TResult>> {
  return useAnswer(document, variables, { staleTime: Number.POSITIVE_INFINITY, ...options })
}

function answerOf<TResult extends object>(data: TResult): Answer<TResult> {
  const [answer]: readonly unknown[] = Object.values(data)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server answers the field that is asked for
  return answer as Answer<TResult>
}
