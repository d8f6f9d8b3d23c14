import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { AppError } from '@duet/contract'
import { LRUCache } from 'lru-cache'
import { fileSha256 } from './fileSha256.ts'
import { createObjectCache } from './objectCache.ts'
import type { ObjectStat, ObjectStorage, WrittenObject } from './objectStorage.ts'
import { checkStorageKey } from './storageKey.ts'
import { createTemporaryFiles } from './temporaryFiles.ts'

export interface S3Config {
  /** Undefined: that of Amazon in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  /** Before each key, so that several installations share a bucket; undefined: none. */
  readonly prefix: string | undefined
  /** Undefined: what the machine gives, as the SDK finds it. */
  readonly credentials:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined
  /** The bucket in the path instead of the host name, as most other servers than Amazon's want it. */
  readonly pathStyle: boolean
  /** Copies on the disk of this machine, bytes. */
  readonly cacheBytes: number
}

/** So long an object is taken for unchanged: what others write again under its key has the same content. */
const UNCHANGED_MS = 60_000
const MOST_KNOWN = 50_000

/** A large object goes in parts of this size; smaller ones at once. */
const PART_BYTES = 16 * 1024 * 1024

/**
 * Objects in a bucket of an S3 server; readers that need a path get a copy on this machine.
 *
 * @param folder - of this machine, for files that are being written and for copies
 * @param idleMs - after which a copy that gets no more bytes is given up, ms
 * @throws Error where the bucket cannot be reached
 */
export async function createS3Storage(
  config: S3Config,
  folder: string,
  idleMs: number = TIMEOUTS.socketTimeout,
): Promise<ObjectStorage> {
  const { bucket } = config
  const client = clientOf(config)
  await checkBucket(client, bucket)
  const prefix = config.prefix ? `${config.prefix}/` : ''
  const cache = createObjectCache(path.join(folder, 'copies'), config.cacheBytes)
  const temporary = createTemporaryFiles(path.join(folder, 'new'))
  const place = (key: string): { Bucket: string; Key: string } => ({
    Bucket: bucket,
    Key: prefix + checkStorageKey(key),
  })
  // Versions of objects that were seen lately: queries over many files do not ask for each of them every time
  const known = new LRUCache<string, string>({ max: MOST_KNOWN, ttl: UNCHANGED_MS })
  const find = (key: string): Promise<FoundObject | undefined> => head(client, place(key))
  const findVersion = async (key: string): Promise<string> => {
    const found = await find(key)
    if (!found) throw notFound()
    known.set(key, found.version)
    return found.version
  }
  const adopt = async (key: string, file: string): Promise<WrittenObject> => {
    const { size } = await stat(file)
    const sha256 = await fileSha256(file)
    const version = await upload(client, place(key), file)
    if (version) await cache.take(key, version, file)
    else await temporary.removeTemporary(file)
    known.set(key, version)
    return { sizeBytes: size, sha256 }
  }
  const get = (key: string): Promise<Readable> => content(client, place(key))
  return {
    ...temporary,
    adopt,
    get,
    put: async (key, bytes, options) => {
      checkStorageKey(key)
      const file = await temporary.stage(bytes, options)
      try {
        return await adopt(key, file)
      } finally {
        await temporary.removeTemporary(file)
      }
    },
    stat: async (key) => sizeOf(await find(key)),
    remove: async (key) => {
      known.set(key, undefined)
      await client.send(new DeleteObjectCommand(place(key)))
    },
    list: (keyPrefix) => listKeys(client, bucket, prefix, keyPrefix),
    localPath: async (key) => {
      const version = known.get(key) ?? (await findVersion(key))
      return cache.file(key, version, (target) => copy(get(key), target, { key, idleMs }))
    },
  }
}

const sizeOf = (found: FoundObject | undefined): ObjectStat | undefined =>
  found && { sizeBytes: found.sizeBytes }

/** A server that takes the connection and then says nothing must not hold a task for ever; the client tries again. */
const TIMEOUTS = { connectionTimeout: 10_000, socketTimeout: 60_000 } as const

interface Watched {
  readonly key: string
  readonly idleMs: number
}

async function copy(source: Promise<Readable>, target: string, watched: Watched): Promise<void> {
  const bytes = await source
  await pipeline(bytes, idleWatch(watched), createWriteStream(target, { mode: 0o600 }))
}

/** Passes bytes on, and fails where none come for `idleMs`: the timeouts of the client end with the head of an answer. */
function idleWatch({ key, idleMs }: Watched): Transform {
  const timer = setTimeout(() => {
    watch.destroy(new Error(`No more bytes of ${key} came from the S3 server for ${idleMs} ms`))
  }, idleMs)
  const watch = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      timer.refresh()
      done(null, chunk)
    },
    destroy: (error, done) => {
      clearTimeout(timer)
      done(error)
    },
  })
  return watch
}

function clientOf({ region, pathStyle, endpoint, credentials }: S3Config): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    requestHandler: TIMEOUTS,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
  })
}

async function checkBucket(client: S3Client, bucket: string): Promise<void> {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    const reason = error instanceof Error ? `${error.name} ${error.message}` : String(error)
    throw new Error(
      `The S3 bucket '${bucket}' cannot be reached: ${reason}. Check S3_ENDPOINT, S3_REGION, S3_BUCKET and the keys.`,
      { cause: error },
    )
  }
}

interface FoundObject extends ObjectStat {
  /** Changes with the content. */
  readonly version: string
}

async function content(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
): Promise<Readable> {
  const { Body } = await client.send(new GetObjectCommand(place)).catch(missingAsNotFound)
  if (!(Body instanceof Readable)) throw notFound()
  return Body
}

/** Gives the version. */
async function upload(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
  file: string,
): Promise<string | undefined> {
  const { ETag } = await new Upload({
    client,
    params: { ...place, Body: createReadStream(file) },
    partSize: PART_BYTES,
    queueSize: 2,
  }).done()
  return ETag
}

async function head(
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
): Promise<FoundObject | undefined> {
  try {
    const { ContentLength, ETag } = await client.send(new HeadObjectCommand(place))
    return { sizeBytes: ContentLength ?? 0, version: ETag ?? '' }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function listKeys(
  client: S3Client,
  bucket: string,
  prefix: string,
  keyPrefix?: string,
): Promise<readonly string[]> {
  const folder = keyPrefix === undefined ? '' : `${checkStorageKey(keyPrefix)}/`
  const keys: string[] = []
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + folder })
  for await (const { Contents } of pages) {
    for (const { Key } of Contents ?? []) if (Key) keys.push(Key.slice(prefix.length))
  }
  return keys.toSorted()
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'File not found')

const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404

function missingAsNotFound(error: unknown): never {
  throw isMissing(error) ? notFound() : error
}
