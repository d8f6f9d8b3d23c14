import { AppError } from '@duet/contract'
import { organizationAccess, signedIn, type UserId } from '../../access/organizationAccess.ts'
import { organizationRecord } from '../../access/recordAccess.ts'
import { writeAudit } from '../../db/auditLog.ts'
import { isUniqueViolation } from '../../db/uniqueViolation.ts'
import type { Portfolio } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { portfolioNameSchema } from './deploymentInput.ts'
import {
  deletePortfolioRow,
  findPortfolio,
  insertPortfolio,
  listPortfolios,
  renamePortfolioRow,
} from './portfolioQueries.ts'

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

export const PORTFOLIO = {
  find: findPortfolio,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Portfolio not found'),
}
