import { cleaningChoices } from '@duet/results'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { readDesign } from '../design/storedDesign.ts'
import { pricesOf } from '../economics/economicsOfRun.ts'
import { readCostModel } from '../economics/economicsQueries.ts'
import type { CleaningChoice, CleaningStudy } from '../graphql/resolvers.gen.ts'
import { type FinishedRun, storedRun } from '../results/run/finishedRun.ts'
import { yieldBasis } from '../results/yields/yieldBasis.ts'
import type { Server } from '../server.ts'
import { cleanedBlocks } from './cleanedBlocks.ts'
import { lastFinishedRunId } from './cleaningQueries.ts'

const NOTHING: Omit<CleaningStudy, 'project_id'> = {
  missing: null,
  simulation_name: null,
  blocks: [],
  left_out: [],
  now: null,
  choices: [],
  currency: null,
  mean_price_per_mwh: null,
  cleaning_price: null,
}

/** What cleanings of the blocks as they are now would gain over the last finished simulation of the project. */
export async function cleaningStudy(
  server: Pick<Server, 'db' | 'series'>,
  userId: UserId,
  projectId: string,
): Promise<CleaningStudy> {
  await projectAccess(server.db, userId, projectId, 'viewer')
  const runId = await lastFinishedRunId(server.db, projectId)
  if (runId === undefined) return { ...NOTHING, project_id: projectId, missing: 'run' }
  const run = await storedRun(server, runId)
  const known = {
    ...NOTHING,
    project_id: projectId,
    simulation_name: run.name,
    ...(await moneyOf(run)),
  }
  const { kind, energyKwh } = await yieldBasis(run, undefined)
  if (kind === 'period') return { ...known, missing: 'year' }
  const { blocks } = await readDesign(server.db, projectId)
  const { cleaned, leftOut } = await cleanedBlocks(run, blocks, energyKwh)
  const names = cleaned.map(({ name }) => name)
  if (names.length === 0) return { ...known, missing: 'schedule', left_out: leftOut }
  const { now, choices } = cleaningChoices(cleaned)
  return {
    ...known,
    blocks: names,
    left_out: leftOut,
    now: choiceOf(now),
    choices: choices.map(choiceOf),
  }
}

async function moneyOf(run: FinishedRun): Promise<Partial<CleaningStudy>> {
  const model = await readCostModel(run.server.db, run.projectId)
  if (model === null) return {}
  const lines = model.yearly.filter(({ unit }) => unit === 'cleaning')
  return {
    currency: model.currency,
    mean_price_per_mwh: (await pricesOf(run, model))?.[0] ?? null,
    cleaning_price:
      lines.length === 0 ? null : lines.reduce((sum, { unit_price }) => sum + unit_price, 0),
  }
}

const choiceOf = (choice: ReturnType<typeof cleaningChoices>['now']): CleaningChoice => ({
  per_year: choice.perYear,
  cleanings: choice.cleanings,
  loss_fraction: choice.lossFraction,
  energy_kwh: choice.energyKwh,
})
