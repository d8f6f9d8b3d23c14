import { AppError } from '@duet/contract'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess, projectNotFound } from '../access/projectAccess.ts'
import { lockProject } from '../access/projectQueries.ts'
import { knownRecord, organizationRecord } from '../access/recordAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import { isUniqueViolation } from '../db/uniqueViolation.ts'
import type { MutationDeployProjectArgs, Portfolio } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import {
  deleteDeployment,
  deletePortfolioRow,
  findPortfolio,
  insertPortfolio,
  listPortfolios,
  renamePortfolioRow,
  upsertDeployment,
} from './deploymentQueries.ts'
import { portfolioNameSchema, tagSchema } from './projectInput.ts'
import { type ProjectRecord, projectRecord } from './projectRecord.ts'

export async function portfolios(
  { db }: Server,
  userId: UserId,
  organizationId: string,
): Promise<Portfolio[]> {
  const { role } = await organizationAccess(db, userId, organizationId)
  return listPortfolios(db, organizationId, role === 'guest' ? userId : undefined)
}

export async function createPortfolio(
  { db }: Server,
  userId: UserId,
  organizationId: string,
  text: string,
): Promise<Portfolio> {
  await organizationAccess(db, userId, organizationId, 'admin')
  const name = parseInput(portfolioNameSchema, text, ['name'])
  return db.transaction().execute(async (tx) => {
    const portfolio = await insertPortfolio(tx, { organization_id: organizationId, name })
    if (!portfolio) throw nameTaken(name)
    const action = 'portfolio_created'
    await writeAudit(tx, { userId: signedIn(userId), organizationId, action, details: { name } })
    return portfolio
  })
}

export async function renamePortfolio(
  { db }: Server,
  userId: UserId,
  id: string,
  text: string,
): Promise<Portfolio> {
  const { row } = await organizationRecord(db, userId, id, 'admin', PORTFOLIO)
  const name = parseInput(portfolioNameSchema, text, ['name'])
  try {
    await db.transaction().execute(async (tx) => {
      await renamePortfolioRow(tx, id, name)
      await writeAudit(tx, {
        userId: signedIn(userId),
        organizationId: row.organization_id,
        action: 'portfolio_renamed',
        details: { from: row.name, name },
      })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken(name) : error
  }
  return { ...row, name }
}

const nameTaken = (name: string): AppError =>
  new AppError('NAME_TAKEN', `A portfolio named '${name}' exists already. Choose another name.`, {
    name,
  })

/** Its projects stay, without a portfolio. */
export async function deletePortfolio({ db }: Server, userId: UserId, id: string): Promise<void> {
  const { row } = await organizationRecord(db, userId, id, 'admin', PORTFOLIO)
  await db.transaction().execute(async (tx) => {
    await deletePortfolioRow(tx, id)
    await writeAudit(tx, {
      userId: signedIn(userId),
      organizationId: row.organization_id,
      action: 'portfolio_deleted',
      details: { name: row.name },
    })
  })
}

const PORTFOLIO = {
  find: findPortfolio,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Portfolio not found'),
}

/** Monitors the project, which locks its design; again: changes portfolio and tag. */
export async function deployProject(
  { db }: Server,
  userId: UserId,
  input: MutationDeployProjectArgs,
): Promise<ProjectRecord> {
  const granted = await projectAccess(db, userId, input.project_id, 'owner')
  const { project } = granted
  const tag = parseInput(tagSchema, input.tag, ['tag'])
  const portfolio =
    input.portfolio_id == null ? undefined : await knownRecord(db, input.portfolio_id, PORTFOLIO)
  if (portfolio && portfolio.organization_id !== project.organization_id) throw PORTFOLIO.notFound()
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
  return projectRecord(granted)
}

/** Changes nothing in a project that is not monitored. */
export async function withdrawProject(
  { db }: Server,
  userId: UserId,
  projectId: string,
): Promise<ProjectRecord> {
  const granted = await projectAccess(db, userId, projectId, 'owner')
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
  return projectRecord(granted)
}
