import { sum } from '@duet/units'
import type { EventType } from '../model/event.ts'
import type { MonitoredPlant } from '../model/plant.ts'
import type { DayResult } from '../model/plantDay.ts'
import {
  countedEnergy,
  dataAvailability,
  energyAvailability,
  timeAvailability,
} from './availability.ts'
import { type DegradationRate, degradationRate } from './degradation.ts'
import { type ModelPerformance, modelPerformance } from './modelPerformance.ts'
import { type Performance, performance } from './performance.ts'

/** Key figures of a plant over days. */
export interface PlantFigures extends Performance {
  readonly time_availability: number | null
  readonly energy_availability: number | null
  readonly data_availability: number | null
  /** Expected against measured energy of the days. */
  readonly daily_model: ModelPerformance | null
  readonly degradation: DegradationRate | null
}

const OUT_OF_SERVICE = [
  'system_outage',
  'curtailment',
  'inverter_outage',
] as const satisfies readonly EventType[]

export function plantFigures(
  { blocks, leaves }: MonitoredPlant,
  results: readonly DayResult[],
): PlantFigures {
  const sums = results.map(({ day }) => day)
  const total = (of: (day: (typeof sums)[number]) => number): number => sum(sums.map(of))
  const dcCapacityW = sum(blocks.map(({ model }) => model.dcCapacityW))
  const times = leaves.flatMap(({ id, dcCapacityW: weight }) =>
    results.flatMap(({ times: ofDay }) => {
      const time = ofDay.get(id)
      return time ? [{ time, weight }] : []
    }),
  )
  return {
    ...performance({
      sensor_kwh: total(({ sensor_kwh }) => sensor_kwh),
      model_kwh: total(({ model_kwh }) => model_kwh),
      out_of_service_kwh: total(({ allocated }) =>
        sum(OUT_OF_SERVICE.map((type) => allocated[type] ?? 0)),
      ),
      poa_kwh_m2: sum(results.map(({ light }) => light.poa_kwh_m2)),
      poa_at_25c_kwh_m2: sum(results.map(({ light }) => light.poa_at_25c_kwh_m2)),
      dc_capacity_kw: dcCapacityW / 1000,
      budget_kwh: null,
      budget_poa_kwh_m2: null,
    }),
    time_availability: timeAvailability(times),
    energy_availability: energyAvailability(countedEnergy(sums)),
    data_availability: dataAvailability(times.map(({ time }) => time)),
    daily_model: modelPerformance(
      Float64Array.from(sums, ({ model_kwh }) => model_kwh),
      Float64Array.from(sums, ({ sensor_kwh }) => sensor_kwh),
    ),
    degradation: degradationRate(
      sums.map(({ model_kwh, sensor_kwh }) => (model_kwh > 0 ? sensor_kwh / model_kwh : null)),
    ),
  }
}
