import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { FeatureFlag } from '../db/database.gen.ts'
import type { FlagConstraint, FlagSubject } from './flagEvaluation.ts'

export type FlagRow = Selectable<FeatureFlag>

/** More flags than the product has. */
const MAX_FLAGS = 200
/** More organisations than any user has. */
const MAX_ORGANIZATIONS = 500

export function listFlags(db: Database): Promise<FlagRow[]> {
  return db.selectFrom('feature_flag').selectAll().orderBy('id').limit(MAX_FLAGS).execute()
}

/** What constraints ask of a user. */
export async function findFlagSubject(db: Database, userId: string): Promise<FlagSubject> {
  const rows = await db
    .selectFrom('app_user')
    .leftJoin('user_organization', 'user_organization.user_id', 'app_user.id')
    .leftJoin('organization', 'organization.id', 'user_organization.organization_id')
    .select(['app_user.email', 'organization.slug'])
    .where('app_user.id', '=', userId)
    .limit(MAX_ORGANIZATIONS)
    .execute()
  return {
    email: rows[0]?.email,
    organizationSlugs: rows.flatMap(({ slug }) => (slug === null ? [] : [slug])),
  }
}

export async function hasDeployment(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('sentinel_deployment')
    .innerJoin('project', 'project.id', 'sentinel_deployment.project_id')
    .select('project.id')
    .where('project.deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Its row as it was, held until the transaction ends. */
export function lockFlag(tx: Database, id: string): Promise<FlagRow | undefined> {
  return tx
    .selectFrom('feature_flag')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function updateFlagRow(
  tx: Database,
  id: string,
  change: { readonly enabled: boolean; readonly constraints: readonly FlagConstraint[] },
): Promise<FlagRow> {
  return tx
    .updateTable('feature_flag')
    .set({
      enabled: change.enabled,
      constraints: JSON.stringify(change.constraints),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
