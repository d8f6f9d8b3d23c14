import type { UseQueryResult } from '@tanstack/react-query'
import { errorMessage } from './graphqlError.ts'

/** What a component can be asked to draw of server data. */
export type View<T> =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed'
      readonly message: string
      readonly error: unknown
      readonly retry: () => void
    }
  | { readonly state: 'ready'; readonly data: T }

/** A query as a view; data that is there stays on screen while it is fetched anew. */
export function viewOf<T>(query: UseQueryResult<T>): View<T> {
  if (query.data !== undefined) return { state: 'ready', data: query.data }
  if (query.isError) {
    return {
      state: 'failed',
      message: errorMessage(query.error),
      error: query.error,
      retry: () => void query.refetch(),
    }
  }
  return { state: 'loading' }
}

/** The same view of something made from its data. */
export function mapView<T, U>(view: View<T>, change: (data: T) => U): View<U> {
  return view.state === 'ready' ? { state: 'ready', data: change(view.data) } : view
}
