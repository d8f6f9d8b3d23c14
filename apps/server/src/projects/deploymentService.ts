import { AppError } from '@duet/contract'
import { type ProjectAccess, projectNotFound } from '../access/projectAccess.ts'
import { lockProject } from '../access/projectQueries.ts'
import { writeAudit } from '../db/auditLog.ts'
import { batched } from '../db/batched.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { Portfolio, SentinelDeployment } from '../http/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import {
  deleteDeployment,
  deletePortfolioRow,
  findDeployments,
  findPortfolio,
  insertPortfolio,
  listPortfolios,
  renamePortfolioRow,
  upsertDeployment,
} from './deploymentQueries.ts'
import { portfolioNameSchema, tagSchema } from './projectInput.ts'
import {
  type OrganizationAccess,
  type ProjectRecord,
  recordOf,
  signedIn,
} from './projectsService.ts'

export interface DeploymentDeps {
  readonly db: Database
  readonly access: ProjectAccess
  readonly organizationAccess: OrganizationAccess
}

type UserId = string | undefined
type Optional<T> = T | null | undefined

export interface DeploymentService {
  readonly portfolios: (userId: UserId, organizationId: string) => Promise<Portfolio[]>
  readonly createPortfolio: (
    userId: UserId,
    organizationId: string,
    name: string,
  ) => Promise<Portfolio>
  readonly renamePortfolio: (userId: UserId, id: string, name: string) => Promise<Portfolio>
  /** Its projects stay, without a portfolio. */
  readonly deletePortfolio: (userId: UserId, id: string) => Promise<void>
  /** Monitors the project, which locks its design; again: changes portfolio and tag. */
  readonly deployProject: (
    userId: UserId,
    input: {
      readonly project_id: string
      readonly portfolio_id?: Optional<string>
      readonly tag?: Optional<string>
    },
  ) => Promise<ProjectRecord>
  /** Changes nothing in a project that is not monitored. */
  readonly withdrawProject: (userId: UserId, projectId: string) => Promise<ProjectRecord>
  /** The caller has settled access. */
  readonly deployment: (projectId: string) => Promise<SentinelDeployment | null>
}

export function createDeploymentService(deps: DeploymentDeps): DeploymentService {
  const deployment = batched((ids) => findDeployments(deps.db, ids))
  return {
    portfolios: async (userId, organizationId) => {
      const { role } = await deps.organizationAccess(userId, organizationId)
      return listPortfolios(deps.db, organizationId, role === 'guest' ? userId : undefined)
    },
    createPortfolio: (userId, organizationId, name) =>
      createPortfolio(deps, userId, organizationId, name),
    renamePortfolio: (userId, id, name) => renamePortfolio(deps, userId, id, name),
    deletePortfolio: (userId, id) => deletePortfolio(deps, userId, id),
    deployProject: (userId, input) => deployProject(deps, userId, input),
    withdrawProject: (userId, projectId) => withdrawProject(deps, userId, projectId),
    deployment: async (projectId) => (await deployment(projectId)) ?? null,
  }
}

async function createPortfolio(
  { db, organizationAccess }: DeploymentDeps,
  userId: UserId,
  organizationId: string,
  text: string,
): Promise<Portfolio> {
  await organizationAccess(userId, organizationId, 'admin')
  const name = parseInput(portfolioNameSchema, text, ['name'])
  return db.transaction().execute(async (tx) => {
    const portfolio = await insertPortfolio(tx, { organization_id: organizationId, name })
    if (!portfolio) throw nameTaken(name)
    const action = 'portfolio_created'
    await writeAudit(tx, { userId: signedIn(userId), organizationId, action, details: { name } })
    return portfolio
  })
}

async function renamePortfolio(
  deps: DeploymentDeps,
  userId: UserId,
  id: string,
  text: string,
): Promise<Portfolio> {
  const { organization_id, ...portfolio } = await managedPortfolio(deps, userId, id)
  const name = parseInput(portfolioNameSchema, text, ['name'])
  try {
    await deps.db.transaction().execute(async (tx) => {
      await renamePortfolioRow(tx, id, name)
      await writeAudit(tx, {
        userId: signedIn(userId),
        organizationId: organization_id,
        action: 'portfolio_renamed',
        details: { from: portfolio.name, name },
      })
    })
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
    throw isTaken ? nameTaken(name) : error
  }
  return { ...portfolio, name }
}

const nameTaken = (name: string): AppError =>
  new AppError('NAME_TAKEN', `A portfolio named '${name}' exists already. Choose another name.`, {
    name,
  })

async function deletePortfolio(deps: DeploymentDeps, userId: UserId, id: string): Promise<void> {
  const { organization_id, name } = await managedPortfolio(deps, userId, id)
  await deps.db.transaction().execute(async (tx) => {
    await deletePortfolioRow(tx, id)
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: organization_id,
      action: 'portfolio_deleted',
      details: { name },
    })
  })
}

/** One message for a portfolio that is unknown, malformed or of a foreign organisation. */
async function managedPortfolio(
  { db, organizationAccess }: DeploymentDeps,
  userId: UserId,
  id: string,
): Promise<Portfolio & { readonly organization_id: string }> {
  signedIn(userId)
  const portfolio = isUuid(id) ? await findPortfolio(db, id) : undefined
  if (!portfolio) throw portfolioNotFound()
  await organizationAccess(userId, portfolio.organization_id, 'admin').catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? portfolioNotFound() : error
  })
  return portfolio
}

const portfolioNotFound = (): AppError => new AppError('NOT_FOUND', 'Portfolio not found')

async function deployProject(
  { db, access }: DeploymentDeps,
  userId: UserId,
  input: Parameters<DeploymentService['deployProject']>[1],
): Promise<ProjectRecord> {
  const granted = await access(userId, input.project_id, 'owner')
  const { project } = granted
  const tag = parseInput(tagSchema, input.tag, ['tag'])
  const portfolioId = input.portfolio_id ?? null
  const portfolio =
    portfolioId !== null && isUuid(portfolioId) ? await findPortfolio(db, portfolioId) : undefined
  const isForeign = portfolio?.organization_id !== project.organization_id
  if (portfolioId !== null && isForeign) throw portfolioNotFound()
  await db.transaction().execute(async (tx) => {
    if (!(await lockProject(tx, project.id))) throw projectNotFound()
    const row = { project_id: project.id, portfolio_id: portfolio?.id ?? null, tag }
    await upsertDeployment(tx, { ...row, created_by: signedIn(userId) })
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: project.organization_id,
      projectId: project.id,
      action: 'project_deployed',
      details: { tag, ...(portfolio ? { portfolio: portfolio.name } : {}) },
    })
  })
  return recordOf(granted)
}

async function withdrawProject(
  { db, access }: DeploymentDeps,
  userId: UserId,
  projectId: string,
): Promise<ProjectRecord> {
  const granted = await access(userId, projectId, 'owner')
  const { project } = granted
  await db.transaction().execute(async (tx) => {
    if (!(await deleteDeployment(tx, project.id))) return
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: project.organization_id,
      projectId: project.id,
      action: 'project_withdrawn',
    })
  })
  return recordOf(granted)
}
