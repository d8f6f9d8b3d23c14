import type { KpiFigure } from '../../../ui/Kpi.tsx'
import { ratioKpi } from '../shell/kpi.ts'
import { timeKpi } from './performanceFigures.ts'
import type { Contract } from './usePerformance.ts'

/** Availability by time and by energy, by the terms of the contract. */
export function contractFigures(contract: Contract): readonly KpiFigure[] {
  const { actual_kwh, excused_kwh, lost_kwh } = contract
  return [
    timeKpi(contract),
    ratioKpi(
      'Availability by energy',
      '(E + E_excused) / (E + E_excused + E_lost): as available counts what was lost to causes that are excused',
      [
        { label: 'Measured + lost to what counts as available', kwh: actual_kwh + excused_kwh },
        {
          label: 'The same + lost to what counts as unavailable',
          kwh: actual_kwh + excused_kwh + lost_kwh,
        },
      ],
    ),
  ]
}
