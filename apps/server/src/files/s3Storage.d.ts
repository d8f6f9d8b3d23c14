import type { ObjectStorage } from './objectStorage.ts'
export interface S3Config {
  /** Undefined: that of Amazon in the region. */
  readonly endpoint: string | undefined
  readonly region: string
  readonly bucket: string
  /** Before each key, so that several installations share a bucket; undefined: none. */
  readonly prefix: string | undefined
  /** Undefined: what the machine gives, as the SDK finds it. */
  readonly credentials:
    | {
        readonly accessKeyId: string
        readonly secretAccessKey: string
      }
    | undefined
  /** The bucket in the path instead of the host name, as most other servers than Amazon's want it. */
  readonly pathStyle: boolean
  /** Copies on the disk of this machine, bytes. */
  readonly cacheBytes: number
}
/**
 * Objects in a bucket of an S3 server; readers that need a path get a copy on this machine.
 *
 * @param folder - of this machine, for files that are being written and for copies
 * @throws Error where the bucket cannot be reached
 */
export declare function createS3Storage(config: S3Config, folder: string): Promise<ObjectStorage>
