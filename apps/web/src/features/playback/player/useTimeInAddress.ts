import { useEffect } from 'react'
import { siteTimeOfFrame } from '../frames/timeline.ts'
import type { PlaybackSearch } from '../playbackSearch.ts'
import type { Player } from './player.ts'

const REST_MS = 400

/** Puts the time into the address, once the clock has come to rest. */
export function useTimeInAddress(
  player: Player,
  change: (changed: Partial<PlaybackSearch>) => void,
): void {
  useEffect(() => {
    const timeline = player.sides[0]?.timeline
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame: number | undefined
    const stop = player.state.subscribe(() => {
      const now = player.state.get()
      if (now.frame === frame && !now.isPlaying) return
      const isFirst = frame === undefined
      frame = now.frame
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
