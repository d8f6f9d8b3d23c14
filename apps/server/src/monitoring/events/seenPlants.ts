import { organizationAccess, signedIn, type UserId } from '../../access/organizationAccess.ts'
import { knownRecord } from '../../access/recordAccess.ts'
import type { Server } from '../../server.ts'
import { type SeenDeployment, seenDeployments } from '../deployments/deploymentQueries.ts'
import { PORTFOLIO } from '../deployments/portfolios.ts'

export interface PortfolioArgs {
  readonly organization_id: string
  readonly portfolio_id?: string | null | undefined
}

/** In the place of a portfolio: the plants that are in none. */
const NO_PORTFOLIO = 'none'

/** @throws AppError NOT_FOUND for an organisation or portfolio that the caller does not see */
export async function seenPlants(
  { db }: Server,
  userId: UserId,
  { organization_id, portfolio_id }: PortfolioArgs,
): Promise<SeenDeployment[]> {
  await organizationAccess(db, userId, organization_id)
  const seen = (portfolioId?: string): Promise<SeenDeployment[]> =>
    seenDeployments(db, signedIn(userId), organization_id, portfolioId)
  if (portfolio_id == null) return seen()
  if (portfolio_id === NO_PORTFOLIO)
    return (await seen()).filter((plant) => plant.portfolio_id === null)
  const portfolio = await knownRecord(db, portfolio_id, PORTFOLIO)
  if (portfolio.organization_id !== organization_id) throw PORTFOLIO.notFound()
  return seen(portfolio_id)
}

export const idsOf = (plants: readonly SeenDeployment[]): readonly string[] =>
  plants.map(({ project_id }) => project_id)
