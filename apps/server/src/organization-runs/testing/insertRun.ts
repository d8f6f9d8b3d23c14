import { ENGINE_VERSION } from '@duet/engine'
import type { Pool } from 'pg'

export interface StoredRun {
  readonly name: string
  /** Of January 2026, when it was started. */
  readonly day: number
  /** kWh/kWp; absent: it has no results. */
  readonly specificYield?: number
  readonly engineVersion?: string
  readonly hours?: number
  readonly status?: string
  readonly repeats?: string
  readonly isOfStudy?: boolean
}

/** A run of a plant of 1 MWp as it is stored, without files; gives its id. */
export async function insertRun(
  pool: Pool,
  userId: string,
  projectId: string,
  {
    name,
    day,
    specificYield,
    engineVersion = ENGINE_VERSION,
    hours = 8760,
    status = 'completed',
    repeats,
    isOfStudy = false,
  }: StoredRun,
): Promise<string> {
  const manifest = {
    engine_version: engineVersion,
    step_count: hours,
    datasets: [{ step_s: 3600, fitness: { missing_step_count: 0 } }],
  }
  const kpis = { specific_yield: specificYield, performance_ratio: 0.85, bifacial_gain: 0.06 }
  const summary = specificYield !== undefined && {
    system: {
      energy_kwh: specificYield * 1000,
      ratings: { nominal_dc_w: 1e6, nominal_ac_w: 8e5 },
      kpis: Object.entries(kpis).map(([key, value]) => ({ key, value })),
    },
  }
  const study = isOfStudy
    ? await pool.query(
        `insert into simulation_study (project_id, user_id, name, parameter, base)
         values ($1, $2, 'Study', 'pitch', '{}') returning id`,
        [projectId, userId],
      )
    : undefined
  const { rows } = await pool.query(
    `with run as (
       insert into simulation (project_id, user_id, name, environment, manifest, summary, storage_prefix, created_at, repeats, study_id)
       values ($1, $2, $3, 'production', $4, $5, 'nowhere', make_timestamptz(2026, 1, $6, 12, 0, 0), $7, $8) returning id
     )
     insert into duet_job (simulation_id, status, stage, total_tasks)
     select id, $9, 'post_processing', 1 from run returning simulation_id`,
    [
      projectId,
      userId,
      name,
      JSON.stringify(manifest),
      summary ? JSON.stringify(summary) : null,
      day,
      repeats ?? null,
      study?.rows[0].id ?? null,
      status,
    ],
  )
  return rows[0].simulation_id
}
