import { availableParallelism } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { BACKUP_KEYS, type BackupConfig, backupOf } from './configBackup.ts'
import { QUOTA_KEYS, type QuotasConfig, quotasOf } from './configQuotas.ts'
import { S3_KEYS, s3Of } from './configS3.ts'
import { TRACING_KEYS, tracingOf } from './configTracing.ts'
import { integer, urlOf } from './configValues.ts'
import { WEATHER_KEYS, weatherProvidersOf } from './configWeather.ts'
import type { S3Config } from './files/s3Storage.ts'
import {
  DEFAULT_SATELLITE_MAX_ZOOM,
  DEFAULT_TERRAIN_MAX_ZOOM,
  HIGHEST_ZOOM,
  isTilesUrl,
  type MapTiles,
  TERRAIN_ENCODINGS,
  TILES_TEXT,
} from './map/mapTiles.ts'
import type { WeatherProvidersConfig } from './meteo/providers/providerTypes.ts'
import type { TracingConfig } from './telemetry/otelTracer.ts'

/** Everything that the environment decides, read once at start. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Where browsers reach the server; https makes cookies Secure. Undefined: from host and port. */
  readonly publicUrl: string | undefined
  /** Folder of the built-in database, of files and of generated secrets. */
  readonly dataDir: string
  /** A PostgreSQL server of the operator's own; undefined: the built-in one. */
  readonly databaseUrl: string | undefined
  readonly logLevel: LogLevel
  /** Simulation threads of the process; 0: it leaves tasks to worker processes. */
  readonly workerThreads: number
  /** Where a worker process answers /health, /ready and /metrics; undefined: nowhere. */
  readonly workerPort: number | undefined
  readonly mode: 'production' | 'development' | 'test'
  /** Signs tokens and file links; undefined: one is made and stored in the data folder. */
  readonly secret: string | undefined
  /** Password of the first user, at first start only; undefined: a random one. */
  readonly adminPassword: string | undefined
  /** How many proxies in front add to X-Forwarded-For. */
  readonly trustedProxies: number
  /** Bearer token for /metrics; undefined: only callers on this machine are answered. */
  readonly metricsToken: string | undefined
  /** How long security events are retained, days. */
  readonly securityEventDays: number
  /** Whether the first start makes the monitored sample, and readings are added to it while the server runs. */
  readonly monitoredSample: boolean
  /** A mail server; undefined: messages are stored and shown on the page /_email. */
  readonly smtpUrl: string | undefined
  /** Sender of messages, an address or 'Name <address>'. */
  readonly mailFrom: string
  /** Takes text messages; undefined: they are stored beside the emails. */
  readonly smsGateway: SmsGatewayConfig | undefined
  readonly microsoft: MicrosoftConfig | undefined
  /** Any OpenID Connect provider. */
  readonly oidc: OidcConfig | undefined
  /** Which installation this is: feature flags may hold in some alone, and error reports name it. */
  readonly environment: 'development' | 'staging' | 'production'
  /** Whether integration servers on this machine and in private networks may be called. */
  readonly integrationAllowPrivate: boolean
  /** Takes analytics events in PostHog's way; undefined: they stay in the database. */
  readonly posthog: PosthogConfig | undefined
  /** Takes error reports in Sentry's way: https://key@host/project; undefined: the log alone has them. */
  readonly sentryDsn: string | undefined
  /** Pages record sessions for the error-reporting server. */
  readonly recordsSessions: boolean
  /** An S3 server for files and results; undefined: a folder of the data folder. */
  readonly s3: S3Config | undefined
  readonly backup: BackupConfig
  readonly quotas: QuotasConfig
  /** Folder of SAM's lists of CEC inverters and modules. */
  readonly cecLibraryUrl: string
  /** Where weather is downloaded from, and the keys for it. */
  readonly weatherProviders: WeatherProvidersConfig
  /** Tiles of a map service that the map may show; undefined: none, the map stands by itself. */
  readonly mapTiles: MapTiles
  /** Where traces go; undefined: nothing is traced. */
  readonly tracing: TracingConfig | undefined
}

