import type { S3Config } from '../s3Storage.ts'
export interface S3Server {
  readonly config: S3Config
  /** What the server of the product is told of it. */
  readonly env: Readonly<Record<string, string>>
  readonly close: () => Promise<void>
}
/** An S3 server on this machine with an empty bucket. */
export declare function startS3Server(): Promise<S3Server>
