import { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import type { FastifyInstance } from 'fastify'
import { allSecurityEvents } from '../administration/securityEvents.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { SecurityLog } from '../db/securityLog.ts'
import { identify } from '../identity/identify.ts'
import type { Server } from '../server.ts'
import { isSameOrigin } from './sameOrigin.ts'
import { notedRequest, noteRefusedToken } from './securityNotes.ts'
import { bearerOf, tokenOf } from './tokenCookie.ts'

export interface SecurityExportDeps {
  readonly server: Server
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
    const caller = await identify(deps.server, tokenOf(request, deps.isSecure))
    const noted = notedRequest(deps.security, request, OPERATION, caller)
    noteRefusedToken(noted, caller)
    if (caller.userId !== undefined && !caller.isSystemAdmin) {
      noted.note({ kind: 'access_refused', outcome: 'FORBIDDEN' })
    }
    const events = allSecurityEvents(deps.server, caller, request.query)
    if (caller.userId !== undefined) {
      await writeAudit(deps.server.db, {
        userId: caller.userId,
        action: 'security_events_exported',
      })
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
