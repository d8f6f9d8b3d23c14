import type { RoleSources, RunOrder, RunState } from '@duet/contract'
import { ENGINE_VERSION } from '@duet/engine'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { seenProjects } from '../access/projectQueries.ts'
import type { Database } from '../db/connection.ts'
import type { DuetJob, Simulation } from '../db/database.gen.ts'
import { containsPattern } from '../db/likePattern.ts'
import { ACTIVE_STATUSES } from '../jobs/jobQueries.ts'
import { queuePlace } from '../simulations/simulationQueries.ts'
import type { RunListInput } from './runFilter.ts'

/** Whose runs are listed. */
export interface RunViewer {
  readonly userId: string
  readonly organizationId: string
}

/** What is left of a run to say, with its job. */
export type ListedRun = Pick<
  Selectable<Simulation>,
  | 'name'
  | 'created_at'
  | 'engine_version'
  | 'performance_ratio'
  | 'bifacial_gain'
  | 'nominal_dc_w'
  | 'nominal_ac_w'
  | 'hours'
  | 'missing_step_count'
> &
  Omit<Selectable<DuetJob>, 'id' | 'simulation_id' | 'queue_from' | 'created_at'> & {
    readonly simulation_id: string
    readonly state: RunState
    readonly year_kwh: number | null
    readonly year_yield: number | null
    readonly job_id: string
    readonly job_created_at: Date
    readonly queue_place: number | null
    readonly change: {
      readonly simulation_id: string
      readonly name: string
      readonly engine_version: string
      readonly is_repeated: boolean
      readonly yield_fraction: number
    } | null
  }

/** A project with one of its runs, or without any. */
export type RunRow = RoleSources & {
  readonly project_id: string
  readonly project_name: string
} & (ListedRun | { readonly simulation_id: null })

type Found = Pick<RunListInput, 'search' | 'all_runs'>

/** One page of the runs of the projects that the user may see. */
export async function listRuns(
  db: Database,
  viewer: RunViewer,
  { order_by: { order, isDescending }, skip, take, ...filter }: RunListInput,
): Promise<readonly RunRow[]> {
  const direction = isDescending ? sql`desc` : sql`asc`
  const { rows } = await sql<RunRow>`
    with page as (
      select run.*, row_number() over (
        order by ${SORTED_BY[order]} ${direction} nulls last, run.created_at desc nulls last, lower(project_name), project_id
      ) as place
      from (${foundRuns(db, viewer, filter)}) run ${order === 'change' ? CHANGE : sql``}
      where ${isInState(filter.state)}
      order by place offset ${skip} limit ${take}
    )
    select run.*, duet_job.id as job_id, duet_job.created_at as job_created_at, duet_job.status, duet_job.stage,
      duet_job.total_tasks, duet_job.completed_tasks, duet_job.error_code, duet_job.error_message,
      duet_job.submitted_at, duet_job.running_at, duet_job.completed_at, ${queuePlace} as queue_place,
      to_jsonb(change) as change
    from page run left join duet_job using (simulation_id) ${CHANGE}
    order by place`.execute(db)
  return rows
}

export type RunCounts = Readonly<Record<RunState | 'all', number>>

export async function countRuns(
  db: Database,
  viewer: RunViewer,
  filter: Found,
): Promise<RunCounts> {
  const { rows } = await sql<RunCounts>`
    select count(*)::int as all, count(*) filter (where state in ('completed', 'outdated'))::int as completed,
      count(*) filter (where state = 'outdated')::int as outdated,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      count(*) filter (where state = 'stopped')::int as stopped,
      count(*) filter (where state = 'none')::int as none
    from (${foundRuns(db, viewer, filter)}) run`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Counting gave no row')
  return counts
}

/** The blocks of a project, by name. */
export const blocksOfProject = async (db: Database, projectId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('block')
      .select('id')
      .where('project_id', '=', projectId)
      .orderBy('name')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id)

