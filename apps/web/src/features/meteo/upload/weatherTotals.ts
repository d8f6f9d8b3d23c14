import type { WeatherFile } from '@duet/formats'

export interface WeatherTotals {
  /** Of all rows; null where there is no GHI. */
  readonly ghiKwhM2: number | null
  /** The same for 365 days, where the rows are at least 360 days. */
  readonly annualGhiKwhM2: number | null
  readonly dniKwhM2: number | null
  readonly meanAirC: number | null
  /** Days for which there are rows. */
  readonly days: number
  readonly missingRows: number
}

/** Sums and means of weather that was read. */
export function weatherTotals({ columns, stepS, rowCount, gaps }: WeatherFile): WeatherTotals {
  const days = (rowCount * stepS) / 86_400
  const ghiKwhM2 = energy(columns.ghi_wm2, stepS)
  return {
    ghiKwhM2,
    annualGhiKwhM2: ghiKwhM2 === null || days < 360 ? null : (ghiKwhM2 * 365) / days,
    dniKwhM2: energy(columns.dni_wm2, stepS),
    meanAirC: mean(columns.temp_c),
    days,
    missingRows: gaps.reduce((sum, gap) => sum + gap.missingRows, 0),
  }
}

/** kWh/m² of W/m²; small negative values of instruments at night do not count. */
function energy(column: Float64Array | undefined, stepS: number): number | null {
  if (!column) return null
  return (column.reduce((sum, value) => sum + (value > 0 ? value : 0), 0) * stepS) / 3.6e6
}

function mean(column: Float64Array | undefined): number | null {
  let sum = 0
  let count = 0
  for (const value of column ?? []) {
    if (!Number.isFinite(value)) continue
    sum += value
    count += 1
  }
  return count === 0 ? null : sum / count
}
