import { EVENT_TYPES, type EventType } from '../model/event.ts'
import type { DaySum, NodeTime } from '../model/plantDay.ts'

/** What an availability counts a reason of standing still as. */
export type DownAs = 'unavailable' | 'available' | 'excluded'

/** Contracts differ in what they excuse. */
export type AvailabilityTerms = Readonly<Partial<Record<EventType, DownAs>>>

/**
 * Technical availability, `(T_useful − T_down) / T_useful` (D-18). Reasons that are excluded leave both times, those that count
 * as available leave the time down. Of several nodes: their mean weighted by capacity.
 *
 * @returns 0 to 1; null without useful time
 */
export function timeAvailability(
  nodes: readonly { readonly time: NodeTime; readonly weight: number }[],
  terms: AvailabilityTerms = {},
): number | null {
  let [available, weights] = [0, 0]
  for (const { time, weight } of nodes) {
    const { useful, down } = counted(time, terms)
    if (useful <= 0) continue
    available += weight * (1 - down / useful)
    weights += weight
  }
  return weights > 0 ? available / weights : null
}

function counted(
  { useful_s, down_s }: NodeTime,
  terms: AvailabilityTerms,
): { readonly useful: number; readonly down: number } {
  let [useful, down] = [useful_s, 0]
  for (const type of EVENT_TYPES) {
    const seconds = down_s[type] ?? 0
    const as = terms[type] ?? usualTerm(type)
    if (as === 'excluded') useful -= seconds
    if (as === 'unavailable') down += seconds
  }
  return { useful, down }
}

/** What is out of service while these last: an outage takes parts of the plant away, other causes make parts do less. */
export const OUTAGES = [
  'system_outage',
  'inverter_outage',
  'string_outage',
] as const satisfies readonly EventType[]

/** Where a contract says nothing: outages count, all else has to do with how well the plant does, not with whether it stands. */
export const usualTerm = (type: EventType): DownAs =>
  OUTAGES.some((outage) => outage === type) ? 'unavailable' : 'excluded'

/** What an energy availability is made of, kWh. */
export interface CountedEnergy {
  readonly actualKwh: number
  /** Lost to what counts as available: as if it had been delivered. */
  readonly excusedKwh: number
  /** Lost to what counts as unavailable. */
  readonly lostKwh: number
}

export function countedEnergy(
  days: readonly Pick<DaySum, 'sensor_kwh' | 'allocated'>[],
  terms: AvailabilityTerms = {},
): CountedEnergy {
  const lostAs = (as: DownAs): number =>
    days.reduce(
      (sum, { allocated }) =>
        EVENT_TYPES.filter((type) => (terms[type] ?? usualTerm(type)) === as).reduce(
          (of, type) => of + (allocated[type] ?? 0),
          sum,
        ),
      0,
    )
  return {
    actualKwh: days.reduce((sum, { sensor_kwh }) => sum + sensor_kwh, 0),
    excusedKwh: lostAs('available'),
    lostKwh: lostAs('unavailable'),
  }
}

/**
 * Energy availability, `1 − E_lost / (E_actual + E_excused + E_lost)` (rdtools, D-18).
 *
 * @returns 0 to 1; null without energy
 */
export function energyAvailability({
  actualKwh,
  excusedKwh,
  lostKwh,
}: CountedEnergy): number | null {
  const all = actualKwh + excusedKwh + lostKwh
  return all > 0 ? 1 - lostKwh / all : null
}

/** Time with readings over all time. @returns 0 to 1; null without time */
export function dataAvailability(times: readonly NodeTime[]): number | null {
  const total = times.reduce((sum, { total_s }) => sum + total_s, 0)
  return total > 0 ? times.reduce((sum, { data_s }) => sum + data_s, 0) / total : null
}
