import { AppError } from '@duet/contract'
import type { Caller } from '../../access/caller.ts'
import { projectAccess, projectNotFound } from '../../access/projectAccess.ts'
import { noteSecurityEvent } from '../../db/securityEvents.ts'
import type { Server } from '../../server.ts'

/**
 * Who may send readings: an API token with the scope `ingest` of this deployment, as long as who made it is editor of the project.
 *
 * @throws AppError UNAUTHENTICATED, API_TOKEN_SCOPE; NOT_FOUND for any other deployment
 */
export async function ingestAccess(
  { db }: Pick<Server, 'db'>,
  { userId, apiToken }: Caller,
  projectId: string,
): Promise<{ readonly projectId: string; readonly tokenId: string }> {
  if (userId === undefined || !apiToken) {
    throw new AppError(
      'UNAUTHENTICATED',
      'Readings need an API token with the scope ingest: Authorization: Bearer duet_…',
    )
  }
  if (!apiToken.scopes.includes('ingest')) {
    throw new AppError('API_TOKEN_SCOPE', 'Readings need an API token with the scope ingest.', {
      needed: 'ingest',
      scopes: apiToken.scopes,
    })
  }
  if (apiToken.projectId !== projectId.toLowerCase()) {
    noteSecurityEvent({ kind: 'foreign_id', outcome: 'NOT_FOUND' })
    throw projectNotFound()
  }
  const { project } = await projectAccess(db, userId, projectId, 'editor')
  return { projectId: project.id, tokenId: apiToken.id }
}
