/** Sums of a plant or a node over a time. */
export interface PerformanceSums {
  readonly sensor_kwh: number
  /** Expected with everything in service and nothing curtailed. */
  readonly model_kwh: number
  /** Part of the expected energy that outages and curtailment took. */
  readonly out_of_service_kwh: number
  /** Light on the open plane, kWh/m². */
  readonly poa_kwh_m2: number
  /** The same, times `1 + γ · (T_cell − 25 °C)` at each step; null where γ is not known. */
  readonly poa_at_25c_kwh_m2: number | null
  readonly dc_capacity_kw: number
  /** Of the budget, over the same time; null without one. */
  readonly budget_kwh: number | null
  readonly budget_poa_kwh_m2: number | null
}

export interface Performance {
  /** `Y_f / Y_r` (IEC 61724-1), Y_f = E / P0, Y_r = H / 1 kW/m². */
  readonly performance_ratio: number | null
  /** The same at 25 °C cell temperature. */
  readonly performance_ratio_25c: number | null
  /** Energy performance index, `E_measured / E_expected` (IEC TS 61724-3). */
  readonly epi: number | null
  /** The same of what was in service: `E_measured / (E_expected − E_out of service)`. */
  readonly in_service_epi: number | null
  /** kWh/kWp. */
  readonly specific_yield: number | null
  /** `E_measured / E_budget`. */
  readonly budget_ratio: number | null
  /** `H_measured / H_budget`. */
  readonly weather_index: number | null
}

/** Key figures of a time (D-10, D-20); null where a denominator is 0 or unknown. */
export function performance(sums: PerformanceSums): Performance {
  const { sensor_kwh, model_kwh, out_of_service_kwh, dc_capacity_kw, poa_kwh_m2 } = sums
  return {
    performance_ratio: ratio(sensor_kwh, dc_capacity_kw * poa_kwh_m2),
    performance_ratio_25c: ratio(
      sensor_kwh,
      sums.poa_at_25c_kwh_m2 === null ? null : dc_capacity_kw * sums.poa_at_25c_kwh_m2,
    ),
    epi: ratio(sensor_kwh, model_kwh),
    in_service_epi: ratio(sensor_kwh, model_kwh - out_of_service_kwh),
    specific_yield: ratio(sensor_kwh, dc_capacity_kw),
    budget_ratio: ratio(sensor_kwh, sums.budget_kwh),
    weather_index: ratio(poa_kwh_m2, sums.budget_poa_kwh_m2),
  }
}

const ratio = (numerator: number, denominator: number | null): number | null =>
  denominator !== null && denominator > 0 ? numerator / denominator : null
