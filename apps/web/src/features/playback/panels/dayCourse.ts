import { type PlaybackMeasure, playbackMeasure } from '@duet/results/playback'
import { powerCourse } from '../frames/frameValues.ts'
import { dayOfFrame } from '../frames/timeline.ts'
import type { PlaySide } from '../player/playSide.ts'

/** Power of a plant over a day, kW; undefined while it is on its way. */
export interface DayCourse {
  readonly label: string
  readonly kw: Float64Array | undefined
}

/** The measures whose values are shares of nominal power. */
const POWERS = ['power', 'measured', 'expected'] as const

export const powersOf = ({ index }: PlaySide): readonly PlaybackMeasure[] =>
  POWERS.flatMap((key) =>
    index.measures.some((one) => one.key === key) ? (playbackMeasure(key) ?? []) : [],
  )

/** Power of a side over the day of a frame of it, by measure. */
export function dayCourses(side: PlaySide, frame: number | undefined): readonly DayCourse[] {
  if (frame === undefined) return []
  const day = side.timeline.days[dayOfFrame(side.timeline, frame)]
  if (!day) return []
  return powersOf(side).map((measure) => {
    const chunk = side.cache.get(measure.key, day.chunk)
    const range = { first: day.firstInChunk, count: day.frame_count }
    return {
      label: measure.label,
      kw: chunk && powerCourse(side.index, measure, chunk, range),
    }
  })
}
