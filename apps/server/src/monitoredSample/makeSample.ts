import { setTimeout as wait } from 'node:timers/promises'
import { MONITORED_SAMPLE_NAME, monitoredSamplePlant } from '@duet/plant'
import { ACTIVE_STATUSES } from '../jobs/jobQueries.ts'
import { deployProject } from '../monitoring/deployments/deployProject.ts'
import { createPortfolio, portfolios } from '../monitoring/deployments/portfolios.ts'
import { exportAnyProject } from '../plants/plantDocument.ts'
import { createProjectFromDocument } from '../projects/importProject.ts'
import { giveTypicalWeather, projectOfName } from '../sampleProject.ts'
import { monitoredWorkbook } from '../sampleWorkbooks.ts'
import type { Server } from '../server.ts'
import { startSimulation } from '../simulations/simulations.ts'
import { type PeriodCache, periodKey } from './feedSample.ts'
import { makePeriod, periodAt } from './makePeriod.ts'
import { newestRun, type SampleRow, updateSample } from './sampleQueries.ts'

const PORTFOLIO = 'Samples'
const PRICE = { price_per_kwh: 0.05, currency: 'USD' } as const
const BUDGET_NAME = 'Budget, typical year'
const RUN_POLL_MS = 500

/**
 * Makes what of the sample is not there yet: its project with weather, its budget, its deployment. It waits for the budget to be
 * computed; where that failed or was stopped, it does without. Answers the project, undefined where the wait was ended.
 */
export async function makeSample(
  server: Server,
  sample: SampleRow,
  { cache, signal }: { readonly cache: PeriodCache; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const { user_id: userId, organization_id } = sample
  const projectId = sample.project_id ?? (await makeProject(server, sample))
  if (sample.deployed_at) return projectId
  const budget = await finishedRun(server, userId, projectId, signal)
  if (signal.aborted) return undefined
  const document = await exportAnyProject(server, projectId)
  const period = periodAt(sample.first_day, 0)
  const made = await makePeriod({ document, ...period, countedWh: new Map() }, signal)
  const { nodes, ...settings } = made.deployment
  await deployProject(server, userId, {
    project_id: projectId,
    portfolio_id: await portfolioId(server, userId, organization_id),
    input: {
      ...settings,
      ...PRICE,
      budget_simulation_id: budget ?? null,
      hierarchy: { nodes },
    },
  })
  await monitoredWorkbook(server, { userId, projectId })
  await updateSample(server.db, organization_id, { deployed_at: new Date() })
  cache.set(periodKey(projectId, 0), made)
  return projectId
}

/** One whose making was cut short is gone on with. */
async function makeProject(server: Server, sample: SampleRow): Promise<string> {
  const { user_id: userId, organization_id: organizationId } = sample
  const known = await projectOfName(server.db, organizationId, MONITORED_SAMPLE_NAME)
  const project =
    known ??
    (await createProjectFromDocument(server, { userId, organizationId }, monitoredSamplePlant()))
  const hasWeather = await server.db
    .selectFrom('enviro_dataset')
    .select('id')
    .where('project_id', '=', project.id)
    .executeTakeFirst()
  if (!hasWeather) await giveTypicalWeather(server, userId, project)
  await updateSample(server.db, organizationId, { project_id: project.id })
  return project.id
}

/** The budget, once it has ended; undefined where it gave nothing. */
async function finishedRun(
  server: Server,
  userId: string,
  projectId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (!(await newestRun(server.db, projectId))) {
    const { blocks } = await exportAnyProject(server, projectId)
    const block_ids = blocks.map(({ id }) => id)
    await startSimulation(server, userId, projectId, { name: BUDGET_NAME, block_ids })
  }
  while (!signal.aborted) {
    const run = await newestRun(server.db, projectId)
    if (!run || !ACTIVE_STATUSES.some((status) => status === run.status))
      return run?.status === 'completed' ? run.id : undefined
    await wait(RUN_POLL_MS, undefined, { ref: false })
  }
  return undefined
}

async function portfolioId(server: Server, userId: string, organizationId: string) {
  const all = await portfolios(server, userId, organizationId)
  const known = all.find(({ name }) => name === PORTFOLIO)
  return (known ?? (await createPortfolio(server, userId, organizationId, PORTFOLIO))).id
}
