import { getRouteApi } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { PlaybackSearch } from './playbackSearch.ts'

const route = getRouteApi('/$org/project/$projectId/plant-playback/$id')

/** What the address says of the player, and what changes a part of it, in place. */
export function usePlaybackSearch(): readonly [
  PlaybackSearch,
  (changed: Partial<PlaybackSearch>) => void,
] {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const latest = useRef({ search, navigate })
  useEffect(() => {
    latest.current = { search, navigate }
  })
  const change = useCallback((changed: Partial<PlaybackSearch>) => {
    const now = latest.current
    void now.navigate({ search: { ...now.search, ...changed }, replace: true })
  }, [])
  return [search, change]
}
