import type { RunChanges, RunManifest } from '../http/resolvers.gen.ts'
import { type FinishedRunDeps, finishedRun } from './finishedRun.ts'
import { type ComparedRun, runChanges } from './runChanges.ts'
import { runHash, runInputs, shadingNames } from './runInputs.ts'
import { readStoredRun } from './storedRun.ts'

type UserId = string | undefined

export interface RunManifestService {
  readonly manifest: (userId: UserId, simulationId: string) => Promise<RunManifest>
  /** What changed from run `a` to run `b`. @throws AppError NOT_FOUND where the user may not see one of them */
  readonly changes: (userId: UserId, a: string, b: string) => Promise<RunChanges>
}

export function createRunManifestService(deps: FinishedRunDeps): RunManifestService {
  return {
    manifest: (userId, id) => manifestAnswer(deps, userId, id),
    changes: async (userId, a, b) =>
      runChanges(await comparedRun(deps, userId, a), await comparedRun(deps, userId, b)),
  }
}

async function comparedRun(
  deps: FinishedRunDeps,
  userId: UserId,
  simulationId: string,
): Promise<ComparedRun> {
  const run = await finishedRun(deps, userId, simulationId)
  return { run, manifest: (await readStoredRun(deps.db, run.id)).manifest }
}

async function manifestAnswer(
  deps: FinishedRunDeps,
  userId: UserId,
  simulationId: string,
): Promise<RunManifest> {
  const run = await finishedRun(deps, userId, simulationId)
  const { manifest, createdAt, userName, environment, project } = await readStoredRun(
    deps.db,
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
    created_at: createdAt.toISOString(),
    created_by: userName,
    sha256: runHash(manifest),
    time_interval: run.timeInterval,
    local_time_zone: run.utcOffsetH,
    shading_layers: [...shadingNames(manifest)],
    inputs: [...runInputs(manifest)],
  }
}
