import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
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
import { createObjectCache } from './objectCache.ts'
import type { ObjectStat, ObjectStorage } from './objectStorage.ts'
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

/** A large object goes in parts of this size; smaller ones at once. */
const PART_BYTES = 16 * 1024 * 1024

/**
 * Objects in a bucket of an S3 server; readers that need a path get a copy on this machine.
 *
 * @param folder - of this machine, for files that are being written and for copies
 * @throws Error where the bucket cannot be reached
 */
export async function createS3Storage(config: S3Config, folder: string): Promise<ObjectStorage> {
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
  const find = (key: string): Promise<FoundObject | undefined> => head(client, place(key))
  const adopt = async (key: string, file: string): Promise<ObjectStat> => {
    const { size } = await stat(file)
    const upload = new Upload({
      client,
      params: { ...place(key), Body: createReadStream(file) },
      partSize: PART_BYTES,
      queueSize: 2,
    })
    const { ETag } = await upload.done()
    if (ETag) await cache.take(key, ETag, file)
    else await temporary.removeTemporary(file)
    return { sizeBytes: size }
  }
  const get = async (key: string): Promise<Readable> => {
    const { Body } = await client.send(new GetObjectCommand(place(key))).catch(missingAsNotFound)
    if (!(Body instanceof Readable)) throw notFound()
    return Body
  }
  return {
    ...temporary,
    adopt,
    get,
    put: async (key, content, options) => {
      checkStorageKey(key)
      const file = await temporary.stage(content, options)
      try {
        return await adopt(key, file)
      } finally {
        await temporary.removeTemporary(file)
      }
    },
    stat: async (key) => {
      const found = await find(key)
      return found && { sizeBytes: found.sizeBytes }
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(place(key)))
    },
    list: (keyPrefix) => listKeys(client, bucket, prefix, checkStorageKey(keyPrefix)),
    localPath: async (key) => {
      const found = await find(key)
      if (!found) throw notFound()
      return cache.file(key, found.version, async (target) =>
        pipeline(await get(key), createWriteStream(target, { mode: 0o600 })),
      )
    },
  }
}

function clientOf({ region, pathStyle, endpoint, credentials }: S3Config): S3Client {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
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
  keyPrefix: string,
): Promise<readonly string[]> {
  const keys: string[] = []
  const pages = paginateListObjectsV2(
    { client },
    { Bucket: bucket, Prefix: `${prefix}${keyPrefix}/` },
  )
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
