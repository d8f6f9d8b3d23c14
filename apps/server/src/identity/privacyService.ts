import { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import type { AttemptLimiter } from '../access/attemptLimiter.ts'
import { type Caller, ownCaller } from '../access/caller.ts'
import type { AuditEntry } from '../db/auditLog.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { upsertStoredFile } from '../files/storedFileQueries.ts'
import { type ErasureDeps, eraseUser } from './erasure.ts'
import { collectPersonalData } from './personalData.ts'
import {
  completePrivacyRequest,
  insertPrivacyRequest,
  type PrivacyRequestRow,
  privacyRequestsOf,
} from './privacyQueries.ts'
import { requireRecentLogin } from './recentLogin.ts'
import { tooManyAttempts } from './refusal.ts'

export interface PrivacyDeps extends ErasureDeps {
  readonly storage: Pick<ObjectStorage, 'put'>
  readonly signDownload: (key: string, filename: string) => { readonly url: string }
  /** Of one user. */
  readonly exports: AttemptLimiter
  readonly writeAudit: (entry: AuditEntry) => Promise<void>
}

export interface PrivacyAnswer extends Omit<PrivacyRequestRow, 'user_id' | 'storage_key'> {
  readonly download_url: string | null
}

/** What a person may ask for what is held about them. */
export interface PrivacyService {
  readonly list: (caller: Caller) => Promise<readonly PrivacyAnswer[]>
  /** @throws AppError INVALID_INPUT, CONFLICT, RATE_LIMITED, REQUIRES_RECENT_LOGIN */
  readonly request: (caller: Caller, requestType: string) => Promise<PrivacyAnswer>
}

const FILENAME = 'duet-personal-data.json'

export function createPrivacyService(deps: PrivacyDeps): PrivacyService {
  return {
    list: async (caller) => {
      const { userId } = ownCaller(caller)
      return (await privacyRequestsOf(deps.db, userId)).map((row) => answerOf(deps, row))
    },
    request: async (caller, requestType) => {
      if (requestType === 'export') return exportData(deps, ownCaller(caller).userId)
      if (requestType === 'erasure') return erase(deps, caller)
      throw new AppError('INVALID_INPUT', 'request_type must be export or erasure')
    },
  }
}

function answerOf(
  { signDownload }: PrivacyDeps,
  { user_id: _user, storage_key, ...row }: PrivacyRequestRow,
): PrivacyAnswer {
  return { ...row, download_url: storage_key ? signDownload(storage_key, FILENAME).url : null }
}

async function exportData(deps: PrivacyDeps, userId: string): Promise<PrivacyAnswer> {
  const { db, storage } = deps
  const waitS = await deps.exports.take(userId)
  if (waitS > 0) throw new AppError('RATE_LIMITED', tooManyAttempts(waitS).message)
  const request = await insertPrivacyRequest(db, userId, 'export')
  const text = JSON.stringify(await collectPersonalData(db, userId), undefined, 2)
  const storage_key = `users/${userId}/exports/${request.id}/data.json`
  const file = { storage_key, project_id: null, filename: FILENAME, created_by: userId }
  await upsertStoredFile(db, { ...file, state: 'pending' })
  const { sizeBytes, sha256 } = await storage.put(storage_key, Readable.from([text]))
  await upsertStoredFile(db, { ...file, state: 'kept', size_bytes: sizeBytes, sha256 })
  const completed = await completePrivacyRequest(db, request.id, storage_key)
  await deps.writeAudit({ userId, action: 'personal_data_exported' })
  return answerOf(deps, completed)
}

async function erase(deps: PrivacyDeps, caller: Caller): Promise<PrivacyAnswer> {
  const { userId } = await requireRecentLogin(deps.db, caller)
  await eraseUser(deps, userId)
  const request = await insertPrivacyRequest(deps.db, userId, 'erasure')
  return answerOf(deps, await completePrivacyRequest(deps.db, request.id, null))
}
