import type { SecurityEventKind } from '@duet/contract'
import type { FastifyRequest } from 'fastify'
import type { Plugin } from 'graphql-yoga'
import { type Caller, NOBODY } from '../access/caller.ts'
import type { SecurityEvent } from '../db/securityEvents.ts'
import type { SecurityLog } from '../db/securityLog.ts'
import { getOperationAST } from './graphql.ts'
import type { FieldDomains } from './operationGate.ts'
import { rootFieldsOf } from './rootFields.ts'

/** Written in place of a name that is not ours: it may hold anything. */
const UNKNOWN = 'unknown'
const MOST_FIELDS = 3

/** What a request does, in names of ours; it is distinguished by its fields as soon as they are known. */
export interface NotedRequest {
  readonly note: (event: SecurityEvent) => void
  operation: string
}

export interface NotedContext {
  readonly noted: NotedRequest
}

/** Notes events of a request with where it comes from. */
export function notedRequest(
  log: Pick<SecurityLog, 'record'>,
  request: FastifyRequest,
  operation: string,
  caller: Caller = NOBODY,
): NotedRequest {
  const noted: NotedRequest = {
    operation,
    note: (event) =>
      log.record(event, {
        ip: request.ip,
        userAgent: request.headers['user-agent'],
        operation: noted.operation,
        userId: caller.userId,
        impersonatorId: caller.impersonatorId,
        apiTokenId: caller.apiToken?.id,
      }),
  }
  return noted
}

/** The field of the schema that the address names, as `Me` names `me`. */
export function namedOperation(domains: FieldDomains, named: string | undefined): string {
  const field = named === undefined ? '' : named.charAt(0).toLowerCase() + named.slice(1)
  return domains.has(`query.${field}`) || domains.has(`mutation.${field}`) ? field : UNKNOWN
}

/** A token that came along and names nobody. */
export function noteRefusedToken({ note }: NotedRequest, { refusedToken }: Caller): void {
  if (!refusedToken) return
  const { reason, userId } = refusedToken
  note({ kind: 'token_refused', outcome: 'UNAUTHENTICATED', userId, details: { reason } })
}

const KIND_OF_CODE: ReadonlyMap<unknown, SecurityEventKind> = new Map([
  ['FORBIDDEN', 'access_refused'],
  ['API_TOKEN_SCOPE', 'access_refused'],
  ['RATE_LIMITED', 'rate_limited'],
  ['QUERY_TOO_COMPLEX', 'query_refused'],
  ['INVALID_INVITE', 'link_refused'],
])

/** Notes refusals among the errors of an answer, each code once. Stands after what masks them. */
export function securityNotesPlugin(): Plugin<NotedContext, NotedContext> {
  return {
    onExecute: ({ args }) => {
      const operation = getOperationAST(args.document, args.operationName)
      if (!operation) return
      // Validation has refused fields that the schema does not have
      const fields = rootFieldsOf(args.document, operation).map(({ name }) => name)
      const { noted }: NotedContext = args.contextValue
      noted.operation = fields.slice(0, MOST_FIELDS).join(' ')
    },
    onResultProcess: ({ result, serverContext: { noted } }) => {
      if (!('errors' in result) || !result.errors) return
      for (const code of new Set(result.errors.map(({ extensions }) => extensions.code))) {
        const kind = KIND_OF_CODE.get(code)
        if (kind === undefined) continue
        const isImpersonation = kind === 'access_refused' && noted.operation === 'impersonateUser'
        noted.note({
          kind: isImpersonation ? 'impersonation_refused' : kind,
          outcome: String(code),
        })
      }
    },
  }
}
