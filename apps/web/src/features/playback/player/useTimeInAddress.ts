import { useEffect } from 'react'
import { siteTimeOfFrame } from '../frames/timeline.ts'
import type { PlaybackSearch } from '../playbackSearch.ts'
import { followRest } from './clockRest.ts'
import type { Player } from './player.ts'

/** Puts the time into the address, once the clock has come to rest. */
export function useTimeInAddress(
  { state, sides: [first] }: Player,
  change: (changed: Partial<PlaybackSearch>) => void,
): void {
  useEffect(
    () =>
      first &&
      followRest(state, (frame) =>
        change({ time: siteTimeOfFrame(first.timeline, frame), play: undefined }),
      ),
    [state, first, change],
  )
}
