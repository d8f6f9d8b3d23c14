import type { DesignQuantities } from '@duet/plant'
import { exceedance, P_LEVELS } from '../yields/exceedance.ts'
import type { UncertaintyParts } from '../yields/uncertaintyPart.ts'
import { type CashYear, cashFlow, type RecurringCost } from './cashFlow.ts'
import type { CostModel } from './costModel.ts'
import { type CostPart, costParts, sumOfParts } from './costParts.ts'
import { type EconomicFigures, economicFigures } from './economicFigures.ts'

/** What a plant is worth with an energy that is exceeded with a probability of so many per cent. */
export interface EconomicCase extends EconomicFigures {
  readonly probability: (typeof P_LEVELS)[number]
  /** Of the first year. */
  readonly energyKwh: number
}

export interface RunEconomics {
  readonly capital: readonly CostPart[]
  readonly yearly: readonly (CostPart & RecurringCost)[]
  /** Undefined: the quantity of a part is not known. */
  readonly capitalSum: number | undefined
  /** A year on average, at the prices of the first year. */
  readonly yearlySum: number | undefined
  /** None where a sum is undefined. */
  readonly cases: readonly EconomicCase[]
  /** With the energy of P50. */
  readonly years: readonly CashYear[]
}

export interface RunEconomicsInput {
  readonly model: CostModel
  readonly quantities: DesignQuantities
  /** Of each year of the life. */
  readonly energyKwh: readonly number[]
  readonly pricesPerMwh: readonly number[] | undefined
  readonly uncertainty: UncertaintyParts
}

const aYear = ({ amount, every_years }: RecurringCost): Pick<CostPart, 'amount'> => ({
  amount: amount === null ? null : amount / every_years,
})

/** P-values are of the mean of all years of the life: each year of it has the same share of its own energy. */
export function runEconomics(input: RunEconomicsInput): RunEconomics {
  const { model, quantities, energyKwh, pricesPerMwh } = input
  const capital = costParts(model.capital, quantities)
  const yearly = costParts(model.yearly, quantities)
  const sums = { capitalSum: sumOfParts(capital), yearlySum: sumOfParts(yearly.map(aYear)) }
  const { capitalSum, yearlySum } = sums
  if (capitalSum === undefined || yearlySum === undefined) {
    return { capital, yearly, ...sums, cases: [], years: [] }
  }
  const yearsAt = (share: number): readonly CashYear[] =>
    cashFlow({
      capital: capitalSum,
      yearly,
      energyKwh: energyKwh.map((kwh) => kwh * share),
      pricesPerMwh,
      model,
    })
  const shares = exceedance(1, input.uncertainty, model.life_years)
  const cases = P_LEVELS.map((probability): EconomicCase => {
    const years = yearsAt(shares[`p${probability}`])
    return { probability, energyKwh: years[1]?.energyKwh ?? 0, ...economicFigures(years, model) }
  })
  return { capital, yearly, ...sums, cases, years: yearsAt(1) }
}
