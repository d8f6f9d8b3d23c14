import type { UserId } from '../../access/organizationAccess.ts'
import type { RunChanges, RunManifest } from '../../graphql/resolvers.gen.ts'
import { type FinishedRun, finishedRun, type ResultsServer } from '../run/finishedRun.ts'
import { readStoredRun } from '../run/storedRunQueries.ts'
import { type ComparedRun, runChanges } from './runChanges.ts'
import { runHash, runInputs, shadingNames } from './runInputs.ts'

/** What changed from run `a` to run `b`. @throws AppError NOT_FOUND where the user may not see one of them */
export async function changesBetween(
  server: ResultsServer,
  userId: UserId,
  a: string,
  b: string,
): Promise<RunChanges> {
  const compared = async (id: string): Promise<ComparedRun> => {
    const run = await finishedRun(server, userId, id)
    return { run, manifest: (await readStoredRun(server.db, run.id)).manifest }
  }
  return runChanges(await compared(a), await compared(b))
}

/** Everything that a run was made from, with its hashes. */
export async function runManifest(run: FinishedRun): Promise<RunManifest> {
  const { manifest, createdAt, userName, environment, project } = await readStoredRun(
    run.server.db,
    run.id,
  )
  const { engine_version, from, to, simulated_year, step_count } = manifest
  return {
    engine_version,
    from,
    to,
    simulated_year,
    step_count,
    environment,
    simulation_id: run.id,
    name: run.name,
    project_name: project.name,
    created_at: createdAt,
    created_by: userName,
    sha256: runHash(manifest),
    time_interval: run.timeInterval,
    local_time_zone: run.utcOffsetH,
    shading_layers: shadingNames(manifest),
    inputs: runInputs(manifest),
  }
}
