import {
  FACTOR_STEP,
  type FactorDay,
  factorDay,
  factorTarget,
  joinFactorDays,
  PQ_ACROSS,
  PQ_FIRST,
  PQ_SIDE,
} from '@duet/monitoring'
import type { CivilDay } from '@duet/units'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  PowerFactorSummary,
  QuerySentinelPowerFactorArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { perServer, type Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import type { KeyedNode } from '../deployments/versionQueries.ts'
import { totalOf } from '../events/energySums.ts'
import { periodSchema } from '../events/eventInput.ts'
import { plantSums } from '../events/sumQueries.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { cachedDays, createDayCache } from './cachedDays.ts'
import { requireFacts, type VersionFacts } from './versionFacts.ts'

const MOST_BYTES = 32e6
const ENTRY_BYTES = 50

const caches = perServer(() =>
  createDayCache<FactorDay>(
    MOST_BYTES,
    ({ squares, factors, steps }) =>
      (10 + squares.size + factors.size + steps.length) * ENTRY_BYTES,
  ),
)

/**
 * The power factor at the meter of the version at the end of the period.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT
 */
export async function sentinelPowerFactor(
  server: Server,
  userId: UserId,
  { project_id, ...asked }: QuerySentinelPowerFactorArgs,
): Promise<PowerFactorSummary> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const period = parseInput(periodSchema, { ...asked, time_interval: 'OneYear' })
  const facts = await requireFacts(server, project.id, period.to)
  const meter = meterOf(facts)
  const days = meter ? await factorDays(server, facts, meter, period) : []
  const joined = joinFactorDays(days)
  const { settings, interval_minutes } = facts.version.settings
  const minutes = (count: number): number => count * interval_minutes
  const squares = [...joined.squares]
  const factors = [...joined.factors].toSorted(([a], [b]) => a - b)
  return {
    power_id: meter?.power.id ?? null,
    reactive_id: meter?.reactive?.id ?? null,
    apparent_id: meter?.apparent?.id ?? null,
    setpoint: settings.power_factor_setpoint ?? null,
    target: factorTarget(settings) ?? null,
    band: settings.thresholds.power_factor_band,
    s_max_va: meter?.ratedW ?? null,
    day_count: days.length,
    known_minutes: minutes(joined.known),
    outside_minutes: minutes(joined.outside),
    lost_kwh: totalOf(await plantSums(server.db, [project.id], period)).allocated.power_factor ?? 0,
    squares: {
      side: PQ_SIDE,
      p: squares.map(([square]) => (Math.floor(square / PQ_ACROSS) - PQ_FIRST) * PQ_SIDE),
      q: squares.map(([square]) => ((square % PQ_ACROSS) - PQ_FIRST) * PQ_SIDE),
      count: squares.map(([, count]) => count),
    },
    histogram: {
      distance: factors.map(([bin]) => bin * FACTOR_STEP),
      count: factors.map(([, count]) => count),
    },
    steps: joined.steps.map(({ utcMs, deltaVar, powerW }) => ({
      time: new Date(utcMs).toISOString(),
      delta_var: deltaVar,
      power_w: powerW,
    })),
  }
}

interface MeterNodes {
  readonly power: KeyedNode
  readonly reactive: KeyedNode | undefined
  readonly apparent: KeyedNode | undefined
  /** Of all inverters, W: what the circle of capability is drawn with. */
  readonly ratedW: number
}

/** Undefined where no meter measures power with reactive or apparent power, or the rated power is not known. */
function meterOf({ nodes, version, ratedAcW }: VersionFacts): MeterNodes | undefined {
  const of = (measure: string): KeyedNode | undefined =>
    nodes.find(
      (node) =>
        node.component === 'meter' &&
        node.component_measure === measure &&
        node.sensor_tag !== null,
    )
  const power = of('active_power')
  const [reactive, apparent] = [of('reactive_power'), of('apparent_power')]
  const sum = [...ratedAcW.values()].reduce((total, { all }) => total + all, 0)
  const ratedW = version.settings.settings.rated_ac_w ?? sum
  if (!power || !(reactive ?? apparent) || !(ratedW > 0)) return undefined
  return { power, reactive, apparent, ratedW }
}

function factorDays(
  server: Server,
  { version }: VersionFacts,
  meter: MeterNodes,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<readonly FactorDay[]> {
  const { time_zone: zone } = version.settings
  const request = {
    projectId: version.project_id,
    zone,
    from,
    to,
    key: `power factor ${version.id}`,
    isStored: true,
  }
  return cachedDays(server.db, caches(server), request, (days) =>
    readFactorDays(server, version, meter, days),
  )
}

async function readFactorDays(
  server: Server,
  { project_id: projectId, settings }: VersionFacts['version'],
  { power, reactive, apparent, ratedW }: MeterNodes,
  days: readonly CivilDay[],
): Promise<readonly FactorDay[]> {
  const stepS = settings.interval_minutes * 60
  const other = reactive ?? apparent
  const fromUtcMs = days[0]?.startUtcMs ?? 0
  const { startUtcMs, values } = await readStoredSeries(server, {
    projectId,
    nodeKeys: [power.node_key, ...(other ? [other.node_key] : [])],
    fromUtcMs,
    toUtcMs: days.at(-1)?.endUtcMs ?? 0,
    stepS,
    kind: 'measured',
  })
  const p = values.get(power.node_key) ?? new Float64Array()
  const read = values.get(other?.node_key ?? 0) ?? new Float64Array()
  const q = reactive
    ? read
    : read.map((va, i) => Math.sqrt(Math.max(0, va * va - (p[i] ?? 0) ** 2)))
  // apparent power has no side: only how far the factor is from 1 is known
  const signed = factorTarget(settings.settings)
  const target = reactive || signed === undefined ? signed : Math.abs(signed)
  const place = (ms: number): number => Math.round((ms - fromUtcMs) / (stepS * 1000))
  return days.map((day) => {
    const [first, end] = [place(day.startUtcMs), place(day.endUtcMs)]
    return factorDay({
      date: day.date,
      startUtcMs: startUtcMs.subarray(first, end),
      p: p.subarray(first, end),
      q: q.subarray(first, end),
      ratedW,
      target,
      band: settings.settings.thresholds.power_factor_band,
    })
  })
}
