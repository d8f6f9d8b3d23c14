import { AppError } from '@duet/contract'
import { ECONOMIC_STUDY_FIGURES, STUDY_FIGURES } from '@duet/results/study'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { signedIn } from '../access/organizationAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import { readCostModel } from '../economics/economicsQueries.ts'
import type { SimulationStudy } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { pauseSearch, readSearch, setSearch } from '../simulations/studies/storedSearch.ts'
import { accessibleStudy, oneStudy } from '../simulations/studies/studies.ts'
import { isEconomic } from './searchScores.ts'

const figureSchema = z.enum(
  [
    ...STUDY_FIGURES.filter(({ best }) => best !== undefined).map(({ key }) => key),
    ...Object.keys(ECONOMIC_STUDY_FIGURES),
  ],
  'is no figure that has a best value',
)

/** Searches on behalf of the user from here on, whether somebody looks or not. */
export async function startStudySearch(
  { db }: Pick<Server, 'db'>,
  user: UserId,
  id: string,
  asked: string,
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(db, user, id, 'run')
  const figure = parseInput(figureSchema, asked, ['figure'])
  const { project_id: projectId } = study
  if (isEconomic(figure) && (await readCostModel(db, projectId)) === null) {
    throw new AppError('INVALID_INPUT', 'figure: the project has no costs. Enter them under Costs.')
  }
  const userId = signedIn(user)
  const step = (readSearch(study.search)?.step ?? 0) + 1
  await db.transaction().execute(async (tx) => {
    await setSearch(tx, study.id, {
      figure,
      user_id: userId,
      step,
      state: 'running',
      end: null,
      message: null,
    })
    const details = { id: study.id, name: study.name, figure }
    await writeAudit(tx, { userId, projectId, action: 'study_search_started', details })
  })
  return oneStudy(db, projectId, study.id)
}

/** Runs that are on the way go on. */
export async function pauseStudySearch(
  { db }: Pick<Server, 'db'>,
  userId: UserId,
  id: string,
): Promise<SimulationStudy> {
  const { study } = await accessibleStudy(db, userId, id, 'run')
  await pauseSearch(db, study.id)
  return oneStudy(db, study.project_id, study.id)
}
