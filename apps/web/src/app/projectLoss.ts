import { GraphqlError } from '../lib/graphqlError.ts'

/** Why a project is not to be seen, at first or any more. */
export type ProjectLoss = 'not-found' | 'no-access'

/** Undefined where the error says nothing of the kind, or there is none. */
export function projectLoss(error: unknown): ProjectLoss | undefined {
  if (!(error instanceof GraphqlError)) return undefined
  if (error.code === 'NOT_FOUND') return 'not-found'
  return error.code === 'FORBIDDEN' ? 'no-access' : undefined
}
