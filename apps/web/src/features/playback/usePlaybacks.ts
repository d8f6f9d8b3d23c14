import { useQueries } from '@tanstack/react-query'
import { joinViews, type View, viewOf } from '../../lib/view.ts'
import { type LoadedPlayback, loadPlayback } from './loadPlayback.ts'

/** The plants to play by their ids, one or two. */
export function usePlaybacks(ids: readonly string[]): View<readonly LoadedPlayback[]> {
  const queries = useQueries({
    queries: [...new Set(ids)].map((id) => ({
      queryKey: ['playback', id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadPlayback(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (all) => ({ all }),
  })
  const [a, b] = queries.all
  if (!a) return { state: 'loading' }
  const views = { a: viewOf(a), ...(b && { b: viewOf(b) }) }
  const joined = joinViews<Readonly<Record<string, LoadedPlayback>>>(views)
  if (joined.state !== 'ready') return joined
  const found = joined.data
  const data = ids.flatMap((_, at) => found[at === 1 && b ? 'b' : 'a'] ?? [])
  return { ...joined, data }
}
