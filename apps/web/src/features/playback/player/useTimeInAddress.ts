import { useEffect } from 'react'
import { siteTimeOfFrame } from '../frames/timeline.ts'
import type { PlaybackSearch } from '../playbackSearch.ts'
import type { Player, PlayerState } from './player.ts'

const REST_MS = 400

/** Puts the time into the address, once the clock has come to rest. */
export function useTimeInAddress(
  player: Player,
  change: (changed: Partial<PlaybackSearch>) => void,
): void {
  useEffect(() => {
    const timeline = player.sides[0]?.timeline
    let timer: ReturnType<typeof setTimeout> | undefined
    let before: PlayerState | undefined
    const stop = player.state.subscribe(() => {
      const now = player.state.get()
      const isFirst = before === undefined
      const isSame = before?.frame === now.frame && before.isPlaying === now.isPlaying
      before = now
      if (isSame) return
      clearTimeout(timer)
      if (timeline && !now.isPlaying && !isFirst)
        timer = setTimeout(
          () => change({ time: siteTimeOfFrame(timeline, now.frame), play: undefined }),
          REST_MS,
        )
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [player, change])
}
