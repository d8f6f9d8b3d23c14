import { localInstant, readingClock } from '@duet/monitoring'

/** Instants of civil times as if they were UTC, in the order in which they were written, ms. */
export function civilUtcMs(timeZone: string, wallMs: Float64Array): Float64Array {
  const clock = readingClock(timeZone)
  let last = -Infinity
  return wallMs.map((wall) => {
    const found = clock(new Date(wall).toISOString().slice(0, -1))
    last = Number.isNaN(found.utcMs) ? found.movedUtcMs : localInstant(found, last)
    return last
  })
}
