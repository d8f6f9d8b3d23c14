import { countedEnergy, energyAvailability, performance } from '@duet/monitoring'
import { HOUR_S } from '@duet/units'
import type { PerformanceFigures } from '../../graphql/resolvers.gen.ts'
import { availableEnergy, totalOf } from '../events/energySums.ts'
import type { Budget } from './budgetDays.ts'
import type { DayFigures } from './performanceQueries.ts'

export interface FigureSources {
  readonly budget: Budget
  readonly dcCapacityKw: number | null
}

/** Sums of some days with their ratios. @param date - of the interval; null: the whole period */
export function performanceFigures(
  days: readonly DayFigures[],
  date: string | null,
  { budget, dcCapacityKw }: FigureSources,
): PerformanceFigures {
  const sums = totalOf(days)
  const { available_kwh, in_service_kwh, delivered_kwh } = availableEnergy(sums, date)
  const counted = countedEnergy([sums])
  const budgets = days.map((day) => budget.dayOf(day.date))
  const budgetKwh = sumOfAll(budgets.map((day) => day?.kwh ?? null))
  const budgetPoa = sumOfAll(budgets.map((day) => day?.poaKwhM2 ?? null))
  const poa = sumOfAll(days.map((day) => day.poa_kwh_m2))
  const poa25c = sumOfAll(days.map((day) => day.poa_at_25c_kwh_m2))
  const [data, total] = [
    sumOfAll(days.map(({ data_s }) => data_s)),
    sumOfAll(days.map(({ total_s }) => total_s)),
  ]
  const { budget_ratio: _ratio, ...ratios } = performance({
    sensor_kwh: delivered_kwh,
    model_kwh: available_kwh,
    out_of_service_kwh: available_kwh - in_service_kwh,
    poa_kwh_m2: poa ?? 0,
    poa_at_25c_kwh_m2: poa25c,
    dc_capacity_kw: dcCapacityKw ?? 0,
    budget_kwh: budgetKwh,
    budget_poa_kwh_m2: poa === null ? null : budgetPoa,
  })
  return {
    ...ratios,
    date,
    day_count: days.length,
    budget_kwh: budgetKwh,
    budget_poa_kwh_m2: budgetPoa,
    weather_budget_kwh:
      budgetKwh === null || ratios.weather_index === null ? null : budgetKwh * ratios.weather_index,
    model_kwh: available_kwh,
    in_service_kwh,
    sensor_kwh: delivered_kwh,
    outage_kwh: counted.lostKwh,
    poa_kwh_m2: poa,
    poa_at_25c_kwh_m2: poa25c,
    data_h: data === null ? null : data / HOUR_S,
    total_h: total === null ? null : total / HOUR_S,
    energy_availability: energyAvailability(counted),
    data_availability: data !== null && total !== null && total > 0 ? data / total : null,
  }
}

/** Null where one is unknown, and of none: part of a sum would be compared with the whole of another. */
function sumOfAll(values: readonly (number | null)[]): number | null {
  if (values.length === 0) return null
  return values.reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0)
}
