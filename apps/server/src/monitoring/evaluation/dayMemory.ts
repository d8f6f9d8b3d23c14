import { createHash } from 'node:crypto'
import { AHEAD_DAYS, type DayFeatures } from '@duet/monitoring'
import { type CivilDay } from '@duet/units'

/** Features of a day as they are stored. */
export interface StoredFeatures {
  readonly day: CivilDay
  readonly versionId: string
  readonly text: string
  /** False of a day without a single reading. */
  readonly hasReadings: boolean
}

export const featuresOf = ({ text }: StoredFeatures): DayFeatures =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by an evaluation
  JSON.parse(text) as DayFeatures

/**
 * The day at a place and those after it that decide what is said of it: of the same version, and over; of a day that goes on others are
 * not judged.
 */
export function aheadOf(
  known: readonly StoredFeatures[],
  place: number,
  nowMs: number,
): readonly StoredFeatures[] {
  const [today, ...coming] = known.slice(place, place + AHEAD_DAYS + 1)
  if (!today) return []
  const end = coming.findIndex(
    ({ versionId, day }) => versionId !== today.versionId || day.endUtcMs > nowMs,
  )
  return [today, ...(end < 0 ? coming : coming.slice(0, end))]
}

/** Of all that a day is evaluated from beside its own readings. @param carried - undefined: the rules begin anew */
export function inputHash(
  versionId: string,
  carried: string | undefined,
  ahead: readonly StoredFeatures[],
): string {
  const hash = createHash('sha256').update(`${versionId}\n${carried ?? 'anew'}\n`)
  for (const { text } of ahead) hash.update(`${text}\n`)
  return hash.digest('hex')
}
