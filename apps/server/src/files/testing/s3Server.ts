import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { S3Config } from '../s3Storage.ts'

export interface S3Server {
  readonly config: S3Config
  /** What the server of the product has to know of it. */
  readonly env: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}

const BUCKET = 'duet-test'
/** Those that this server takes. */
const KEY = 'S3RVER'

/** An S3 server on this machine with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(path.join(tmpdir(), 'duet-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const endpoint = `http://127.0.0.1:${port}`
  return {
    config: {
      endpoint,
      region: 'us-east-1',
      bucket: BUCKET,
      prefix: 'plants',
      credentials: { accessKeyId: KEY, secretAccessKey: KEY },
      pathStyle: true,
      cacheBytes: 1e9,
    },
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: BUCKET,
      S3_PREFIX: 'plants',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    close: async () => {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
