import type { ChartTable } from '../../../ui/Chart.tsx'
import { filterLabel } from './filterTexts.ts'
import type { CapacityPoints, CapacityTest } from './useCapacityTest.ts'

/** All points of an answer, for the table and the CSV. */
export function pointTable(
  { points, target_points }: CapacityTest,
  { timeZone, timeText }: { readonly timeZone: string; readonly timeText: (iso: string) => string },
): ChartTable {
  const rows = (side: string, of: CapacityPoints | null) =>
    (of?.time ?? []).map((iso, at) => [
      side,
      timeText(iso),
      of?.poa_wm2[at] ?? null,
      of?.air_c[at] ?? null,
      of?.wind_m_per_s[at] ?? null,
      of?.power_w[at] ?? null,
      of?.fitted_w[at] ?? null,
      of ? residualAt(of, at) : null,
      filterLabel(of?.removed_by[at] ?? null),
    ])
  return {
    columns: [
      'Side',
      `Start (${timeZone})`,
      'Irradiance (W/m²)',
      'Air (°C)',
      'Wind (m/s)',
      'Power (W)',
      'Regression (W)',
      'Residual (W)',
      'Left out by',
    ],
    rows: [...rows('Measured', points), ...rows('Target', target_points)],
  }
}

/** Measured less regressed power, W. */
export const residualAt = ({ power_w, fitted_w }: CapacityPoints, at: number): number | null => {
  const [power, fitted] = [power_w[at] ?? null, fitted_w[at] ?? null]
  return power === null || fitted === null ? null : power - fitted
}
