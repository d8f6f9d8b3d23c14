import type { PlaybackIndex } from '@duet/results/playback'
import { HOUR_MS } from '@duet/units'

/** The frames of a period, one after the other without the nights, by number. */
export interface Timeline {
  readonly frameCount: number
  readonly stepMs: number
  readonly isTypicalYear: boolean
  readonly days: readonly (PlaybackIndex['days'][number] & {
    readonly firstFrame: number
    /** File that holds it, and where in it. */
    readonly chunk: number
    readonly firstInChunk: number
  })[]
}

export function timelineOf({
  days,
  chunks,
  step_s,
  is_typical_year,
}: Pick<PlaybackIndex, 'days' | 'chunks' | 'step_s' | 'is_typical_year'>): Timeline {
  let firstFrame = 0
  const placed = chunks.flatMap(({ first_day, day_count }, chunk) => {
    let firstInChunk = 0
    return days.slice(first_day, first_day + day_count).map((day) => {
      const own = { ...day, firstFrame, chunk, firstInChunk }
      firstFrame += day.frame_count
      firstInChunk += day.frame_count
      return own
    })
  })
  return {
    frameCount: firstFrame,
    stepMs: step_s * 1000,
    isTypicalYear: is_typical_year,
    days: placed,
  }
}

/** Place of the day of a frame. */
export function dayOfFrame({ days }: Timeline, frame: number): number {
  let [low, high] = [0, days.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((days[middle]?.firstFrame ?? 0) <= frame) low = middle
    else high = middle - 1
  }
  return low
}

/** In which file a frame lies, and where in it. */
export function chunkOfFrame(
  timeline: Timeline,
  frame: number,
): { readonly chunk: number; readonly at: number } {
  const day = timeline.days[dayOfFrame(timeline, frame)]
  return day
    ? { chunk: day.chunk, at: day.firstInChunk + frame - day.firstFrame }
    : { chunk: 0, at: 0 }
}

/** Start of a frame, ms UTC. */
export function utcMsOfFrame(timeline: Timeline, frame: number): number {
  const day = timeline.days[dayOfFrame(timeline, frame)]
  return day ? day.start_utc_ms + (frame - day.firstFrame) * timeline.stepMs : Number.NaN
}

/** Time of the site, yyyy-MM-ddTHH:mm. */
export function siteTimeOfFrame(timeline: Timeline, frame: number): string {
  const day = timeline.days[dayOfFrame(timeline, frame)]
  if (!day) return ''
  const localMs = utcMsOfFrame(timeline, frame) + day.utc_offset_h * HOUR_MS
  return new Date(localMs).toISOString().slice(0, 16)
}

/** The frame that is shown at a time of the site: of a day without one the nearest day's, of a night the nearest light. */
export function frameOfSiteTime(timeline: Timeline, time: string): number | undefined {
  const [date = '', clock] = time.split('T')
  const localMs = Date.parse(`${date}T${clock ?? '00:00'}Z`)
  if (Number.isNaN(localMs) || timeline.days.length === 0) return undefined
  const day = nearestDay(timeline, date)
  const own = timeline.days[day]
  if (!own) return undefined
  const ofDayMs = localMs - Date.parse(date) + Date.parse(own.date)
  const startMs = own.start_utc_ms + own.utc_offset_h * HOUR_MS
  const place = Math.floor((ofDayMs - startMs) / timeline.stepMs)
  return own.firstFrame + Math.min(own.frame_count - 1, Math.max(0, place))
}

/** A typical year is asked for by month and day, whatever year is named. */
function nearestDay({ days, isTypicalYear }: Timeline, date: string): number {
  const year = isTypicalYear ? (days[0]?.date ?? date).slice(0, 4) : date.slice(0, 4)
  const wanted = Date.parse(year + date.slice(4))
  let best = 0
  let least = Number.POSITIVE_INFINITY
  days.forEach((day, at) => {
    const distance = Math.abs(Date.parse(day.date) - wanted)
    if (distance < least) [best, least] = [at, distance]
  })
  return best
}

/** What another timeline shows at a frame of this one: by the instant; where one of both is a typical year, by month, day and hour. Undefined where it has none. */
export function frameBeside(
  timeline: Timeline,
  frame: number,
  other: Timeline,
): number | undefined {
  if (timeline.isTypicalYear || other.isTypicalYear) {
    const time = siteTimeOfFrame(timeline, frame)
    const day = other.days.find(({ date }) => date.slice(5) === time.slice(5, 10))
    return (
      day &&
      within(other, frameOfSiteTime(other, day.date + time.slice(10)), day.date + time.slice(10))
    )
  }
  const utcMs = utcMsOfFrame(timeline, frame)
  const at = other.days.findLastIndex(({ start_utc_ms }) => start_utc_ms <= utcMs)
  const day = other.days[at]
  if (!day) return undefined
  const place = Math.floor((utcMs - day.start_utc_ms) / other.stepMs)
  return place < day.frame_count ? day.firstFrame + place : undefined
}

/** A frame that is not of that time is none of it: night, or a day that is not there. */
function within(timeline: Timeline, frame: number | undefined, time: string): number | undefined {
  if (frame === undefined) return undefined
  const distanceMs = Date.parse(`${time}Z`) - Date.parse(`${siteTimeOfFrame(timeline, frame)}Z`)
  return distanceMs >= 0 && distanceMs < timeline.stepMs ? frame : undefined
}

/** How far one goes at once. */
export type Move = 'step' | 'hour' | 'day'

/** The frame that lies a move ahead (1) or back (-1), within the period. */
export function movedFrame(timeline: Timeline, frame: number, move: Move, sense: 1 | -1): number {
  const limited = (to: number): number => Math.min(timeline.frameCount - 1, Math.max(0, to))
  if (move === 'step') return limited(frame + sense)
  if (move === 'hour')
    return limited(frame + sense * Math.max(1, Math.round(HOUR_MS / timeline.stepMs)))
  const day = dayOfFrame(timeline, frame) + sense
  if (day < 0) return 0
  const own = timeline.days[day]
  if (!own) return timeline.frameCount - 1
  const time = siteTimeOfFrame(timeline, frame)
  return frameOfSiteTime(timeline, own.date + time.slice(10)) ?? frame
}

/** First and last frame of the day of a frame. */
export function endsOfDay(timeline: Timeline, frame: number): readonly [number, number] {
  const day = timeline.days[dayOfFrame(timeline, frame)]
  return day ? [day.firstFrame, day.firstFrame + day.frame_count - 1] : [0, 0]
}
