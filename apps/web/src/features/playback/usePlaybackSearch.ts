import { getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { PlaybackSearch } from './playbackSearch.ts'

const route = getRouteApi('/$org/project/$projectId/plant-playback/$id')

/** What the address says of the player, and what changes a part of it, in place. */
export function usePlaybackSearch(): readonly [
  PlaybackSearch,
  (changed: Partial<PlaybackSearch>) => void,
] {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const change = useCallback(
    (changed: Partial<PlaybackSearch>) =>
      void navigate({ search: (now) => ({ ...now, ...changed }), replace: true }),
    [navigate],
  )
  return [search, change]
}
