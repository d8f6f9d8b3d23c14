import { monthLabels, type Series, valueAt } from '../seriesMonths.ts'

/** One month of a run. */
export interface MonthRow {
  /** Start of the month, ISO 8601 UTC. */
  readonly time: string
  /** 'Jan', or 'Jan 2026' where the run has several years. */
  readonly label: string
  readonly energyKwh: number | null
  /** What the nominal power would give in the light of the month without any loss. */
  readonly referenceKwh: number | null
  readonly performanceRatio: number | null
  readonly capacityFactorDc: number | null
  readonly capacityFactorAc: number | null
}

/** Puts the months of both answers side by side. */
export function monthRows(ratio: Series, factor: Series, utcOffsetH: number): readonly MonthRow[] {
  const labels = monthLabels(ratio.time, utcOffsetH)
  const factorIndex = new Map(factor.time.map((iso, index) => [iso, index]))
  return ratio.time.map((time, index) => {
    const at = factorIndex.get(time)
    return {
      time,
      label: labels[index] ?? '',
      energyKwh: valueAt(ratio, 'energy', index),
      referenceKwh: valueAt(ratio, 'reference_energy', index),
      performanceRatio: valueAt(ratio, 'performance_ratio', index),
      capacityFactorDc: valueAt(factor, 'capacity_factor_dc', at),
      capacityFactorAc: valueAt(factor, 'capacity_factor_ac', at),
    }
  })
}