export interface PosthogConfig {
  readonly host: string
  readonly key: string
}

export interface SmsGatewayConfig {
  /** Text messages are posted here as JSON { to, text }. */
  readonly url: string
  /** Bearer token of the gateway. */
  readonly token: string | undefined
}

export interface MicrosoftConfig {
  readonly clientId: string
  readonly clientSecret: string
  /** Id of a directory; 'common', 'organizations' and 'consumers' take accounts of many. */
  readonly tenant: string
}

export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the button calls it. */
  readonly name: string
}

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

/** What is wrong with the environment, one line a key. */
export interface ConfigErrors {
  readonly errors: readonly string[]
}

const HIGHEST_PORT = 65_535
const MAX_WORKER_THREADS = 256
const MIN_SECRET_LENGTH = 32
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** Keys of this name space that tests and tools read, not the server. */
const TOOL_KEYS = /^DUET_(TEST_\w+|REFERENCE_DATA|CHROMIUM|SCREENSHOTS|SERVER_URL|PASSWORD|TOKEN)$/

const MAIL_FROM = /^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const tilesUrl = z.string().refine(isTilesUrl, TILES_TEXT)

const KEYS = {
  PORT: integer(0, HIGHEST_PORT).prefault('8080'),
  HOST: z.string().default('127.0.0.1'),
  DUET_PUBLIC_URL: urlOf(/^https?:\/\//, 'a URL that begins with http:// or https://').optional(),
  DUET_DATA: z.string().default('.duet'),
  DATABASE_URL: urlOf(/^postgres(ql)?:\/\//, 'a URL that begins with postgres://').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  DUET_WORKER_THREADS: integer(0, MAX_WORKER_THREADS).prefault(
    String(Math.max(1, availableParallelism() - 1)),
  ),
  DUET_WORKER_PORT: integer(0, HIGHEST_PORT).optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], { error: 'production, development or test' })
    .default('production'),
  DUET_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH, `at least ${MIN_SECRET_LENGTH} characters`)
    .optional(),
  DUET_ADMIN_PASSWORD: z.string().optional(),
  DUET_CEC_LIBRARY_URL: urlOf(
    /^https?:\/\/[^?#]+$/,
    'a URL that begins with http:// or https://',
  ).default('https://raw.githubusercontent.com/NREL/SAM/develop/deploy/libraries'),
  DUET_MONITORED_SAMPLE: z.enum(['true', 'false'], { error: 'true or false' }).optional(),
  DUET_TRUSTED_PROXIES: integer(0, 16).prefault('0'),
  DUET_SECURITY_EVENT_DAYS: integer(1, 3650).prefault('180'),
  DUET_METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  SMTP_URL: urlOf(/^smtps?:\/\//, 'a URL that begins with smtp:// or smtps://').optional(),
  MAIL_FROM: z
    .string()
    .regex(MAIL_FROM, 'an email address, or Name <address>')
    .default('DUET <duet@localhost>'),
  DUET_SMS_URL: urlOf(/^https?:\/\//, 'a URL that begins with http:// or https://').optional(),
  DUET_SMS_TOKEN: z.string().optional(),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  MICROSOFT_TENANT: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'the id or domain of a directory, or common, organizations, consumers')
    .optional(),
  OIDC_ISSUER: urlOf(/^https?:\/\//, 'a URL that begins with http:// or https://').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60, 'at most 60 characters').optional(),
  DUET_ENVIRONMENT: z
    .enum(['development', 'staging', 'production'], {
      error: 'development, staging or production',
    })
    .optional(),
  DUET_INTEGRATION_ALLOW_PRIVATE: z
    .enum(['true', 'false'], { error: 'true or false' })
    .default('false'),
  POSTHOG_HOST: urlOf(/^https?:\/\//, 'a URL that begins with http:// or https://').optional(),
  POSTHOG_KEY: z.string().optional(),
  SENTRY_DSN: urlOf(
    /^https?:\/\/\w+@[^/]+(?:\/[^/?#]+)*\/\w+$/,
    'https://key@host/project',
  ).optional(),
  SENTRY_REPLAYS: z.enum(['true', 'false'], { error: 'true or false' }).default('false'),
  DUET_SATELLITE_TILES: tilesUrl.optional(),
  DUET_SATELLITE_MAX_ZOOM: integer(0, HIGHEST_ZOOM).prefault(String(DEFAULT_SATELLITE_MAX_ZOOM)),
  DUET_SATELLITE_ATTRIBUTION: z.string().max(200, 'at most 200 characters').optional(),
  DUET_TERRAIN_TILES: tilesUrl.optional(),
  DUET_TERRAIN_MAX_ZOOM: integer(0, HIGHEST_ZOOM).prefault(String(DEFAULT_TERRAIN_MAX_ZOOM)),
  DUET_TERRAIN_ENCODING: z
    .enum(TERRAIN_ENCODINGS, { error: 'terrarium or mapbox' })
    .default('terrarium'),
  DUET_TERRAIN_ATTRIBUTION: z.string().max(200, 'at most 200 characters').optional(),
  ...S3_KEYS,
  ...BACKUP_KEYS,
  ...QUOTA_KEYS,
  ...WEATHER_KEYS,
  ...TRACING_KEYS,
} as const

/** Names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(KEYS)

type Values = z.infer<z.ZodObject<typeof KEYS>>

/** Keys that say nothing without each other. */
const TOGETHER: readonly (readonly [
  needed: readonly (keyof Values)[],
  extra: readonly (keyof Values)[],
])[] = [
  [['DUET_SMS_URL'], ['DUET_SMS_TOKEN']],
  [['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'], ['MICROSOFT_TENANT']],
  [['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], ['OIDC_NAME']],
  [['POSTHOG_HOST', 'POSTHOG_KEY'], []],
  [
    ['S3_BUCKET'],
    ['S3_ENDPOINT', 'S3_PREFIX', 'S3_PATH_STYLE', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ],
  [['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], []],
  [['DUET_BACKUP_DIR'], ['DUET_BACKUP_EVERY_H', 'DUET_BACKUP_KEEP']],
  [['DUET_NSRDB_API_KEY', 'DUET_NSRDB_EMAIL'], []],
  [['OTEL_EXPORTER_OTLP_ENDPOINT'], ['OTEL_EXPORTER_OTLP_HEADERS']],
  [['DUET_SATELLITE_TILES'], ['DUET_SATELLITE_MAX_ZOOM', 'DUET_SATELLITE_ATTRIBUTION']],
  [
    ['DUET_TERRAIN_TILES'],
    ['DUET_TERRAIN_MAX_ZOOM', 'DUET_TERRAIN_ENCODING', 'DUET_TERRAIN_ATTRIBUTION'],
  ],
]

/** Reads `env`. An empty value counts as not set. Unknown DUET_ keys are errors, so that a slip is seen. */
export function parseConfig(env: NodeJS.ProcessEnv): Config | ConfigErrors {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = z.object(KEYS).safeParse(set)
  const errors = [
    ...(parsed.error?.issues ?? []).map((issue) => describe(issue, set)),
    ...unknownKeys(set),
    ...missingKeys(set),
  ]
  if (!parsed.success || errors.length > 0) return { errors }
  const value = parsed.data
  return Object.freeze({
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.DUET_PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: path.resolve(value.DUET_DATA),
    databaseUrl: value.DATABASE_URL,
    logLevel: value.LOG_LEVEL,
    workerThreads: value.DUET_WORKER_THREADS,
    workerPort: value.DUET_WORKER_PORT,
    mode: value.NODE_ENV,
    secret: value.DUET_SECRET,
    adminPassword: value.DUET_ADMIN_PASSWORD,
    monitoredSample: (value.DUET_MONITORED_SAMPLE ?? String(value.NODE_ENV !== 'test')) === 'true',
    trustedProxies: value.DUET_TRUSTED_PROXIES,
    metricsToken: value.DUET_METRICS_TOKEN,
    securityEventDays: value.DUET_SECURITY_EVENT_DAYS,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    smsGateway: smsGatewayOf(value),
    microsoft: microsoftOf(value),
    oidc: oidcOf(value),
    environment:
      value.DUET_ENVIRONMENT ?? (value.NODE_ENV === 'production' ? 'production' : 'development'),
    integrationAllowPrivate: value.DUET_INTEGRATION_ALLOW_PRIVATE === 'true',
    posthog: posthogOf(value),
    sentryDsn: value.SENTRY_DSN,
    recordsSessions: value.SENTRY_DSN !== undefined && value.SENTRY_REPLAYS === 'true',
    s3: s3Of(value),
    backup: backupOf(value),
    quotas: quotasOf(value),
    cecLibraryUrl: value.DUET_CEC_LIBRARY_URL.replace(/\/+$/, ''),
    weatherProviders: weatherProvidersOf(value),
    mapTiles: mapTilesOf(value),
    tracing: tracingOf(value),
  })
}

function smsGatewayOf({ DUET_SMS_URL: url, DUET_SMS_TOKEN: token }: Values): Config['smsGateway'] {
  return url ? { url, token } : undefined
}

function posthogOf({ POSTHOG_HOST: host, POSTHOG_KEY: key }: Values): PosthogConfig | undefined {
  return host && key ? { host, key } : undefined
}

function microsoftOf(value: Values): MicrosoftConfig | undefined {
  const { MICROSOFT_CLIENT_ID: clientId, MICROSOFT_CLIENT_SECRET: clientSecret } = value
  if (!clientId || !clientSecret) return undefined
  return { clientId, clientSecret, tenant: value.MICROSOFT_TENANT ?? 'organizations' }
}

function oidcOf(value: Values): OidcConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = value
  if (!issuer || !clientId || !clientSecret) return undefined
  return { issuer, clientId, clientSecret, name: value.OIDC_NAME ?? new URL(issuer).hostname }
}

function mapTilesOf(value: Values): MapTiles {
  const satellite = value.DUET_SATELLITE_TILES
  const terrain = value.DUET_TERRAIN_TILES
  return {
    satellite: satellite
      ? {
          url: satellite,
          maxZoom: value.DUET_SATELLITE_MAX_ZOOM,
          attribution: value.DUET_SATELLITE_ATTRIBUTION,
        }
      : undefined,
    terrain: terrain
      ? {
          url: terrain,
          maxZoom: value.DUET_TERRAIN_MAX_ZOOM,
          encoding: value.DUET_TERRAIN_ENCODING,
          attribution: value.DUET_TERRAIN_ATTRIBUTION,
        }
      : undefined,
  }
}

/** Values of keys that may hold a password or a key are not repeated. */
function describe(issue: z.core.$ZodIssue, env: NodeJS.ProcessEnv): string {
  const key = String(issue.path[0])
  const isSecret =
    /SECRET|PASSWORD|PASSPHRASE|TOKEN|_KEY|ACCESS_KEY_ID|_DSN|OTLP_HEADERS|DATABASE_URL|SMTP_URL|SMS_URL|_TILES/.test(
      key,
    )
  return `${key}${isSecret ? '' : `=${env[key]}`}: allowed is ${issue.message}`
}

function missingKeys(env: NodeJS.ProcessEnv): string[] {
  return TOGETHER.flatMap(([needed, extra]) => {
    if (![...needed, ...extra].some((key) => env[key] !== undefined)) return []
    return needed
      .filter((key) => env[key] === undefined)
      .map(
        (key) =>
          `${key}: is needed beside ${[...needed, ...extra].filter((other) => env[other] !== undefined).join(', ')}`,
      )
  })
}

function unknownKeys(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((key) => key.startsWith('DUET_') && !SETTINGS.includes(key) && !TOOL_KEYS.test(key))
    .map(
      (key) =>
        `${key}: no such key; known are ${SETTINGS.filter((name) => name.startsWith('DUET_')).join(', ')}`,
    )
}

/** Where browsers reach the server. */
export function publicUrlOf({ publicUrl, host, port }: Config): string {
  return publicUrl ?? `http://${host}:${port}`
}
