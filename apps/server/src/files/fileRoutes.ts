import { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../db/connection.ts'
import { requireStorage, storageRoom } from '../quotas/quotas.ts'
import { attachment, inline } from './contentDisposition.ts'
import type { ObjectStorage } from './objectStorage.ts'
import { FILE_ROUTE, type FileGrant, type UrlSigner } from './signedUrls.ts'
import { isStorageKey } from './storageKey.ts'
import {
  dropPendingFile,
  findStoredFile,
  lockPendingFile,
  type StoredFileRow,
  setUploaded,
} from './storedFileQueries.ts'
import { isQuotaExceeded } from './storeObject.ts'
import { tooLarge } from './temporaryFiles.ts'

export interface FileRouteDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly signer: UrlSigner
  readonly now: () => number
  /** Whether the session or token that asked for the link still lives and may still do this with the file. */
  readonly isStillGranted: (grant: FileGrant) => Promise<boolean>
  /** The content of a file that is not stored but made when it is asked for; undefined for any other key. @throws AppError */
  readonly makeFile: (key: string) => Promise<Uint8Array | undefined>
  /** Hears of a link that is used without its right. */
  readonly onRefused: (request: FastifyRequest, reason: LinkRefusal) => void
}

/** `invalid`: made up, changed or expired; `used`: a second upload; `ended`: the access that gave it is gone. */
export type LinkRefusal = 'invalid' | 'used' | 'ended'

interface FileRequest {
  Params: { '*': string }
  Querystring: Record<string, unknown>
}

/**
 * Signed uploads and downloads. No cookie or token is sent along: the link names the session or API token that asked, and is
 * good while that may see the file.
 */
export async function registerFileRoutes(app: FastifyInstance, deps: FileRouteDeps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.put<FileRequest>(`${FILE_ROUTE}/*`, (request, reply) => receive(deps, request, reply))
    scope.get<FileRequest>(`${FILE_ROUTE}/*`, (request, reply) => send(deps, request, reply))
  })
}

async function grantOf(
  deps: FileRouteDeps,
  request: FastifyRequest<FileRequest>,
): Promise<FileGrant | undefined> {
  const key = request.params['*']
  const grant = isStorageKey(key)
    ? deps.signer.verify(request.method, key, request.query, deps.now())
    : undefined
  if (grant && (await deps.isStillGranted(grant))) return grant
  deps.onRefused(request, grant ? 'ended' : 'invalid')
  return undefined
}

async function receive(
  deps: FileRouteDeps,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const grant = await grantOf(deps, request)
  if (grant?.method !== 'PUT') return refuseLink(reply)
  const refuseUsed = (): FastifyReply => {
    deps.onRefused(request, 'used')
    return refuseBody(request, reply, used())
  }
  const row = await findStoredFile(deps.db, grant.key)
  if (!isAwaited(row) || row?.project_id == null) return refuseUsed()
  const room = await storageRoom(deps.db, row.project_id)
  const maxBytes = Math.min(grant.maxBytes, room.bytes)
  const tooMuch = (): AppError =>
    room.bytes < grant.maxBytes ? room.exceeded() : tooLarge(grant.maxBytes)
  if (Number(request.headers['content-length'] ?? 0) > maxBytes)
    return refuseBody(request, reply, tooMuch())
  try {
    const sizeBytes = await receiveBody(deps, request, { key: grant.key, maxBytes })
    if (sizeBytes === undefined) return refuseUsed()
    return await reply.code(200).send({ size_bytes: sizeBytes })
  } catch (error) {
    if (error instanceof AppError && REFUSALS.has(error.code))
      return refuseBody(request, reply, error.code === 'FILE_TOO_LARGE' ? tooMuch() : error)
    dropRest(request, reply)
    throw error
  }
}

const REFUSALS: ReadonlySet<string> = new Set(['FILE_TOO_LARGE', 'QUOTA_EXCEEDED'])

