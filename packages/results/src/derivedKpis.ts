import { type Exceedance, exceedance, type YieldUncertainty } from '@duet/engine'
import type { Kpi } from './kpis.ts'
import type { PartSummary } from './summariseRun.ts'

/** What the energy of a run is the energy of. */
export interface EnergyPeriod {
  readonly isWholeYear: boolean
  /** Years whose variation the energy evens out, 1 or more. */
  readonly years: number
}

/** Key figures that a stored summary implies: clipping from its loss account, P90 with the uncertainty of its period. */
export function derivedKpis(
  part: Pick<PartSummary, 'energy_kwh' | 'losses'>,
  uncertainty: YieldUncertainty,
  { isWholeYear, years }: EnergyPeriod,
): readonly Kpi[] {
  return [clippingKpi(part), p90Kpi(exceedance(part.energy_kwh, uncertainty, years), isWholeYear)]
}

const CLIPPING_STAGES: ReadonlySet<string> = new Set(['inv_clip', 'inv_subclip'])

function clippingKpi({ losses }: Pick<PartSummary, 'losses'>): Kpi {
  const before = losses.find(({ key }) => key === 'inv_eff')?.value_after ?? 0
  const clipped = losses
    .filter(({ key }) => CLIPPING_STAGES.has(key))
    .reduce((sum, { loss }) => sum + loss, 0)
  return {
    key: 'clipping',
    label: 'Inverter clipping',
    value: before > 0 ? clipped / before : null,
    unit: '',
    formula: 'E_clipped / E_ac before clipping',
    numerator: clipped,
    numerator_unit: 'kWh',
    denominator: before,
    denominator_unit: 'kWh',
  }
}

function p90Kpi({ p90, sigmaFraction }: Exceedance, isWholeYear: boolean): Kpi {
  return {
    key: 'p90',
    label: isWholeYear ? 'P90, one year' : 'P90, this period',
    value: p90,
    unit: 'kWh',
    formula: `E · (1 − 1.282 · σ), σ = ${(sigmaFraction * 100).toFixed(2)} %`,
    numerator: null,
    numerator_unit: null,
    denominator: null,
    denominator_unit: null,
  }
}
