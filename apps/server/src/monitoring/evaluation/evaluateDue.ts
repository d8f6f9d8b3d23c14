import { AppError } from '@duet/contract'
import { type PeriodicWork, startPeriodic } from '../../db/periodic.ts'
import type { Log } from '../../log.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import type { WeatherServer } from './deploymentWeather.ts'
import { databaseTime, duePlants, noteTurn } from './dueQueries.ts'
import { evaluateTurn } from './evaluateTurn.ts'
import { firstFreePlant } from './plantLock.ts'

export type EvaluationServer = WeatherServer & { readonly log: Log }

const PERIOD_MS = 5 * 60_000
/** A plant that another process had so shortly ago is left alone. */
const REST_MS = 2 * 60_000
/** More than there are processes: of so many one is free. */
const CANDIDATES = 100

/**
 * Evaluates the days that wait, plant by plant, the one first whose last turn is longest ago, until none is left. Any number of processes
 * may: each plant is taken by one at a time, and what a killed one has not stored is done again.
 *
 * @param restMs - since its last turn, of a plant without a backlog
 * @returns how many turns were taken
 */
export async function evaluateDue(
  server: EvaluationServer,
  compute: ComputeParts,
  stopping: AbortSignal,
  restMs = 0,
): Promise<number> {
  const startedMs = await databaseTime(server.db)
  const backlog = new Set<string>()
  for (let turns = 0; ; turns++) {
    if (stopping.aborted) return turns
    const nowMs = await databaseTime(server.db)
    const rested = new Date(Math.max(startedMs - restMs, nowMs - PERIOD_MS))
    const due = await duePlants(server.db, { rested, backlog: [...backlog], limit: CANDIDATES })
    const turn = await firstFreePlant(server.pool, due, async (projectId) => {
      const isMore = await takeTurn(server, compute, projectId, stopping)
      if (isMore) backlog.add(projectId)
      else backlog.delete(projectId)
    })
    if (!turn.isTaken) return turns
  }
}

/** Answers whether days are left. */
async function takeTurn(
  server: EvaluationServer,
  compute: ComputeParts,
  projectId: string,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    const { isMore } = await evaluateTurn(server, compute, projectId, signal)
    await noteTurn(server.db, projectId, null)
    return isMore
  } catch (error) {
    if (signal.aborted) return false
    server.log.error({ err: error, projectId }, 'plant not evaluated')
    // the reason stands at the deployment; the plant waits for its next turn
    const reason =
      error instanceof AppError ? error.message : 'The log of the server has the details.'
    await noteTurn(server.db, projectId, reason)
    return false
  }
}

/** Evaluates what waits now and every five minutes. */
export const startEvaluation = (server: EvaluationServer, compute: ComputeParts): PeriodicWork =>
  startPeriodic(
    PERIOD_MS,
    (stopping) => evaluateDue(server, compute, stopping, REST_MS),
    (error) => server.log.error({ err: error }, 'evaluation of plants failed'),
  )
