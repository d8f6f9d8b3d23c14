import { oneLine } from '@duet/contract'
import { z } from 'zod'
import { INTEGRATION_METHODS } from './integrationClient.ts'

const MAX_JSON_BYTES = 64 * 1024

/** A server's address without a slash at its end. */
const serverUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
    error: 'must be a URL that begins with http:// or https://',
    abort: true,
  })
  .transform((text) => new URL(text))
  .refine((url) => url.username === '' && url.password === '', {
    error: 'must not hold a user name or password; give a bearer token',
  })
  .refine((url) => url.search === '' && url.hash === '', {
    error: 'must end with the path, without ? or #',
  })
  .transform((url) => url.href.replace(/\/+$/, ''))

export const serverInputSchema = z.object({
  organization_id: z.string(),
  url: serverUrl,
  // As RFC 6750 writes it; nothing that could end a header
  bearer_token: z
    .string()
    .max(4096)
    .regex(/^[A-Za-z0-9\-._~+/]*=*$/, 'must be letters, digits and - . _ ~ + / =')
    .nullish(),
})

const jsonWithin = (bytes: number): z.ZodType =>
  z.unknown().refine((value) => Buffer.byteLength(JSON.stringify(value ?? null)) <= bytes, {
    error: `must be at most ${bytes / 1024} KiB as JSON`,
  })

const name = (label: string): z.ZodType<string> =>
  z.string().overwrite(oneLine).min(1, `${label} is required`).max(200)

export const scheduleInputSchema = z.object({
  schedule_id: z.string().nullish(),
  integration_server_id: z.string(),
  project_id: z.string().nullish(),
  job_name: name('Job name'),
  job_type: name('Job type'),
  job_data: z
    .record(z.string(), z.unknown(), { error: 'must be a JSON object' })
    .and(jsonWithin(MAX_JSON_BYTES)),
  crontab: z.string().max(200),
  enabled: z
    .boolean()
    .nullish()
    .transform((enabled) => enabled ?? true),
})

export const requestSchema = z
  .object({
    method: z.string().toUpperCase().pipe(z.enum(INTEGRATION_METHODS)),
    path: z.string(),
    body: jsonWithin(16 * MAX_JSON_BYTES).optional(),
  })
  .refine(({ method, body }) => method !== 'GET' || body == null, {
    error: 'a GET request has no body',
    path: ['body'],
  })

export const eventsSchema = z.object({ integration_server_id: z.string().nullish() })
