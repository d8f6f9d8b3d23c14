import { AppError } from '@duet/contract'
import type { Server } from '../server.ts'
import { endLease, LEASE_S, moveLease, takeLease } from './importQueries.ts'

/**
 * Does the work of an import while the project says that one runs. When the server is lost with it, the project is free again
 * a minute later.
 *
 * @throws AppError CONFLICT where another import of the project runs
 */
export async function withLease<T>(
  { db, log }: Pick<Server, 'db' | 'log'>,
  projectId: string,
  work: () => Promise<T>,
): Promise<T> {
  if (!(await takeLease(db, projectId))) {
    throw new AppError(
      'CONFLICT',
      'An import of a PVsyst variant runs in this project. Wait until it has ended.',
    )
  }
  const move = (): void => {
    moveLease(db, projectId).catch((error: unknown) =>
      log.warn({ err: error, projectId }, 'lease of an import not moved on'),
    )
  }
  const timer = setInterval(move, (LEASE_S * 1000) / 3)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await endLease(db, projectId)
  }
}
