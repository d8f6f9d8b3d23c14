import { randomUUID } from 'node:crypto'
import { ERROR_CODES, type ErrorCode } from '@duet/contract'
import { publicError } from '../db/systemFault.ts'
import type { Log } from '../log.ts'
import { type ErrorReporter, faultReport } from './errorReporter.ts'
import { GraphQLError } from './graphql.ts'

/**
 * What leaves the server: what the caller did wrong in full; a fault of ours as a number only, logged and reported once
 * here.
 */
export function createErrorMask({
  log,
  reporter,
}: {
  readonly log: Log
  readonly reporter: ErrorReporter
}): (error: unknown) => GraphQLError {
  return (error) => {
    if (error instanceof GraphQLError && isErrorCode(error.extensions.code)) return error
    const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {}
    const cause = rootOf(error)
    const shown = publicError(cause)
    if (shown) {
      if (shown !== cause) log.warn({ err: cause, code: shown.code }, 'request refused')
      return outgoing(shown.message, shown.code, place, { details: shown.details })
    }
    if (cause instanceof GraphQLError) {
      // Syntax, validation against the schema, and the query limits
      const isTooComplex = /^Syntax Error: (Query|Aliases|Directives|Token)/i.test(cause.message)
      return outgoing(cause.message, isTooComplex ? 'QUERY_TOO_COMPLEX' : 'INVALID_INPUT', place)
    }
    if (isUnstorableText(cause)) {
      return outgoing('A text holds characters that cannot be stored.', 'INVALID_INPUT', place)
    }
    const eventId = randomUUID()
    const path = place.path?.join('.')
    log.error({ eventId, path, err: cause }, 'request failed')
    reporter.report(faultReport(eventId, path, cause))
    return outgoing(
      `Something went wrong on the server (event id ${eventId}).`,
      'INTERNAL',
      {},
      { eventId },
    )
  }
}

/** PostgreSQL's codes for texts that no column can hold: NUL, half a surrogate pair. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && 'code' in error && UNSTORABLE_TEXT.has(String(error.code))
}

function isErrorCode(code: unknown): boolean {
  return ERROR_CODES.some((known) => known === code)
}

interface Place {
  readonly nodes?: GraphQLError['nodes']
  readonly path?: GraphQLError['path']
}

function outgoing(
  message: string,
  code: ErrorCode,
  { nodes, path }: Place,
  extensions: Readonly<Record<string, unknown>> = {},
): GraphQLError {
  return new GraphQLError(message, {
    ...(nodes ? { nodes } : {}),
    ...(path ? { path } : {}),
    extensions: { code, ...extensions },
  })
}

function rootOf(error: unknown): unknown {
  let root = error
  while (root instanceof GraphQLError && root.originalError) root = root.originalError
  return root
}