/** Studies and sensitivities vary a plant: their runs say nothing of the project as it is. */
const isOfPlant = (run: string): RawBuilder<boolean> =>
  sql`${sql.ref(`${run}.study_id`)} is null and ${sql.ref(`${run}.sensitivity_of`)} is null`

/** Of what grows with the length of a run: that of a year, as it is shown. */
const ofYear = (run: string, column: 'energy_kwh' | 'specific_yield'): RawBuilder<number> =>
  sql`${sql.ref(`${run}.${column}`)}
    / years_in_mean(${sql.ref(`${run}.hours`)}, ${sql.ref(`${run}.missing_step_count`)})`

/** Where it has no run, all of a project's but its name is null. */
const foundRuns = (
  db: Database,
  viewer: RunViewer,
  { search, all_runs }: Found,
): RawBuilder<unknown> => sql`
  select project.id as project_id, project.name as project_name, project.project_role, project.org_role,
    project.org_general_access, coalesce(run.run_state, 'none') as state, run.*
  from ${seenProjects(db, viewer)} project
  left join lateral (
    select simulation.id as simulation_id, simulation.name, simulation.created_at, simulation.engine_version,
      simulation.repeats, simulation.hours, simulation.missing_step_count, simulation.performance_ratio,
      simulation.bifacial_gain, simulation.nominal_dc_w, simulation.nominal_ac_w,
      ${ofYear('simulation', 'energy_kwh')} as year_kwh, ${ofYear('simulation', 'specific_yield')} as year_yield,
      case
        when duet_job.status in (${sql.join(ACTIVE_STATUSES)}) then 'running'
        when duet_job.status <> 'completed' then duet_job.status
        when simulation.engine_version = ${ENGINE_VERSION} then 'completed'
        else 'outdated'
      end as run_state
    from simulation join duet_job on duet_job.simulation_id = simulation.id
    where simulation.project_id = project.id and ${isOfPlant('simulation')}
    order by simulation.created_at desc, simulation.id limit ${all_runs ? null : 1}
  ) run on true
  ${search ? sql`where project.name ilike ${containsPattern(search)} or run.name ilike ${containsPattern(search)}` : sql``}`

/** What `run` is compared with: what it repeats, else the completed run before it that is as long. */
const CHANGE = sql`
  left join lateral (
    select earlier.id as simulation_id, earlier.name, earlier.engine_version,
      earlier.id is not distinct from run.repeats as is_repeated,
      run.year_yield / ${ofYear('earlier', 'specific_yield')} - 1 as yield_fraction
    from simulation earlier join duet_job earlier_job on earlier_job.simulation_id = earlier.id
    where run.state in ('completed', 'outdated') and run.year_yield is not null
      and earlier.project_id = run.project_id and earlier_job.status = 'completed'
      and earlier.hours = run.hours and earlier.specific_yield > 0
      and (earlier.id = run.repeats or earlier.created_at < run.created_at and ${isOfPlant('earlier')})
    order by (earlier.id is not distinct from run.repeats) desc, earlier.created_at desc limit 1
  ) change on true`

const isInState = (state: RunState | undefined): RawBuilder<boolean> => {
  if (!state) return sql`true`
  return state === 'completed'
    ? sql`run.state in ('completed', 'outdated')`
    : sql`run.state = ${state}`
}

const SORTED_BY: Readonly<Record<RunOrder, RawBuilder<unknown>>> = {
  created_at: sql`run.created_at`,
  project: sql`lower(project_name)`,
  name: sql`lower(run.name)`,
  state: sql`run.state`,
  energy: sql`year_kwh`,
  specific_yield: sql`year_yield`,
  performance_ratio: sql`performance_ratio`,
  bifacial_gain: sql`bifacial_gain`,
  nominal_dc: sql`nominal_dc_w`,
  dc_ac_ratio: sql`nominal_dc_w / nullif(nominal_ac_w, 0)`,
  // 0.10 after 0.9
  engine_version: sql`string_to_array(substring(run.engine_version from '^\\d+(?:\\.\\d+)*'), '.')::int[]`,
  change: sql`change.yield_fraction`,
}
