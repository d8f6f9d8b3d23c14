import { type CashYear, netFlow } from './cashFlow.ts'
import type { CostModel } from './costModel.ts'
import { internalRate, nominalRate, paybackYears, presentValue } from './presentValue.ts'

/** What a plant is worth. Undefined: there is no such figure. */
export interface EconomicFigures {
  /** Levelized cost of energy, in money of year 0. */
  readonly lcoeRealPerMwh: number | undefined
  /** The price that, the same in every year, would pay for all. */
  readonly lcoeNominalPerMwh: number | undefined
  /** At the nominal discount rate; this and those below of a plant whose energy has a price. */
  readonly netPresentValue: number | undefined
  /** Nominal. */
  readonly internalRateFraction: number | undefined
  readonly paybackYears: number | undefined
  readonly discountedPaybackYears: number | undefined
}

const KWH_PER_MWH = 1000

/**
 * LCOE = Σ C_n / (1 + d_nominal)^n / Σ E_n / (1 + d)^n with d real or nominal, NPV = Σ (R_n − C_n) / (1 + d_nominal)^n over the
 * years 0 to N.
 *
 * @see [1] W. Short, D. J. Packey, T. Holt, NREL/TP-462-5173 (1995)
 * @see [2] System Advisor Model, help: Real and Nominal LCOE
 */
export function economicFigures(
  years: readonly CashYear[],
  model: Pick<CostModel, 'real_discount_fraction' | 'inflation_fraction' | 'energy_price'>,
): EconomicFigures {
  const real = model.real_discount_fraction
  const nominal = nominalRate(real, model.inflation_fraction)
  const costs = presentValue(
    years.map(({ cost }) => cost),
    nominal,
  )
  const energy = years.map(({ energyKwh }) => energyKwh / KWH_PER_MWH)
  const levelized = (rate: number): number | undefined => {
    const mwh = presentValue(energy, rate)
    return mwh > 0 ? costs / mwh : undefined
  }
  return {
    lcoeRealPerMwh: levelized(real),
    lcoeNominalPerMwh: levelized(nominal),
    ...(model.energy_price === null ? NO_REVENUE : worth(netFlow(years), nominal)),
  }
}

type Worth = Omit<EconomicFigures, 'lcoeRealPerMwh' | 'lcoeNominalPerMwh'>

const worth = (net: readonly number[], rate: number): Worth => ({
  netPresentValue: presentValue(net, rate),
  internalRateFraction: internalRate(net),
  paybackYears: paybackYears(net),
  discountedPaybackYears: paybackYears(net, rate),
})

const NO_REVENUE: Worth = {
  netPresentValue: undefined,
  internalRateFraction: undefined,
  paybackYears: undefined,
  discountedPaybackYears: undefined,
}
