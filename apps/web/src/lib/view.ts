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

type Views<T> = { readonly [Key in keyof T]: View<T[Key]> }

/** Several views as one, all or nothing: one that failed stands for all of them, and trying again asks for whatever failed. */
export function joinViews<T extends Readonly<Record<string, unknown>>>(views: Views<T>): View<T> {
  const all: readonly View<unknown>[] = Object.values(views)
  const failures = all.filter((view) => view.state === 'failed')
  const [failed] = failures
  if (failed !== undefined) {
    return { ...failed, retry: () => failures.forEach(({ retry }) => retry()) }
  }
  const data: Partial<T> = {}
  for (const key in views) {
    const view = views[key]
    if (view.state !== 'ready') return { state: 'loading' }
    data[key] = view.data
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every key has its data
  return { state: 'ready', data: data as T }
}
