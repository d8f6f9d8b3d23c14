import { AppError } from '@duet/contract'
import { isCountParameter } from '@duet/plant/study'
import { searchStep } from '@duet/results/study'
import { type PeriodicWork, startPeriodic } from '../db/periodic.ts'
import type { Server } from '../server.ts'
import { addStudyPoints } from '../simulations/studies/startStudy.ts'
import {
  idleSearches,
  moveSearch,
  readSearch,
  type StoredSearch,
} from '../simulations/studies/storedSearch.ts'
import { simulationStudy } from '../simulations/studies/studies.ts'
import { searchScores } from './searchScores.ts'

const PERIOD_MS = 3000

/** Each step begins when all runs of the one before have ended; any number of processes may. */
export const startStudySearches = (server: Server): PeriodicWork =>
  startPeriodic(
    PERIOD_MS,
    (stopping) => takeSteps(server, stopping),
    (error) => server.log.error({ err: error }, 'search of a study failed'),
  )

/** A step of every search that waits for one. */
export async function takeSteps(server: Server, stopping?: AbortSignal): Promise<void> {
  for (const { id, search } of await idleSearches(server.db)) {
    if (stopping?.aborted) return
    const stored = readSearch(search)
    if (stored) await takeStep(server, id, stored)
  }
}

/** What the user may no longer do, what is over a quota or cannot be built ends the search with its reason. */
async function takeStep(server: Server, id: string, search: StoredSearch): Promise<void> {
  const { db } = server
  try {
    const study = await simulationStudy(server, search.user_id, id)
    const points = await searchScores(server, search.user_id, study, search.figure)
    const step = searchStep(points, study.parameters.map(isCountParameter))
    if ('end' in step) {
      await moveSearch(db, id, search, { state: 'ended', end: step.end })
      return
    }
    await addStudyPoints(server, search.user_id, id, step.points, async (tx) => {
      if (!(await moveSearch(tx, id, search, {}))) throw new TakenStep()
    })
  } catch (error) {
    if (error instanceof TakenStep) return
    if (!(error instanceof AppError)) throw error
    await moveSearch(db, id, search, { state: 'ended', end: 'refused', message: error.message })
  }
}

/** Somebody else took the step, or paused the search meanwhile. */
class TakenStep extends Error {}
