import { useEffect, useMemo, useRef } from 'react'
import { prefersStill } from '../../scene/drawn/viewControls.ts'
import { frameOfSiteTime } from '../frames/timeline.ts'
import { chunkLoader, type LoadedPlayback } from '../loadPlayback.ts'
import type { PlaybackSearch } from '../playbackSearch.ts'
import { createPlayer, type Player } from './player.ts'
import { playSide } from './playSide.ts'

/** The player of one or two plants, as the address says. */
export function usePlayer(plants: readonly LoadedPlayback[], search: PlaybackSearch): Player {
  const [a, b] = plants
  const player = useMemo(
    () =>
      createPlayer((onChange) =>
        [a, b].flatMap((plant) =>
          plant
            ? [playSide({ index: plant.index, load: chunkLoader(plant.index.id), onChange })]
            : [],
        ),
      ),
    [a, b],
  )
  useEffect(() => () => player.dispose(), [player])
  const { measure, other = measure, speed = 1 } = search
  useEffect(() => {
    player.sides[0]?.setMeasure(measure)
    player.sides[1]?.setMeasure(other)
    player.refresh()
  }, [player, measure, other])
  useEffect(() => player.setSpeed(speed), [player, speed])
  useAddressTime(player, search)
  return player
}

/**
 * The time that the address came with is gone to, once: a later one is what the clock wrote itself, and while frames
 * are drawn it comes back so late that it would set the clock back. `play` begins unless motion is not wanted.
 */
function useAddressTime(player: Player, { time, play }: PlaybackSearch): void {
  const latest = useRef(time)
  useEffect(() => {
    latest.current = time
  })
  useEffect(() => {
    const timeline = player.sides[0]?.timeline
    if (!timeline) return
    const frame =
      latest.current === undefined ? undefined : frameOfSiteTime(timeline, latest.current)
    player.goTo(frame ?? middayOf(timeline))
  }, [player])
  useEffect(() => {
    if (play === true && !prefersStill()) player.play()
  }, [player, play])
}

/** The middle of the first day, so that a plant is not first seen in the dark. */
const middayOf = ({ days: [first] }: Player['sides'][number]['timeline']): number =>
  Math.floor((first?.frame_count ?? 0) / 2)
