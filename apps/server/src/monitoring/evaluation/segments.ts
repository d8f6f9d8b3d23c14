import { type CivilDay } from '@duet/units'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import type { WeatherServer } from './deploymentWeather.ts'
import { openSegment, type Segment } from './segment.ts'
import type { VersionSource } from './versionParts.ts'

/** Expected energy of the days that need it, opened as they are asked for. */
export interface Segments {
  /** Days that will be asked for: they are opened together. */
  readonly announce: (days: readonly CivilDay[]) => void
  /** Of a day that was not announced, with the days after it that are not open. */
  readonly of: (day: CivilDay) => Promise<Segment>
}

export interface SegmentSources {
  readonly versions: VersionSource
  /** Days of the turn, oldest first, and those after it that are looked at. */
  readonly turn: readonly CivilDay[]
  readonly ahead: readonly CivilDay[]
  readonly signal: AbortSignal
}

/** Days of one version are opened together. */
export function createSegments(
  server: WeatherServer,
  compute: ComputeParts,
  { versions, turn, ahead, signal }: SegmentSources,
): Segments {
  const open = new Map<string, Promise<Segment>>()
  const announced = new Set<string>()
  const together = (day: CivilDay): readonly CivilDay[] => {
    const version = versions.versionOf(day).id
    const isAnnounced = announced.has(day.date)
    const days = [...turn, ...ahead.filter(({ date }) => announced.has(date))]
    const rest = days.slice(days.findIndex(({ date }) => date === day.date))
    const end = rest.findIndex(
      (other) =>
        open.has(other.date) ||
        announced.has(other.date) !== isAnnounced ||
        versions.versionOf(other).id !== version,
    )
    return end < 0 ? rest : rest.slice(0, end)
  }
  return {
    announce: (some) => {
      for (const { date } of some) announced.add(date)
    },
    of: (day) => {
      const found = open.get(day.date)
      if (found) return found
      signal.throwIfAborted()
      const own = together(day)
      const opening = versions
        .partsOf(versions.versionOf(day))
        .then((parts) => openSegment(server, compute, parts, own, { signal }))
      for (const { date } of own) open.set(date, opening)
      return opening
    },
  }
}
