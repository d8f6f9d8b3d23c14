import {
  type AvailabilityTerms,
  countedEnergy,
  EVENT_TYPES,
  type EventType,
  energyAvailability,
  timeAvailability,
  usualTerm,
} from '@duet/monitoring'
import { HOUR_S, sum } from '@duet/units'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  ContractAvailability,
  QuerySentinelContractAvailabilityArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { type EnergySum, totalOf } from '../events/energySums.ts'
import { periodSchema } from '../events/eventInput.ts'
import { dayFigures, type NodeTimes, nodeTimes } from './performanceQueries.ts'
import { versionAtEnd } from './versionAtEnd.ts'

/** Causes that lose no energy are no matter of a contract. */
const WITHOUT_ENERGY: ReadonlySet<EventType> = new Set(['comm_loss', 'sensor_fault', 'model_bias'])
const REASONS = EVENT_TYPES.filter((type) => !WITHOUT_ENERGY.has(type))
/** Causes at which inverters stand still. */
const WITH_TIME: ReadonlySet<EventType> = new Set(['system_outage', 'inverter_outage'])

const termsSchema = z
  .array(
    z.object({
      event_type: z.enum(REASONS),
      counted_as: z.enum(['unavailable', 'available', 'excluded']),
    }),
  )
  .max(EVENT_TYPES.length)
  .nullish()
  .transform(
    (terms): AvailabilityTerms =>
      Object.fromEntries(
        (terms ?? []).map(({ event_type, counted_as }) => [event_type, counted_as]),
      ),
  )

/** Availability of a plant by time and by energy, each cause as the contract counts it. */
export async function sentinelContractAvailability(
  server: Server,
  userId: UserId,
  { project_id, terms: given, ...period }: QuerySentinelContractAvailabilityArgs,
): Promise<ContractAvailability> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'viewer')
  const asked = parseInput(periodSchema, period)
  const terms = parseInput(termsSchema, given, ['terms'])
  const version = await versionAtEnd(server.db, project.id, asked.to)
  const [days, nodes] = await Promise.all([
    dayFigures(server.db, project.id, asked),
    nodeTimes(server, project.id, version?.id ?? null, asked),
  ])
  const energy = countedEnergy(days, terms)
  return {
    time_availability: timeAvailability(weighted(nodes), terms),
    inverter_count: nodes.length,
    useful_h: sum(nodes.map(({ useful_s }) => useful_s)) / HOUR_S,
    useful_light_wm2: version?.settings.settings.thresholds.useful_light_wm2 ?? 50,
    energy_availability: energyAvailability(energy),
    actual_kwh: energy.actualKwh,
    excused_kwh: energy.excusedKwh,
    lost_kwh: energy.lostKwh,
    reasons: reasonsOf(terms, totalOf(days), nodes),
  }
}

/** An inverter whose capacity is not known weighs as the mean of the others. */
function weighted(nodes: readonly NodeTimes[]): Parameters<typeof timeAvailability>[0] {
  const known = nodes.flatMap(({ dc_capacity_w }) => dc_capacity_w ?? [])
  const mean = known.length > 0 ? sum(known) / known.length : 1
  return nodes.map(({ useful_s, down_s, dc_capacity_w }) => ({
    time: { useful_s, down_s, data_s: 0, total_s: 0 },
    weight: dc_capacity_w ?? mean,
  }))
}

const reasonsOf = (
  terms: AvailabilityTerms,
  { allocated }: EnergySum,
  nodes: readonly NodeTimes[],
): ContractAvailability['reasons'] =>
  REASONS.map((event_type) => ({
    event_type,
    counted_as: terms[event_type] ?? usualTerm(event_type),
    usually: usualTerm(event_type),
    down_h: WITH_TIME.has(event_type)
      ? sum(nodes.map(({ down_s }) => down_s[event_type] ?? 0)) / HOUR_S
      : null,
    kwh: allocated[event_type] ?? 0,
  }))
