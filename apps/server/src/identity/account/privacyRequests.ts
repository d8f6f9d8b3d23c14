import { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import { requireNoWait } from '../../access/attempts.ts'
import { type Caller, ownCaller } from '../../access/caller.ts'
import { writeAudit } from '../../db/auditLog.ts'
import { signDownload } from '../../files/filesService.ts'
import { upsertStoredFile } from '../../files/storedFileQueries.ts'
import type { Server } from '../../server.ts'
import { waitFor } from '../limits.ts'
import { requireRecentLogin } from '../recentLogin.ts'
import { eraseUser } from './erasure.ts'
import { collectPersonalData } from './personalData.ts'
import {
  completePrivacyRequest,
  insertPrivacyRequest,
  type PrivacyRequestRow,
  privacyRequestsOf,
} from './privacyQueries.ts'

export interface PrivacyAnswer extends Omit<PrivacyRequestRow, 'user_id' | 'storage_key'> {
  readonly download_url: string | null
}

const FILENAME = 'duet-personal-data.json'

/** What a person asked for what is held about them. */
export async function privacyRequests(
  server: Server,
  caller: Caller,
): Promise<readonly PrivacyAnswer[]> {
  const rows = await privacyRequestsOf(server.db, ownCaller(caller).userId)
  return rows.map((row) => answerOf(server, row))
}

/** @throws AppError INVALID_INPUT, CONFLICT, RATE_LIMITED, REQUIRES_RECENT_LOGIN */
export async function requestPrivacy(
  server: Server,
  caller: Caller,
  requestType: string,
): Promise<PrivacyAnswer> {
  if (requestType === 'export') return exportData(server, ownCaller(caller).userId)
  if (requestType === 'erasure') return erase(server, caller)
  throw new AppError('INVALID_INPUT', 'request_type must be export or erasure')
}

function answerOf(
  server: Server,
  { user_id: _user, storage_key, ...row }: PrivacyRequestRow,
): PrivacyAnswer {
  return {
    ...row,
    download_url: storage_key ? signDownload(server, storage_key, FILENAME).url : null,
  }
}

async function exportData(server: Server, userId: string): Promise<PrivacyAnswer> {
  const { db, storage } = server
  requireNoWait(await waitFor(db, 'exports', userId))
  const request = await insertPrivacyRequest(db, userId, 'export')
  const text = JSON.stringify(await collectPersonalData(db, userId), undefined, 2)
  const storage_key = `users/${userId}/exports/${request.id}/data.json`
  const file = { storage_key, project_id: null, filename: FILENAME, created_by: userId }
  await upsertStoredFile(db, { ...file, state: 'pending' })
  const { sizeBytes, sha256 } = await storage.put(storage_key, Readable.from([text]))
  await upsertStoredFile(db, { ...file, state: 'kept', size_bytes: sizeBytes, sha256 })
  const completed = await completePrivacyRequest(db, request.id, storage_key)
  await writeAudit(db, { userId, action: 'personal_data_exported' })
  return answerOf(server, completed)
}

async function erase(server: Server, caller: Caller): Promise<PrivacyAnswer> {
  const { userId } = await requireRecentLogin(server.db, caller)
  await eraseUser(server, userId)
  const request = await insertPrivacyRequest(server.db, userId, 'erasure')
  return answerOf(server, await completePrivacyRequest(server.db, request.id, null))
}
