import {
  countedEnergy,
  EVENT_TYPES,
  type EventType,
  energyAvailability,
  OUTAGES,
} from '@duet/monitoring'
import type { AvailableEnergy, SystemLossSummary } from '../../graphql/resolvers.gen.ts'

/** Sums of days: `Σ allocated + residual − over = model − sensor`, kWh. */
export interface EnergySum {
  /** First day of the interval, yyyy-MM-dd. */
  readonly date: string
  readonly day_count: number
  readonly model_kwh: number
  readonly sensor_kwh: number
  readonly residual_kwh: number
  readonly over_kwh: number
  readonly allocated: Readonly<Partial<Record<EventType, number>>>
}

/** Less than everything in service and uncurtailed. */
export const NOT_IN_SERVICE: readonly EventType[] = [...OUTAGES, 'curtailment']

const allocatedTo = (
  { allocated }: Pick<EnergySum, 'allocated'>,
  types: readonly EventType[],
): number => types.reduce((sum, type) => sum + (allocated[type] ?? 0), 0)

const ratio = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null)

/** From the expected to the measured energy by causes, in the order in which they take. */
export function systemLosses(sum: EnergySum): SystemLossSummary {
  const { day_count, model_kwh, sensor_kwh, residual_kwh, over_kwh, allocated } = sum
  const losses = EVENT_TYPES.flatMap((event_type) => {
    const kwh = allocated[event_type] ?? 0
    return kwh === 0 ? [] : [{ event_type, kwh, fraction: ratio(kwh, model_kwh) }]
  })
  return { day_count, model_kwh, losses, residual_kwh, over_kwh, sensor_kwh }
}

/** All that is missing: what causes took, and what is of none. */
export const lostKwh = ({
  model_kwh,
  sensor_kwh,
  over_kwh,
}: Pick<EnergySum, 'model_kwh' | 'sensor_kwh' | 'over_kwh'>): number =>
  model_kwh - sensor_kwh + over_kwh

/** Energy availability by production: 1 − lost / (delivered + lost) (D-18). */
export function availableEnergy(
  sum: Pick<EnergySum, 'model_kwh' | 'sensor_kwh' | 'allocated'>,
  date: string | null,
): AvailableEnergy {
  const { model_kwh, sensor_kwh } = sum
  const inServiceKwh = model_kwh - allocatedTo(sum, NOT_IN_SERVICE)
  return {
    date,
    available_kwh: model_kwh,
    in_service_kwh: inServiceKwh,
    delivered_kwh: sensor_kwh,
    energy_availability: energyAvailability(countedEnergy([sum])),
    epi: ratio(sensor_kwh, model_kwh),
    in_service_epi: ratio(sensor_kwh, inServiceKwh),
  }
}

/** Of all intervals together. */
export function totalOf(sums: readonly EnergySum[]): EnergySum {
  const add = (of: (sum: EnergySum) => number): number =>
    sums.reduce((all, sum) => all + of(sum), 0)
  const allocated = EVENT_TYPES.flatMap((type) => {
    const kwh = add((sum) => sum.allocated[type] ?? 0)
    return kwh === 0 ? [] : [[type, kwh] as const]
  })
  return {
    date: sums[0]?.date ?? '',
    day_count: add(({ day_count }) => day_count),
    model_kwh: add(({ model_kwh }) => model_kwh),
    sensor_kwh: add(({ sensor_kwh }) => sensor_kwh),
    residual_kwh: add(({ residual_kwh }) => residual_kwh),
    over_kwh: add(({ over_kwh }) => over_kwh),
    allocated: Object.fromEntries(allocated),
  }
}
