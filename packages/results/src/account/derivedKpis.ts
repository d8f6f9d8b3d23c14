import { type Exceedance, exceedance } from '../yields/exceedance.ts'
import type { UncertaintyParts } from '../yields/uncertaintyPart.ts'
import { type Kpi, plainKpi } from './kpis.ts'
import type { PartSummary } from './summariseRun.ts'

/** The energy that a run forecasts. */
export interface YieldBasis {
  /** Of a run of one year; of one of several, whose complete years are averaged; of one that has no complete year, its own period. */
  readonly kind: 'year' | 'mean_year' | 'period'
  readonly energyKwh: number
  /** That are averaged. */
  readonly years: number
}

/**
 * Key figures of a part of a run with those that its summary implies: clipping from the loss account, P90 with the uncertainty of a
 * year; of several years also the energy and the yield of their mean.
 */
export function allKpis(
  part: Pick<PartSummary, 'energy_kwh' | 'kpis' | 'losses' | 'ratings'>,
  uncertainty: UncertaintyParts,
  basis: YieldBasis,
): readonly Kpi[] {
  const p90 = p90Kpi(exceedance(basis.energyKwh, uncertainty), basis)
  if (basis.kind !== 'mean_year') return [...part.kpis, clippingKpi(part), p90]
  return [...meanYearKpis(part, basis), ...part.kpis.map(ofWholeRun), clippingKpi(part), p90]
}

function meanYearKpis(
  { ratings }: Pick<PartSummary, 'ratings'>,
  { energyKwh, years }: YieldBasis,
): readonly Kpi[] {
  const nominalKw = ratings.nominal_dc_w / 1000
  return [
    plainKpi(
      'energy_mean_year',
      `Energy, mean of ${years} ${years === 1 ? 'complete year' : 'years'}`,
      energyKwh,
      'kWh',
      'Σ E of complete years / their number',
    ),
    {
      key: 'specific_yield_mean_year',
      label: 'Specific yield, mean year',
      value: nominalKw > 0 ? energyKwh / nominalKw : null,
      unit: 'kWh/kWp',
      formula: 'E_mean year / P0',
      numerator: energyKwh,
      numerator_unit: 'kWh',
      denominator: nominalKw,
      denominator_unit: 'kWp',
    },
  ]
}

/** Figures that grow with the length of a run, which nobody may take for those of a year. */
const ADDED: ReadonlySet<string> = new Set([
  'energy',
  'specific_yield',
  'reference_yield',
  'array_yield',
  'capture_loss',
  'system_loss',
])

const ofWholeRun = (kpi: Kpi): Kpi =>
  ADDED.has(kpi.key) ? { ...kpi, label: `${kpi.label}, all years` } : kpi

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

function p90Kpi({ p90, sigmaFraction }: Exceedance, { kind }: YieldBasis): Kpi {
  return plainKpi(
    'p90',
    kind === 'period' ? 'P90, this period' : 'P90, one year',
    p90,
    'kWh',
    `${kind === 'mean_year' ? 'E_mean year' : 'E'} · (1 − 1.282 · σ), σ = ${(sigmaFraction * 100).toFixed(3)} %`,
  )
}
