import { AppError } from '@duet/contract'
import type { Plugin, YogaInitialContext } from 'graphql-yoga'
import { getOperationAST } from './graphql.ts'

/**
 * The operation is named in the address, so that logs and limits of a proxy can distinguish calls. It must be the one
 * that runs.
 */
export function operationNamePlugin(): Plugin<YogaInitialContext> {
  return {
    onExecute: ({ args }) => {
      const { request } = args.contextValue
      const named = new URL(request.url, 'http://localhost').searchParams.get('operation')
      const running = getOperationAST(args.document, args.operationName)?.name?.value
      if (named && named === running) return
      throw new AppError(
        'INVALID_INPUT',
        `The address must name the operation that runs: ?operation=${running ?? '<name>'}, and the query must name it too.`,
        { operation: named, running: running ?? null },
      )
    },
  }
}

/** The operation that the query of an address names; undefined for anything that is no name. */
export function operationOf(query: unknown): string | undefined {
  if (query === null || typeof query !== 'object' || !('operation' in query)) return undefined
  const { operation } = query
  return typeof operation === 'string' && /^\w{1,100}$/.test(operation) ? operation : undefined
}
