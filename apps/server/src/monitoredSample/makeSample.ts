import { MONITORED_SAMPLE_NAME, monitoredSamplePlant } from '@duet/plant'
import { ACTIVE_STATUSES } from '../jobs/jobQueries.ts'
import { deployProject } from '../monitoring/deployments/deployProject.ts'
import { createPortfolio, portfolios } from '../monitoring/deployments/portfolios.ts'
import { exportAnyProject } from '../plants/plantDocument.ts'
import { createProjectFromDocument } from '../projects/importProject.ts'
import { giveTypicalWeather, projectOfName } from '../samples/sampleProject.ts'
import { monitoredWorkbook } from '../samples/sampleWorkbooks.ts'
import type { Server } from '../server.ts'
import { startSimulation } from '../simulations/simulations.ts'
import { type PeriodCache, periodKey } from './feedSample.ts'
import { makePeriod, periodAt } from './makePeriod.ts'
import { newestRun, type SampleRow, updateSample } from './sampleQueries.ts'

const PORTFOLIO = 'Samples'
const PRICE = { price_per_kwh: 0.05, currency: 'USD' } as const
const BUDGET_NAME = 'Budget, typical year'

/**
 * Makes what of the sample is not there yet: its project with weather, its budget, its deployment. Answers the project; undefined
 * while the budget is computed, after which it is to be called again. Where that failed or was stopped, it does without.
 */
export async function makeSample(
  server: Server,
  sample: SampleRow,
  { cache, signal }: { readonly cache: PeriodCache; readonly signal: AbortSignal },
): Promise<string | undefined> {
  const { user_id: userId, organization_id } = sample
  const projectId = sample.project_id ?? (await makeProject(server, sample))
  if (sample.deployed_at) return projectId
  const budget = await budgetRun(server, userId, projectId)
  if (budget.isActive || signal.aborted) return undefined
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
      budget_simulation_id: budget.id,
      hierarchy: { nodes },
    },
  })
  await monitoredWorkbook(server, { userId, projectId })
  await updateSample(server.db, organization_id, { deployed_at: new Date(), fault: null })
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

/** The run of the budget, which begins with the first call; without an id where it gave nothing. */
async function budgetRun(
  server: Server,
  userId: string,
  projectId: string,
): Promise<{ readonly isActive: boolean; readonly id: string | null }> {
  const run = await newestRun(server.db, projectId)
  if (run) {
    const isActive = ACTIVE_STATUSES.some((status) => status === run.status)
    return { isActive, id: run.status === 'completed' ? run.id : null }
  }
  const { blocks } = await exportAnyProject(server, projectId)
  const block_ids = blocks.map(({ id }) => id)
  const { simulation } = await startSimulation(server, userId, projectId, {
    name: BUDGET_NAME,
    block_ids,
  })
  return { isActive: simulation !== null, id: null }
}

async function portfolioId(server: Server, userId: string, organizationId: string) {
  const all = await portfolios(server, userId, organizationId)
  const known = all.find(({ name }) => name === PORTFOLIO)
  return (known ?? (await createPortfolio(server, userId, organizationId, PORTFOLIO))).id
}
