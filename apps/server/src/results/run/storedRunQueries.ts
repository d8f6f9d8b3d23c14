import { parseManifest, type RunManifest } from '@duet/results/run'
import type { Database } from '../../db/connection.ts'

/** A run with its manifest, and who asked for it. */
export interface StoredRun {
  readonly manifest: RunManifest
  readonly createdAt: Date
  readonly environment: string
  readonly userName: string
  readonly project: { readonly id: string; readonly name: string }
  readonly organizationName: string
}

/** @throws Error for a run that is gone, or whose manifest is of another version */
export async function readStoredRun(db: Database, simulationId: string): Promise<StoredRun> {
  const row = await db
    .selectFrom('simulation')
    .innerJoin('project', 'project.id', 'simulation.project_id')
    .innerJoin('organization', 'organization.id', 'project.organization_id')
    .innerJoin('app_user', 'app_user.id', 'simulation.user_id')
    .select([
      'simulation.manifest',
      'simulation.created_at',
      'simulation.environment',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
      'project.id as project_id',
      'project.name as project_name',
      'organization.name as organization_name',
    ])
    .where('simulation.id', '=', simulationId)
    .executeTakeFirstOrThrow()
  return {
    manifest: parseManifest(row.manifest),
    createdAt: row.created_at,
    environment: row.environment,
    userName: `${row.first_name} ${row.last_name}`.trim() || row.email,
    project: { id: row.project_id, name: row.project_name },
    organizationName: row.organization_name,
  }
}
