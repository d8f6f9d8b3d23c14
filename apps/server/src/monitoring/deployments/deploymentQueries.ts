import { listProjects } from '../../access/projectQueries.ts'
import type { Database } from '../../db/connection.ts'
import type { Portfolio } from '../../graphql/resolvers.gen.ts'
import { PROJECT_COUNT } from './portfolioQueries.ts'

/** A monitored project without its versions. */
export interface DeploymentRecord {
  readonly project_id: string
  readonly tag: string
  readonly created_at: string
  readonly portfolio: Portfolio | null
}

/** The deployments of those of the projects that are monitored. */
export async function findDeployments(
  db: Database,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, DeploymentRecord>> {
  const rows = await db
    .selectFrom('sentinel_deployment')
    .leftJoin('portfolio', 'portfolio.id', 'sentinel_deployment.portfolio_id')
    .select([
      'sentinel_deployment.project_id',
      'sentinel_deployment.tag',
      'sentinel_deployment.created_at',
      'portfolio.id as portfolio_id',
      'portfolio.name',
      PROJECT_COUNT.as('project_count'),
    ])
    .where('sentinel_deployment.project_id', 'in', projectIds)
    .limit(projectIds.length)
    .execute()
  return new Map(
    rows.map(({ project_id, tag, created_at, portfolio_id, name, project_count }) => [
      project_id,
      {
        project_id,
        tag,
        created_at: created_at.toISOString(),
        portfolio: portfolio_id ? { id: portfolio_id, name: name ?? '', project_count } : null,
      },
    ]),
  )
}

/** One that is there gets the portfolio and tag. */
export async function upsertDeployment(
  db: Database,
  row: { project_id: string; portfolio_id: string | null; tag: string; created_by: string },
): Promise<void> {
  await db
    .insertInto('sentinel_deployment')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('project_id').doUpdateSet({ portfolio_id: row.portfolio_id, tag: row.tag }),
    )
    .execute()
}

/** Holds the deployment until the transaction ends. False where there is none. */
export async function lockDeployment(db: Database, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sentinel_deployment')
    .select('project_id')
    .where('project_id', '=', projectId)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** With its versions, nodes, days and events. */
export async function deleteDeployment(db: Database, projectId: string): Promise<void> {
  await db.deleteFrom('sentinel_deployment').where('project_id', '=', projectId).execute()
}

/** Monitored projects of an organisation that the user sees, by name; those of a portfolio where one is given. */
export async function seenDeployments(
  db: Database,
  userId: string,
  organizationId: string,
  portfolioId?: string,
): Promise<SeenDeployment[]> {
  const listed = await listProjects(db, {
    userId,
    organizationId,
    search: undefined,
    collection: 'all_sentinel',
    portfolioId,
    orderBy: 'name',
    direction: 'asc',
    skip: 0,
    take: MAX_DEPLOYMENTS,
  })
  if (listed.length === 0) return []
  const deployments = await findDeployments(
    db,
    listed.map(({ project }) => project.id),
  )
  return listed.flatMap(({ project: { id, name, latitude, longitude } }) => {
    const deployment = deployments.get(id)
    if (!deployment) return []
    const { tag, created_at, portfolio } = deployment
    const portfolio_id = portfolio?.id ?? null
    return [{ project_id: id, name, latitude, longitude, tag, created_at, portfolio_id }]
  })
}

export interface SeenDeployment {
  readonly project_id: string
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly portfolio_id: string | null
  readonly tag: string
  readonly created_at: string
}

const MAX_DEPLOYMENTS = 10_000
