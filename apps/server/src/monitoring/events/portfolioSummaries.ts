import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  ModelledEnergy,
  PlantEnergy,
  PortfolioCapacity,
  QuerySensorDataModelledPlantsArgs,
  QuerySensorDataModelledPortfolioArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { currentCapacities } from './cardQueries.ts'
import { modelledEnergy } from './energySummaries.ts'
import { periodSchema } from './eventInput.ts'
import { idsOf, type PortfolioArgs, seenPlants } from './seenPlants.ts'
import { plantEnergies, plantsEnergy } from './sumQueries.ts'

const capacityOf = (values: readonly (number | null)[]): number =>
  values.reduce((sum: number, value) => sum + (value ?? 0), 0)

export async function portfolioAcCapacity(
  server: Server,
  userId: UserId,
  args: PortfolioArgs,
): Promise<PortfolioCapacity> {
  const plants = await seenPlants(server, userId, args)
  const known = [...(await currentCapacities(server.db, idsOf(plants))).values()]
  return {
    plant_count: plants.length,
    ac_capacity_w: capacityOf(known.map(({ ac_capacity_w }) => ac_capacity_w)),
    dc_capacity_w: capacityOf(known.map(({ dc_capacity_w }) => dc_capacity_w)),
  }
}

export async function sensorDataModelledPortfolio(
  server: Server,
  userId: UserId,
  { organization_id, portfolio_id, ...period }: QuerySensorDataModelledPortfolioArgs,
): Promise<ModelledEnergy> {
  const plants = await seenPlants(server, userId, { organization_id, portfolio_id })
  const asked = parseInput(periodSchema, period)
  return modelledEnergy(null, await plantsEnergy(server.db, idsOf(plants), asked))
}

const MOST_PLANTS = 100
const idsSchema = z
  .array(z.uuid())
  .max(MOST_PLANTS, `must be at most ${MOST_PLANTS} plants: ask for the others in another call`)
  .nullish()

/** Plants that are named and not among those that the caller sees are left out. */
export async function sensorDataModelledPlants(
  server: Server,
  userId: UserId,
  { organization_id, portfolio_id, project_ids, ...period }: QuerySensorDataModelledPlantsArgs,
): Promise<PlantEnergy[]> {
  const seen = idsOf(await seenPlants(server, userId, { organization_id, portfolio_id }))
  const named = parseInput(idsSchema, project_ids, ['project_ids'])
  const asked = parseInput(periodSchema, period)
  const ids = named ? seen.filter((id) => named.includes(id)) : seen.slice(0, MOST_PLANTS)
  return plantEnergies(server.db, ids, asked)
}
