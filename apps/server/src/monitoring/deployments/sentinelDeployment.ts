import { organizationAccess, signedIn, type UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import type { SentinelPortfolio } from '../../graphql/resolvers.gen.ts'
import type { Server } from '../../server.ts'
import { type DeploymentRecord, findDeployments, seenDeployments } from './deploymentQueries.ts'
import { listPortfolios } from './portfolioQueries.ts'

/** How a project is monitored; null where it is not. */
export async function sentinelDeployment(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<DeploymentRecord | null> {
  const { project } = await projectAccess(db, userId, projectId, 'viewer')
  return (await findDeployments(db, [project.id])).get(project.id) ?? null
}

/** The portfolios of an organisation and those of its monitored projects that the caller sees. */
export async function sentinelPortfolios(
  { db }: Server,
  userId: UserId,
  organizationId: string,
): Promise<SentinelPortfolio[]> {
  const { role } = await organizationAccess(db, userId, organizationId)
  const [portfolios, deployments] = await Promise.all([
    listPortfolios(db, organizationId, role === 'guest' ? userId : undefined),
    seenDeployments(db, signedIn(userId), organizationId),
  ])
  const byPortfolio = Map.groupBy(deployments, ({ portfolio_id }) => portfolio_id)
  const without = byPortfolio.get(null)
  return [
    ...portfolios.map((portfolio) => ({
      portfolio,
      deployments: byPortfolio.get(portfolio.id) ?? [],
    })),
    ...(without ? [{ portfolio: null, deployments: without }] : []),
  ]
}
