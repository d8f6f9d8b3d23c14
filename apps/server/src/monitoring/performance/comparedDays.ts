import { sunAtIntervals } from '@duet/engine'
import { type ComparedDay, comparedDay, EVENT_TYPES } from '@duet/monitoring'
import { type CivilDay, HOUR_MS } from '@duet/units'
import { perServer, type Server } from '../../server.ts'
import { conditionKeys } from '../store/conditionKeys.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { cachedDays, createDayCache } from './cachedDays.ts'
import type { ComparedScope } from './comparedScope.ts'
import { eventIntervals } from './eventIntervals.ts'
import { addedSeries, averagedSeries } from './joinedSeries.ts'
import type { VersionFacts } from './versionFacts.ts'

export interface ComparedPeriod {
  readonly projectId: string
  readonly from: string
  readonly to: string
}

/** Bytes of days in memory, and of an entry of theirs, about. */
const MOST_BYTES = 128e6
const ENTRY_BYTES = 60

const caches = perServer(() => createDayCache<ComparedDay>(MOST_BYTES, bytesOf))

const bytesOf = ({ parts }: ComparedDay): number => {
  let entries = 10
  for (const { squares, residuals } of parts.values())
    entries += 5 + squares.size + residuals.poa.size + residuals.hour.size + residuals.cell.size
  return entries * ENTRY_BYTES
}

/** What is said of the model alone is no event of the plant. */
const OF_PLANT = EVENT_TYPES.filter((type) => type !== 'model_bias')

/** Model and sensor of a scope over the civil days of a period that have readings. */
export function comparedDays(
  server: Server,
  facts: VersionFacts,
  scope: ComparedScope,
  { projectId, from, to }: ComparedPeriod,
): Promise<readonly ComparedDay[]> {
  const { time_zone: zone } = facts.version.settings
  const keys = scope.power.map(({ node_key }) => node_key)
  const key = `compared ${facts.version.id} ${keys.join(',')}`
  const request = { projectId, zone, from, to, key, isStored: scope.isPlant }
  return cachedDays(server.db, caches(server), request, (days) =>
    compareDays(server, facts, scope, days),
  )
}

async function compareDays(
  server: Server,
  { version, site }: VersionFacts,
  scope: ComparedScope,
  days: readonly CivilDay[],
): Promise<readonly ComparedDay[]> {
  const stepS = version.settings.interval_minutes * 60
  const keys = scope.power.map(({ node_key }) => node_key)
  const conditions = scope.blocks.map(({ node_key }) => conditionKeys(node_key))
  const request = {
    projectId: version.project_id,
    fromUtcMs: days[0]?.startUtcMs ?? 0,
    toUtcMs: days.at(-1)?.endUtcMs ?? 0,
    stepS,
  }
  const expectedKeys = [...keys, ...conditions.flatMap(({ poa, cell }) => [poa, cell])]
  const measured = await readStoredSeries(server, { ...request, nodeKeys: keys, kind: 'measured' })
  const expected = await readStoredSeries(server, {
    ...request,
    nodeKeys: expectedKeys,
    kind: 'expected',
  })
  const { startUtcMs } = measured
  const sun = sunAtIntervals({ intervalStartUtcMs: startUtcMs, stepS }, site)
  const whole = {
    model: addedSeries(expected, keys),
    sensor: addedSeries(measured, keys),
    sunElevationDeg: sun.apparentZenithDeg.map((deg) => 90 - deg),
    hasEvent: await eventIntervals(server.db, request, {
      nodeIds: scope.issueIds,
      types: OF_PLANT,
    }),
    poaWm2: averagedSeries(
      expected,
      conditions.map(({ poa }) => poa),
    ),
    cellC: averagedSeries(
      expected,
      conditions.map(({ cell }) => cell),
    ),
  }
  return days.map((day) => {
    const first = Math.round((day.startUtcMs - request.fromUtcMs) / (stepS * 1000))
    const end = Math.round((day.endUtcMs - request.fromUtcMs) / (stepS * 1000))
    return comparedDay({
      date: day.date,
      ratedW: scope.ratedW,
      hour: Uint8Array.from(startUtcMs.subarray(first, end), (ms) =>
        Math.min(23, Math.floor((ms - day.startUtcMs) / HOUR_MS)),
      ),
      model: whole.model.subarray(first, end),
      sensor: whole.sensor.subarray(first, end),
      sunElevationDeg: whole.sunElevationDeg.subarray(first, end),
      hasEvent: whole.hasEvent.subarray(first, end),
      poaWm2: whole.poaWm2.subarray(first, end),
      cellC: whole.cellC.subarray(first, end),
    })
  })
}
