import { AppError, type ProjectRight } from '@duet/contract'
import type { FastifyRequest } from 'fastify'
import type { Caller } from '../../access/caller.ts'
import { runAsCaller } from '../../db/callerStorage.ts'
import type { SecurityLog } from '../../db/securityLog.ts'
import { credentialOf, holderOf } from '../../identity/credential.ts'
import { identify } from '../../identity/identify.ts'
import { deploymentAccess } from '../../monitoring/deployments/deploymentAccess.ts'
import type { Server } from '../../server.ts'
import { isSameOrigin } from '../sameOrigin.ts'
import { notedRequest, noteRefusedToken } from '../securityNotes.ts'
import { bearerOf, tokenOf } from '../tokenCookie.ts'

export interface PlantRequestDeps {
  readonly server: Server
  readonly publicOrigin: string
  readonly security: Pick<SecurityLog, 'record'>
  readonly isSecure: boolean
}

export interface PlantRequest {
  Params: { projectId: string }
}

/** Who sees a plant, and by what. */
export interface PlantViewer {
  readonly userId: string
  readonly projectId: string
  /** Names the session or API token. */
  readonly credential: string
}

/** What is done, as security events name it, and what it needs. */
interface PlantUse {
  readonly operation: string
  readonly right: ProjectRight
}

/** Settles who reads of a monitored plant. @throws AppError UNAUTHENTICATED, API_TOKEN_SCOPE, EMAIL_NOT_VERIFIED, NOT_FOUND, FORBIDDEN */
export async function plantViewer(
  deps: PlantRequestDeps,
  request: FastifyRequest<PlantRequest>,
  { operation, right }: PlantUse,
): Promise<PlantViewer> {
  const { userId, credential, asCaller } = await reader(deps, request, operation)
  const { project } = await asCaller(() =>
    deploymentAccess(deps.server.db, userId, request.params.projectId, right),
  )
  return { userId, projectId: project.id, credential }
}

/** Who reads, before what they see is known. */
export interface Reader {
  readonly userId: string
  readonly credential: string
  readonly asCaller: <T>(work: () => T) => T
}

/** @throws AppError UNAUTHENTICATED, API_TOKEN_SCOPE, EMAIL_NOT_VERIFIED */
export async function reader(
  deps: PlantRequestDeps,
  request: FastifyRequest,
  operation: string,
): Promise<Reader> {
  checkSite(deps, request, operation)
  const caller = await identify(deps.server, tokenOf(request, deps.isSecure))
  const noted = notedRequest(deps.security, request, operation, caller)
  noteRefusedToken(noted, caller)
  const credential = credentialOf(caller)
  if (caller.userId === undefined || credential === undefined)
    throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  checkGate(caller)
  const { userId, impersonatorId, apiToken } = caller
  const tokenOrganizationId = apiToken?.organizationId
  const stored = { credential, impersonatorId, tokenOrganizationId, onSecurityEvent: noted.note }
  return { userId, credential, asCaller: (work) => runAsCaller(stored, work) }
}

function checkSite(
  { security, publicOrigin }: PlantRequestDeps,
  request: FastifyRequest,
  operation: string,
): void {
  if (bearerOf(request) !== undefined || isSameOrigin(request, publicOrigin)) return
  const { note } = notedRequest(security, request, operation)
  note({ kind: 'origin_refused', outcome: 'UNAUTHENTICATED' })
  throw new AppError('UNAUTHENTICATED', 'A page of another site may not call this server.')
}

/** As the gate of operations: what reading needs. */
function checkGate({ apiToken, hasEmailIntercept }: Caller): void {
  if (apiToken && !apiToken.scopes.includes('read'))
    throw new AppError('API_TOKEN_SCOPE', 'This needs an API token with the scope read.')
  if (hasEmailIntercept)
    throw new AppError('EMAIL_NOT_VERIFIED', 'Verify your email address first.')
}

/** Whether the session or token lives, and its user still sees the plant. */
export async function stillSeesPlant(
  { db }: Pick<Server, 'db'>,
  { credential, projectId }: PlantViewer,
): Promise<boolean> {
  const holder = await holderOf(db, credential)
  if (!holder) return false
  try {
    await runAsCaller(holder, () => deploymentAccess(db, holder.userId, projectId, 'viewer'))
    return true
  } catch (error) {
    if (error instanceof AppError) return false
    throw error
  }
}
