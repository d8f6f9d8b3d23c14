import type { EconomicCasePartsFragment } from '../../lib/gql/graphql.ts'

/** A figure of what a plant is worth. */
export interface EconomicKpi {
  readonly key: string
  readonly label: string
  readonly value: number | null
  /** Empty: a fraction of 1. */
  readonly unit: string
  readonly formula: string
}

/** The figures of a case, levelized cost first. */
export const economicKpis = (
  figures: EconomicCasePartsFragment,
  currency: string,
): readonly EconomicKpi[] => [
  {
    key: 'lcoe_real',
    label: 'LCOE, real',
    value: figures.lcoe_real_per_mwh,
    unit: `${currency}/MWh`,
    formula: 'Σ Cₙ / (1 + d_nominal)ⁿ / Σ Eₙ / (1 + d_real)ⁿ, in money of year 0',
  },
  {
    key: 'lcoe_nominal',
    label: 'LCOE, nominal',
    value: figures.lcoe_nominal_per_mwh,
    unit: `${currency}/MWh`,
    formula: 'Σ Cₙ / (1 + d_nominal)ⁿ / Σ Eₙ / (1 + d_nominal)ⁿ',
  },
  {
    key: 'npv',
    label: 'Net present value',
    value: figures.npv,
    unit: currency,
    formula: 'Σ (Rₙ − Cₙ) / (1 + d_nominal)ⁿ',
  },
  {
    key: 'irr',
    label: 'Internal rate of return',
    value: figures.irr_fraction,
    unit: '',
    formula: 'nominal rate at which the net present value is 0',
  },
  {
    key: 'payback',
    label: 'Payback',
    value: figures.payback_years,
    unit: 'years',
    formula: 'until Σ (Rₙ − Cₙ) is no longer below 0',
  },
  {
    key: 'payback_discounted',
    label: 'Discounted payback',
    value: figures.discounted_payback_years,
    unit: 'years',
    formula: 'until Σ (Rₙ − Cₙ) / (1 + d_nominal)ⁿ is no longer below 0',
  },
]
