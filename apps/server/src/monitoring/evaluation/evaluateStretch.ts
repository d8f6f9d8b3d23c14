import { AHEAD_DAYS, dayFeatures, isCurrent } from '@duet/monitoring'
import { type CivilDay, civilDays, DAY_MS } from '@duet/units'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import {
  type EvaluatedDay,
  evaluatedDays,
  lastEvaluatedBefore,
  openDay,
} from '../events/evaluationDays.ts'
import { dayChain } from './dayChain.ts'
import type { StoredFeatures } from './dayMemory.ts'
import type { WeatherServer } from './deploymentWeather.ts'
import { createSegments, type Segments } from './segments.ts'
import { MOST_DAYS, type Stretch } from './turnPlan.ts'
import type { VersionSource } from './versionParts.ts'
import { civilDay } from './waitingDays.ts'

export interface StretchRequest extends Stretch {
  readonly projectId: string
  readonly zone: string
  readonly versions: VersionSource
  /** The plant's last day with readings, or that waits. */
  readonly until: CivilDay
  readonly nowMs: number
  readonly signal: AbortSignal
}

export interface StretchDone {
  readonly evaluated: number
  /** Days are done before it. */
  readonly untilUtcMs: number
  /** More days follow that are to be evaluated. */
  readonly isMore: boolean
}

/** A silence that is longer is not evaluated: the rules begin anew after it. */
const MOST_SILENT_DAYS = 60

/**
 * Evaluates the days of a stretch and those that depend on them: up to ten before, whose coming days have changed, and those after, as
 * long as the days before them carry something else into them. What a day was evaluated from is stored with it, so that those that depend
 * on nothing that has changed are left as they are.
 *
 * @throws AppError INVALID_INPUT for a deployment that cannot be evaluated, with the reason
 */
export async function evaluateStretch(
  server: WeatherServer,
  compute: ComputeParts,
  request: StretchRequest,
): Promise<StretchDone> {
  const { projectId, zone, days: waiting, until, versions, nowMs, signal } = request
  const from = await firstDay(server, request)
  const days = civilDays(zone, from.startUtcMs, until.startUtcMs + 1)
  const turn = days.slice(0, MOST_DAYS)
  const ahead = days.slice(MOST_DAYS, MOST_DAYS + AHEAD_DAYS)
  const rows = await evaluatedDays(
    server.db,
    projectId,
    dateBefore(zone, from),
    (ahead.at(-1) ?? until).date,
  )
  const isWaiting = new Set(waiting.map(({ date }) => date))
  const segments = createSegments(server, compute, { versions, turn, ahead, nowMs, signal })
  const known = await knownFeatures([...turn, ...ahead], { versions, rows, isWaiting, segments })
  const chain = dayChain(server, { ...request, rows, isWaiting, segments, known })
  const before = rows.get(dateBefore(zone, from))
  const { evaluated, isChanged } = await chain(turn, before)
  const [next] = days.slice(turn.length)
  if (next && isChanged && !isWaiting.has(next.date)) await openDay(server.db, projectId, next.date)
  const last = turn.at(-1)
  return { evaluated, untilUtcMs: last?.endUtcMs ?? 0, isMore: next !== undefined && isChanged }
}

/** Ten days before the first one that waits, or less where they are not evaluated; in a silence, from where it began. */
async function firstDay(
  { db }: WeatherServer,
  { projectId, zone, days, isAhead }: StretchRequest,
): Promise<CivilDay> {
  const [first] = days
  if (!first) throw new RangeError('got a stretch without days')
  const date = await lastEvaluatedBefore(db, projectId, first.date)
  const last = date === undefined ? undefined : civilDay(zone, date)
  if (!last) return first
  const silentDays = Math.round((first.startUtcMs - last.endUtcMs) / DAY_MS)
  if (silentDays > (isAhead ? 0 : MOST_SILENT_DAYS)) return first
  const oldest = civilDays(zone, last.startUtcMs - (AHEAD_DAYS - 1) * DAY_MS, last.startUtcMs + 1)
  const rows = await evaluatedDays(db, projectId, oldest[0]?.date ?? last.date, last.date)
  const gap = oldest.findLastIndex((day) => rows.get(day.date)?.status !== 'evaluated')
  return oldest[gap + 1] ?? first
}

const dateBefore = (zone: string, { startUtcMs }: CivilDay): string =>
  civilDays(zone, startUtcMs - 1, startUtcMs)[0]?.date ?? ''

interface FeatureSources {
  readonly versions: VersionSource
  readonly rows: ReadonlyMap<string, EvaluatedDay>
  readonly isWaiting: ReadonlySet<string>
  readonly segments: Segments
}

/** Those that are stored, and of days that wait or have none those of their readings. */
async function knownFeatures(
  days: readonly CivilDay[],
  { versions, rows, isWaiting, segments }: FeatureSources,
): Promise<readonly StoredFeatures[]> {
  const isStored = (day: CivilDay): boolean => {
    const row = rows.get(day.date)
    return (
      !isWaiting.has(day.date) &&
      row?.features != null &&
      isCurrent(row.features) &&
      row.version_id === versions.versionOf(day).id
    )
  }
  const [first, last] = [
    days.findIndex((day) => !isStored(day)),
    days.findLastIndex((day) => !isStored(day)),
  ]
  if (first >= 0) segments.announce(days.slice(first, last + 1))
  const known: StoredFeatures[] = []
  for (const day of days) {
    const versionId = versions.versionOf(day).id
    const row = rows.get(day.date)
    if (isStored(day)) {
      known.push({ day, versionId, text: row?.features ?? '', hasReadings: true })
      continue
    }
    const segment = await segments.of(day)
    const plantOfDay = await segment.dayOf(day)
    const hasReadings = [...plantOfDay.readings.values()].some((values) =>
      values.some((value) => !Number.isNaN(value)),
    )
    const text = JSON.stringify(dayFeatures(segment.plant, plantOfDay))
    known.push({ day, versionId, text, hasReadings })
  }
  return known
}
