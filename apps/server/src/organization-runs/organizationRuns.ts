import { effectiveRole, projectRefusal } from '@duet/contract'
import { ENGINE_VERSION } from '@duet/engine'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import type {
  OrganizationRun,
  OrganizationRunPage,
  OrganizationRunRow,
  QueryOrganizationRunsArgs,
  RunFigures,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { countRuns, type ListedRun, listRuns, type RunRow } from './organizationRunQueries.ts'
import { runListSchema } from './runFilter.ts'

/** One page of the runs of all projects of an organisation that the user may see. */
export async function organizationRuns(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  { organization_id, ...unparsed }: QueryOrganizationRunsArgs,
): Promise<OrganizationRunPage> {
  const { organization } = await organizationAccess(db, userId, organization_id)
  const input = parseInput(runListSchema, unparsed)
  const viewer = { userId: signedIn(userId), organizationId: organization.id }
  const [rows, counts] = await Promise.all([
    listRuns(db, viewer, input),
    countRuns(db, viewer, input),
  ])
  return { rows: rows.map(rowAnswer), counts, engine_version: ENGINE_VERSION }
}

const rowAnswer = (row: RunRow): OrganizationRunRow => ({
  project_id: row.project_id,
  project_name: row.project_name,
  may_run: mayRun(row),
  run: row.simulation_id === null ? null : runAnswer(row),
})

function mayRun(roles: RunRow): boolean {
  const role = effectiveRole(roles)
  const isGuest = roles.org_role === 'guest'
  return (
    role !== undefined &&
    !projectRefusal({ role, isGuest, isLocked: false, exportsForViewers: false }, 'run')
  )
}

const runAnswer = (run: ListedRun): OrganizationRun => ({
  ...run,
  engine_version: run.engine_version ?? '',
  is_outdated: run.state === 'outdated',
  figures: figuresOf(run),
  duet_job: { ...run, id: run.job_id, created_at: run.job_created_at },
})

function figuresOf(run: ListedRun): RunFigures | null {
  const { year_kwh, nominal_dc_w, nominal_ac_w, hours } = run
  if (run.status !== 'completed' || year_kwh === null || hours === null) return null
  return {
    energy_kwh: year_kwh,
    specific_yield_kwh_per_kwp: run.year_yield,
    performance_ratio: run.performance_ratio,
    bifacial_gain: run.bifacial_gain,
    nominal_dc_w: nominal_dc_w ?? 0,
    nominal_ac_w: nominal_ac_w ?? 0,
    hours,
    missing_step_count: run.missing_step_count,
  }
}
