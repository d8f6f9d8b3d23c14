import type { Selectable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { ReportRevision as Table } from '../../db/database.gen.ts'
import type { ReportRevision } from '../../graphql/resolvers.gen.ts'

export type RevisionRow = Selectable<Table>

/** Oldest first. */
export async function listRevisions(db: Database, projectId: string): Promise<ReportRevision[]> {
  const rows = await db
    .selectFrom('report_revision')
    .innerJoin('app_user', 'app_user.id', 'report_revision.user_id')
    .selectAll('report_revision')
    .select(['app_user.first_name', 'app_user.last_name', 'app_user.email'])
    .where('report_revision.project_id', '=', projectId)
    .orderBy('report_revision.created_at')
    .execute()
  return rows.map(({ id, revision, change, simulation_id, simulation_name, ...row }) => ({
    id,
    revision,
    change,
    simulation_id,
    simulation_name,
    author: `${row.first_name} ${row.last_name}`.trim() || row.email,
    created_at: row.created_at.toISOString(),
  }))
}

/** Up to the last of the run: what a report of it can know; all where the run has none. */
export function revisionsUntil(
  revisions: readonly ReportRevision[],
  simulationId: string,
): ReportRevision[] {
  const last = revisions.findLastIndex(({ simulation_id }) => simulation_id === simulationId)
  return last < 0 ? [...revisions] : revisions.slice(0, last + 1)
}

export const findRevision = (db: Database, id: string): Promise<RevisionRow | undefined> =>
  db.selectFrom('report_revision').selectAll().where('id', '=', id).executeTakeFirst()

interface NewRevision {
  readonly project_id: string
  readonly simulation_id: string
  readonly simulation_name: string
  readonly user_id: string
  readonly revision: string
  readonly change: string
}

/** Given out anew where the run has it; undefined where another run of the project has it. */
export async function putRevision(db: Database, row: NewRevision): Promise<string | undefined> {
  const { simulation_name, user_id, change } = row
  const stored = await db
    .insertInto('report_revision')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['project_id', 'revision'])
        .doUpdateSet({ simulation_name, user_id, change, created_at: new Date() })
        .where('report_revision.simulation_id', '=', row.simulation_id),
    )
    .returning('id')
    .executeTakeFirst()
  return stored?.id
}

export async function deleteRevisionRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('report_revision').where('id', '=', id).execute()
}
