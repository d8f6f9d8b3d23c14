import type { CostModel } from './costModel.ts'
import type { CostPart } from './costParts.ts'

/** A year of a plant, in money of that year; all of it counts at the end of the year. */
export interface CashYear {
  /** 0: before the first year. */
  readonly year: number
  readonly energyKwh: number
  readonly revenue: number
  readonly cost: number
}

/** A cost that comes again; the amount is that of one time, at the prices of the first year. */
export type RecurringCost = Pick<CostPart, 'amount'> &
  Pick<CostModel['yearly'][number], 'escalation_fraction' | 'every_years'>

export interface CashFlowInput {
  readonly capital: number
  readonly yearly: readonly RecurringCost[]
  /** Of each year of the life. */
  readonly energyKwh: readonly number[]
  /** Of the first years, weighted by the energy; the last one grows on. Undefined: no revenue. */
  readonly pricesPerMwh: readonly number[] | undefined
  readonly model: Pick<CostModel, 'inflation_fraction' | 'energy_price'>
}

const KWH_PER_MWH = 1000

/**
 * What a plant costs and earns, year by year: C_n = Σ c (1 + i + e)^(n−1) with inflation i and the escalation e of each cost that
 * falls in the year, R_n = E_n p (1 + g)^(n−1) with the price p of the first year; where m years have their prices, R_n = E_n p_n up to
 * year m and E_n p_m (1 + g)^(n−m) after it.
 *
 * @see [1] W. Short, D. J. Packey, T. Holt, NREL/TP-462-5173 (1995): the capital is paid at time 0, flows of a year at its end
 */
export function cashFlow(input: CashFlowInput): readonly CashYear[] {
  const { capital, yearly, energyKwh, model } = input
  const growth = 1 + (model.energy_price?.escalation_fraction ?? 0)
  const prices = input.pricesPerMwh ?? [0]
  const known = prices.length - 1
  const years = energyKwh.map((kwh, at): CashYear => {
    const price = (prices[Math.min(at, known)] ?? 0) * growth ** Math.max(0, at - known)
    return {
      year: at + 1,
      energyKwh: kwh,
      revenue: (kwh / KWH_PER_MWH) * price,
      cost: yearly
        .filter((cost) => isPaid(cost, at + 1, energyKwh.length))
        .reduce(
          (sum, { amount, escalation_fraction: above }) =>
            sum + (amount ?? 0) * Math.max(0, 1 + model.inflation_fraction + above) ** at,
          0,
        ),
    }
  })
  return [{ year: 0, energyKwh: 0, revenue: 0, cost: capital }, ...years]
}

/** What is replaced in the last year would serve nobody. */
const isPaid = ({ every_years: every }: RecurringCost, year: number, lifeYears: number): boolean =>
  every === 1 || (year % every === 0 && year < lifeYears)

/** What is left of each year. */
export const netFlow = (years: readonly CashYear[]): readonly number[] =>
  years.map(({ revenue, cost }) => revenue - cost)
