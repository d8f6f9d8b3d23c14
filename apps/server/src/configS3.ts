import { z } from 'zod'
import { integer, urlOf } from './configValues.ts'
import type { S3Config } from './files/s3Storage.ts'

const MEGABYTE = 1024 * 1024

export const S3_KEYS = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  S3_ENDPOINT: urlOf(/^https?:\/\//, 'a URL that begins with http:// or https://').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*$/, 'lower-case words between slashes')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: z.enum(['true', 'false'], { error: 'true or false' }).optional(),
  S3_CACHE_MB: integer(100, 10_000_000).prefault('10240'),
} as const

/** Undefined where no bucket is named. */
export function s3Of(value: z.infer<z.ZodObject<typeof S3_KEYS>>): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = value
  if (!bucket) return undefined
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = value
  return {
    bucket,
    endpoint,
    region: value.S3_REGION,
    prefix: value.S3_PREFIX,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle:
      value.S3_PATH_STYLE === undefined ? endpoint !== undefined : value.S3_PATH_STYLE === 'true',
    cacheBytes: value.S3_CACHE_MB * MEGABYTE,
  }
}
