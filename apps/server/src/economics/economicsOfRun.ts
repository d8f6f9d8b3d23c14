import {
  type CostModel,
  type RunEconomics as Economics,
  energyPrices,
  lifeFactors,
  runEconomics,
} from '@duet/results'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import type { RunEconomics } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { type FinishedRun, finishedRun } from '../results/run/finishedRun.ts'
import { agingBlocks } from '../results/yields/agingBlocks.ts'
import { readRunUncertainty } from '../results/yields/uncertaintyQueries.ts'
import { yieldBasis } from '../results/yields/yieldBasis.ts'
import type { Server } from '../server.ts'
import { readCostModel } from './economicsQueries.ts'
import { hourEnergies } from './runEnergy.ts'
import { runQuantities } from './runQuantities.ts'

const idsSchema = z.array(z.string()).max(200, 'at most 200 simulations')

/** @throws AppError NOT_FOUND where the user may not see one of them */
export async function economicsOfRuns(
  server: Pick<Server, 'db' | 'series'>,
  userId: UserId,
  simulationIds: readonly string[],
): Promise<RunEconomics[]> {
  const ids = parseInput(idsSchema, simulationIds, ['simulation_ids'])
  const runs = await Promise.all(ids.map((id) => finishedRun(server, userId, id)))
  const answers: RunEconomics[] = []
  // One after another: each may read a year of steps
  for (const run of runs) answers.push(await economicsOfRun(run))
  return answers
}

/** What the design of a run costs and earns with the costs that the project has now. */
export async function economicsOfRun(run: FinishedRun): Promise<RunEconomics> {
  const model = await readCostModel(run.server.db, run.projectId)
  if (model === null) return { ...NOTHING, simulation_id: run.id, missing: 'costs' }
  const known = { ...NOTHING, simulation_id: run.id, model: model }
  const { kind, energyKwh } = await yieldBasis(run, undefined)
  if (kind === 'period') return { ...known, missing: 'year' }
  const prices = await pricesOf(run, model)
  const economics = runEconomics({
    model,
    quantities: await runQuantities(run),
    energyKwh: lifeFactors(agingBlocks(run, null), model.life_years).map(
      (factor) => factor * energyKwh,
    ),
    pricesPerMwh: prices,
    uncertainty: (await readRunUncertainty(run)).parts,
  })
  return { ...known, mean_price_per_mwh: prices?.[0] ?? null, ...figuresOf(economics) }
}

/** Prices of the first years over the energy of a run; undefined: none is entered. */
export async function pricesOf(
  run: FinishedRun,
  { energy_price: price }: CostModel,
): Promise<readonly number[] | undefined> {
  if (price === null) return undefined
  const isByHour = price.hourly_per_mwh !== null || price.series_per_mwh !== null
  return energyPrices(price, isByHour ? await hourEnergies(run) : [])
}

const NOTHING: Omit<RunEconomics, 'simulation_id'> = {
  model: null,
  missing: null,
  mean_price_per_mwh: null,
  capital: [],
  yearly: [],
  capital_sum: null,
  yearly_sum: null,
  cases: [],
  years: [],
}

const figuresOf = ({ capital, yearly, capitalSum, yearlySum, cases, years }: Economics) => ({
  missing: cases.length === 0 ? 'quantity' : null,
  capital: capital.map((part) => ({ ...part, every_years: null })),
  yearly: [...yearly],
  capital_sum: capitalSum ?? null,
  yearly_sum: yearlySum ?? null,
  cases: cases.map((one) => ({
    probability: one.probability,
    energy_kwh: one.energyKwh,
    lcoe_real_per_mwh: one.lcoeRealPerMwh ?? null,
    lcoe_nominal_per_mwh: one.lcoeNominalPerMwh ?? null,
    npv: one.netPresentValue ?? null,
    irr_fraction: one.internalRateFraction ?? null,
    payback_years: one.paybackYears ?? null,
    discounted_payback_years: one.discountedPaybackYears ?? null,
  })),
  years: years.map(({ energyKwh, ...year }) => ({ ...year, energy_kwh: energyKwh })),
})
