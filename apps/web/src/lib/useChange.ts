import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { TypedDocumentString } from './gql/graphql.ts'
import { request } from './graphqlClient.ts'
import { useRefresh } from './useRefresh.ts'

interface ChangeOptions<TResult, TVariables> {
  /** Operations whose answers are stale afterwards: they are fetched anew before the caller goes on. */
  readonly stale?: readonly TypedDocumentString<unknown, never>[]
  /** Before that, also where what asked for the change is no longer on the screen. */
  readonly onDone?: (answer: TResult, variables: TVariables) => unknown
  readonly onError?: (error: Error) => void
}

/** What `useChange` gives for a document. */
export type Change<Document> =
  Document extends TypedDocumentString<infer TResult, infer TVariables>
    ? UseMutationResult<TResult, Error, TVariables>
    : never

/** An operation that changes something. */
export function useChange<TResult, TVariables>(
  document: TypedDocumentString<TResult, TVariables>,
  { stale = [], onDone, ...options }: ChangeOptions<TResult, TVariables> = {},
): UseMutationResult<TResult, Error, TVariables> {
  const refresh = useRefresh(...stale)
  return useMutation({
    ...options,
    mutationFn: (variables: TVariables) => request(document, variables),
    onSuccess: async (answer, variables) => {
      await onDone?.(answer, variables)
      await refresh()
    },
  })
}
