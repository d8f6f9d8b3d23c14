import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { PassThrough, type Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireAttempt } from '../access/attempts.ts'
import { runAsCaller } from '../db/callerStorage.ts'
import type { SecurityLog } from '../db/securityLog.ts'
import { credentialOf } from '../identity/credential.ts'
import { identify } from '../identity/identify.ts'
import { ingestAccess } from '../monitoring/ingest/ingestAccess.ts'
import { type IngestFormat, ingestBody, MAX_BODY_BYTES } from '../monitoring/ingest/ingestBody.ts'
import { bodyTooLarge } from '../monitoring/ingest/limited.ts'
import type { IngestAnswer } from '../monitoring/ingest/storeBatch.ts'
import type { Server } from '../server.ts'
import { dropRest } from './dropRest.ts'
import { notedRequest, noteRefusedToken } from './securityNotes.ts'
import { bearerOf } from './tokenCookie.ts'

export interface IngestRouteDeps {
  readonly server: Server
  readonly security: Pick<SecurityLog, 'record'>
}

interface IngestRequest {
  Params: { projectId: string }
}

const OPERATION = 'readings'
/** Of one token: half a million readings a second in batches of 10,000. */
const BATCHES = { name: 'ingestBatches', attempts: 3000, windowS: 60 }
/** Bodies that a process reads at the same time, and those that wait for it. */
const MOST_AT_ONCE = 4
const MOST_WAITING = 60
/** Of each body that has no turn yet. */
const BEGINNING_BYTES = 256 * 1024

const FORMATS: ReadonlyMap<string, IngestFormat> = new Map([
  ['application/jsonl', 'jsonl'],
  ['application/x-ndjson', 'jsonl'],
  ['application/json', 'jsonl'],
  ['text/csv', 'csv'],
  ['application/vnd.apache.parquet', 'parquet'],
])

/** POST /api/ingest/<project id>/readings: a batch of readings, whole or not at all. */
export async function registerIngestRoute(
  app: FastifyInstance,
  deps: IngestRouteDeps,
): Promise<void> {
  const inTurn = turns(MOST_AT_ONCE, MOST_WAITING)
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post<IngestRequest>('/api/ingest/:projectId/readings', async (request, reply) => {
      try {
        return await receive(deps, request, inTurn)
      } catch (error) {
        await dropRest(request.raw, reply.raw)
        throw error
      }
    })
  })
}

async function receive(
  { server, security }: IngestRouteDeps,
  request: FastifyRequest<IngestRequest>,
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<IngestAnswer> {
  const caller = await identify(server, bearerOf(request))
  const noted = notedRequest(security, request, OPERATION, caller)
  noteRefusedToken(noted, caller)
  const stored = {
    credential: credentialOf(caller),
    tokenOrganizationId: caller.apiToken?.organizationId,
    onSecurityEvent: noted.note,
  }
  return runAsCaller(stored, async () => {
    const { projectId, tokenId } = await ingestAccess(server, caller, request.params.projectId)
    await requireAttempt(
      server.db,
      BATCHES,
      tokenId,
      'Too many batches: send more readings in each.',
    )
    const body = bodyOf(request)
    await begun(request.raw, body.content)
    return inTurn(() => ingestBody(server, projectId, body))
  })
}

/** @throws AppError FILE_FORMAT, FILE_TOO_LARGE before anything is read */
function bodyOf(request: FastifyRequest) {
  const { headers } = request
  const type = (headers['content-type'] ?? 'application/jsonl').split(';')[0]?.trim().toLowerCase()
  const format = FORMATS.get(type ?? '')
  if (!format)
    throw new AppError(
      'FILE_FORMAT',
      `Content-Type must be one of ${[...FORMATS.keys()].join(', ')}.`,
    )
  const encoding = headers['content-encoding'] ?? 'identity'
  if (encoding !== 'gzip' && encoding !== 'identity')
    throw new AppError('FILE_FORMAT', 'Content-Encoding must be gzip or identity.')
  if (Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge(MAX_BODY_BYTES)
  return { content: contentOf(request.raw), format, isGzip: encoding === 'gzip' }
}

/** The request stays open when reading ends early, so that an answer can be sent. */
function contentOf(request: IncomingMessage): Readable {
  // Who reads it hears of its error, also later
  const content = new PassThrough({ highWaterMark: BEGINNING_BYTES }).on('error', () => undefined)
  request.once('error', (cause) =>
    content.destroy(new AppError('FILE_FORMAT', 'The body broke off.', {}, { cause })),
  )
  return request.pipe(content)
}

/** When a small body, or the beginning of a large one, is there: a slow line does not hold the turn of others for it. */
const begun = (request: IncomingMessage, content: Readable): Promise<unknown> =>
  Promise.race([once(request, 'pause'), once(content, 'finish'), once(content, 'close')])

/** Lets some work run at a time. @throws AppError RATE_LIMITED where too much waits */
function turns(most: number, mostWaiting: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= mostWaiting)
      throw new AppError(
        'RATE_LIMITED',
        'The server takes as many batches as it can. Try again in a second.',
      )
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
