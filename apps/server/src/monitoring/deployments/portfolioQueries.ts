import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { Portfolio } from '../../graphql/resolvers.gen.ts'

/** Projects of a portfolio, without deleted ones. */
export const PROJECT_COUNT = sql<number>`(
  select count(*)::int from sentinel_deployment counted
  join project on project.id = counted.project_id and project.deleted_at is null
  where counted.portfolio_id = portfolio.id)`

/** Portfolios of an organisation by name. For a guest those alone that hold a project which lists the guest. */
export function listPortfolios(
  db: Database,
  organizationId: string,
  guestId: string | undefined,
): Promise<Portfolio[]> {
  return db
    .selectFrom('portfolio')
    .select(['id', 'name', PROJECT_COUNT.as('project_count')])
    .where('organization_id', '=', organizationId)
    .$if(guestId !== undefined, (query) =>
      query.where('id', 'in', (seen) =>
        seen
          .selectFrom('sentinel_deployment')
          .innerJoin('project_user', 'project_user.project_id', 'sentinel_deployment.project_id')
          .select('sentinel_deployment.portfolio_id')
          .where('project_user.user_id', '=', guestId ?? ''),
      ),
    )
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(500)
    .execute()
}

export function findPortfolio(
  db: Database,
  id: string,
): Promise<(Portfolio & { readonly organization_id: string }) | undefined> {
  return db
    .selectFrom('portfolio')
    .select(['id', 'name', 'organization_id', PROJECT_COUNT.as('project_count')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Undefined where the organisation has one of this name. */
export async function insertPortfolio(
  db: Database,
  row: { organization_id: string; name: string },
): Promise<Portfolio | undefined> {
  const inserted = await db
    .insertInto('portfolio')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organization_id', 'name']).doNothing())
    .returning(['id', 'name'])
    .executeTakeFirst()
  return inserted && { ...inserted, project_count: 0 }
}

export async function renamePortfolioRow(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('portfolio').set({ name }).where('id', '=', id).execute()
}

export async function deletePortfolioRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('portfolio').where('id', '=', id).execute()
}
