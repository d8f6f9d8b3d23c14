import type { PlantDocument } from '@duet/plant'
import type { WeatherFitness } from '@duet/weather'
import type { Database } from '../db/connection.ts'

/** A run as it was asked for, as the simulations domain wrote it down. */
export interface StoredManifest {
  readonly version: 1
  readonly engine_version: string
  readonly document: PlantDocument
  readonly blocks: readonly {
    readonly id: string
    readonly name: string
    readonly dataset_id: string
    readonly table_count: number
    readonly row_count: number
    /** Of a block whose light is traced. */
    readonly light?: { readonly scene: string; readonly class_count: number }
  }[]
  readonly datasets: readonly {
    readonly id: string
    readonly name: string
    readonly type: 'Sequential' | 'TMY'
    /** Of what its rows were made of, corrections included. */
    readonly source_hash: string
    /** Absent in runs of before there were any: 1. */
    readonly revision?: number
    readonly storage_key: string
    readonly step_s: number
    readonly time_interval: string
    readonly local_time_zone: number
    readonly latitude: number
    readonly longitude: number
    readonly altitude_m: number
    readonly coldest_air_c: number
    /** In words; absent: from the file. */
    readonly air_temperature_from?: string
    /** Absent in runs of before it was looked at. */
    readonly fitness?: WeatherFitness
  }[]
  readonly from: string | null
  readonly to: string | null
  readonly simulated_year: number | null
  readonly shading_layer_ids: readonly string[]
  readonly step_count: number
  readonly terrain?: { readonly sha256: string }
}

/** A run with its manifest, and who asked for it. */
export interface StoredRun {
  readonly manifest: StoredManifest
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

function parseManifest(json: unknown): StoredManifest {
  if (!isManifest(json)) throw new Error('The manifest of the run is of an unknown version')
  return json
}

/** Written by `planRun` of the simulations domain alone: its version tells its shape. */
function isManifest(json: unknown): json is StoredManifest {
  return typeof json === 'object' && json !== null && 'version' in json && json.version === 1
}
