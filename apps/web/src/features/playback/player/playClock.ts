/** Where a clock stands that runs over frames. */
export interface ClockState {
  /** With a part of the next one. */
  readonly place: number
  readonly isPlaying: boolean
}

const HOUR_MS = 3_600_000
/** A page that was hidden does not jump ahead. */
const MOST_ELAPSED_MS = 250

/** How far a clock has run; at the end it stops. @param hoursPerS - hours of light that pass in a second */
export function ranOn(
  { place, isPlaying }: ClockState,
  elapsedMs: number,
  { hoursPerS, stepMs, frameCount }: RunRules,
): ClockState {
  if (!isPlaying) return { place, isPlaying }
  const framesPerMs = (hoursPerS * HOUR_MS) / stepMs / 1000
  const next = place + Math.min(elapsedMs, MOST_ELAPSED_MS) * framesPerMs
  const last = frameCount - 1
  return next >= last ? { place: last, isPlaying: false } : { place: next, isPlaying: true }
}

export interface RunRules {
  readonly hoursPerS: number
  readonly stepMs: number
  readonly frameCount: number
}
