import { mean, quantileOf } from '@duet/units'
import type { Filtered } from './capacityFilters.ts'
import type { CapacityPoints } from './capacityPoints.ts'
import type { ReportingConditions } from './capacityRegression.ts'
import type { CapacitySetup } from './capacitySetup.ts'

type Chosen = readonly [CapacityPoints, Filtered]

/** Given, or the percentile of the light and the means of air and wind over the points that are left. */
export function conditionsOf(
  setup: CapacitySetup,
  hasWind: boolean,
  [measured, target]: readonly [Chosen, Chosen],
): ReportingConditions | undefined {
  const { conditions, poa_wm2, air_c, wind_m_per_s } = setup
  const [points, { kept }] = conditions === 'target' ? target : measured
  const values = (of: Float64Array): Float64Array => Float64Array.from(kept, (i) => of[i])
  const meanWind = hasWind && kept.length > 0 ? mean(values(points.windMPerS)) : null
  if (conditions === 'given' && poa_wm2 !== null && air_c !== null)
    return { poaWm2: poa_wm2, airC: air_c, windMPerS: hasWind ? (wind_m_per_s ?? meanWind) : null }
  if (kept.length === 0) return undefined
  return {
    poaWm2: quantileOf(values(points.poaWm2))(setup.percentile / 100),
    airC: mean(values(points.airC)),
    windMPerS: meanWind,
  }
}
