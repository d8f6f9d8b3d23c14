/** Sums that the ratios of energies are made of. */
export interface RatioSums {
  readonly sensor_kwh: number
  readonly model_kwh: number
  readonly in_service_kwh: number
  readonly outage_kwh: number
  readonly poa_kwh_m2: number | null
  readonly poa_at_25c_kwh_m2: number | null
}

interface RatioTerm {
  readonly label: string
  readonly kwh: number | null
}

/** A ratio of two energies in words. */
export interface EnergyRatio {
  readonly label: string
  readonly formula: string
  readonly terms: readonly [numerator: RatioTerm, denominator: RatioTerm]
}

export type EnergyRatioKey =
  | 'performance_ratio'
  | 'performance_ratio_25c'
  | 'epi'
  | 'in_service_epi'
  | 'energy_availability'

/** Key figures of measured energy, each with its formula and both terms. @param p0Kw - null: not known */
export function energyRatios(
  sums: RatioSums,
  p0Kw: number | null,
): Readonly<Record<EnergyRatioKey, EnergyRatio>> {
  const of = (label: string, formula: string, denominator: RatioTerm): EnergyRatio => ({
    label,
    formula,
    terms: [{ label: 'Measured, E', kwh: sums.sensor_kwh }, denominator],
  })
  const light = (label: string, kwhM2: number | null): RatioTerm => ({
    label,
    kwh: p0Kw === null || kwhM2 === null ? null : p0Kw * kwhM2,
  })
  return {
    performance_ratio: of(
      'Performance ratio',
      'E / (P0 · H / 1 kW/m²), H on the open plane',
      light('P0 · H / 1 kW/m²', sums.poa_kwh_m2),
    ),
    performance_ratio_25c: of(
      'Performance ratio at 25 °C',
      'E / Σ P0 · (1 + γ · (T − 25 °C)) · G / 1 kW/m²',
      light('Corrected P0 · H', sums.poa_at_25c_kwh_m2),
    ),
    epi: of('EPI', 'Energy performance index: measured / expected', {
      label: 'Expected',
      kwh: sums.model_kwh,
    }),
    in_service_epi: of('In-service EPI', 'Measured / (expected − outages − curtailment)', {
      label: 'Expected of what was in service',
      kwh: sums.in_service_kwh,
    }),
    energy_availability: of(
      'Availability by energy',
      'E / (E + E_lost), E_lost: taken by outages',
      { label: 'Measured + lost to outages', kwh: sums.sensor_kwh + sums.outage_kwh },
    ),
  }
}

/** @param usefulLightWm2 - light in the plane above which time counts */
export const timeAvailabilityFormula = (usefulLightWm2: number): string =>
  `(T_useful − T_down) / T_useful, mean of inverters by DC capacity; useful: more than ${usefulLightWm2} W/m² in the plane`

export const DATA_AVAILABILITY_FORMULA = 'Time with readings / time, of all inverters'
