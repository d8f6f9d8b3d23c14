import { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import type { FastifyInstance } from 'fastify'
import type { SecurityEventsService } from '../administration/securityEvents.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import type { SecurityLog } from '../db/securityLog.ts'
import type { IdentityService } from '../identity/passwordSignIn.ts'
import { isSameOrigin } from './sameOrigin.ts'
import { notedRequest, noteRefusedToken } from './securityNotes.ts'
import { bearerOf, tokenOf } from './tokenCookie.ts'

export interface SecurityExportDeps {
  readonly db: Database
  readonly identity: Pick<IdentityService, 'identify'>
  readonly securityEvents: SecurityEventsService
  readonly publicOrigin: string
  readonly security: Pick<SecurityLog, 'record'>
  readonly isSecure: boolean
}

const ENDPOINT = '/api/security-events.jsonl'
const OPERATION = 'security events export'

/** The security events that a filter finds, one JSON object a line, for system administrators. */
export function registerSecurityExport(app: FastifyInstance, deps: SecurityExportDeps): void {
  app.get(ENDPOINT, async (request, reply) => {
    if (bearerOf(request) === undefined && !isSameOrigin(request, deps.publicOrigin)) {
      notedRequest(deps.security, request, OPERATION).note({
        kind: 'origin_refused',
        outcome: 'UNAUTHENTICATED',
      })
      throw new AppError('UNAUTHENTICATED', 'A page of another site may not call this server.')
    }
    const caller = await deps.identity.identify(tokenOf(request, deps.isSecure))
    const noted = notedRequest(deps.security, request, OPERATION, caller)
    noteRefusedToken(noted, caller)
    if (caller.userId !== undefined && !caller.isSystemAdmin) {
      noted.note({ kind: 'access_refused', outcome: 'FORBIDDEN' })
    }
    const events = deps.securityEvents.all(caller, request.query)
    if (caller.userId !== undefined) {
      await writeAudit(deps.db, { userId: caller.userId, action: 'security_events_exported' })
    }
    return reply
      .header('content-type', 'application/jsonl; charset=utf-8')
      .header('content-disposition', 'attachment; filename="security-events.jsonl"')
      .send(Readable.from(linesOf(events)))
  })
}

async function* linesOf(records: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const record of records) yield `${JSON.stringify(record)}\n`
}