/** Answers the size; undefined when the upload is no longer wanted. @throws AppError FILE_TOO_LARGE, QUOTA_EXCEEDED */
async function receiveBody(
  deps: FileRouteDeps,
  request: FastifyRequest<FileRequest>,
  { key, maxBytes }: { readonly key: string; readonly maxBytes: number },
): Promise<number | undefined> {
  // The iterator leaves the request open when the storage stops reading, so that an answer can be sent
  const body = Readable.from(request.raw.iterator({ destroyOnReturn: false }), {
    objectMode: false,
  })
  const file = await deps.storage.stage(body, { maxBytes })
  return takeUpload(deps, key, file)
}

/**
 * The file becomes the object while its row is held, so that of two uploads by one link the first to end is stored, and none
 * is left without a row. Undefined when the upload is no longer wanted: the file is gone then.
 *
 * @throws AppError QUOTA_EXCEEDED where others filled the storage meanwhile: nothing of the file is left
 */
async function takeUpload(
  { db, storage }: FileRouteDeps,
  key: string,
  file: string,
): Promise<number | undefined> {
  try {
    return await db.transaction().execute(async (tx) => {
      if (!isAwaited(await lockPendingFile(tx, key))) return undefined
      const written = await storage.adopt(key, file)
      await setUploaded(tx, key, written)
      await requireStorage(tx, key)
      return written.sizeBytes
    })
  } catch (error) {
    if (isQuotaExceeded(error) && (await dropPendingFile(db, key))) await storage.remove(key)
    throw error
  } finally {
    await storage.removeTemporary(file)
  }
}

/** A link is good for one file. */
const isAwaited = (file: StoredFileRow | undefined): boolean =>
  file?.state === 'pending' && file.size_bytes === null

function refuseBody(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  dropRest(request, reply)
  const status = error.code === 'CONFLICT' ? 409 : 413
  return reply.code(status).send(errorBody(error.code, error.message))
}

/** The rest of the body is read and dropped for a moment, so that the client sees the answer and not a broken pipe. */
function dropRest(request: FastifyRequest, reply: FastifyReply): void {
  request.raw.resume()
  setTimeout(() => request.raw.destroy(), 5000).unref()
  reply.header('connection', 'close')
}

const used = (): AppError =>
  new AppError('CONFLICT', 'This upload was already used. Ask for a new link.')

async function send(
  deps: FileRouteDeps,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const grant = await grantOf(deps, request)
  if (grant?.method !== 'GET') return refuseLink(reply)
  const made = await madeFile(deps, grant.key)
  if (made instanceof AppError) return reply.code(409).send(errorBody(made.code, made.message))
  if (made)
    return reply
      .header('content-type', 'application/octet-stream')
      .header('content-disposition', attachment(grant.filename))
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(made.buffer, made.byteOffset, made.byteLength))
  const found = await deps.storage.stat(grant.key)
  if (!found) return reply.code(404).send(errorBody('NOT_FOUND', 'File not found'))
  const content = await wholeContent(deps.storage, grant.key)
  if (content instanceof AppError)
    return reply.code(500).send(errorBody(content.code, content.message))
  const isShown = request.query['view'] === '1' && grant.filename.endsWith('.pdf')
  return reply
    .header('content-type', isShown ? 'application/pdf' : 'application/octet-stream')
    .header('content-length', found.sizeBytes)
    .header('content-disposition', isShown ? inline(grant.filename) : attachment(grant.filename))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-store')
    .send(content)
}

/** Or the error that says why there is none. */
async function madeFile(
  deps: FileRouteDeps,
  key: string,
): Promise<Uint8Array | AppError | undefined> {
  try {
    return await deps.makeFile(key)
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** The error that reports damage, instead of a part of a file. */
async function wholeContent(storage: ObjectStorage, key: string): Promise<Readable | AppError> {
  try {
    return await storage.get(key)
  } catch (error) {
    if (error instanceof AppError && error.code === 'FILE_DAMAGED') return error
    throw error
  }
}

function refuseLink(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .send(errorBody('NOT_FOUND', 'This link is not valid or has expired. Ask for a new one.'))
}

const errorBody = (code: string, message: string): object => ({ error: { code, message } })
