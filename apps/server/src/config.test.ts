import { describe, expect, test } from 'vitest'
import { type Config, type ConfigErrors, parseConfig } from './config.ts'

const errorsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  const parsed = parseConfig(env)
  return 'errors' in parsed ? parsed.errors : []
}
const configOf = (env: NodeJS.ProcessEnv): Config => {
  const parsed: Config | ConfigErrors = parseConfig(env)
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'))
  return parsed
}

describe('the configuration', () => {
  test('needs nothing to be set', () => {
    const config = configOf({})
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      logLevel: 'info',
      mode: 'production',
    })
    expect(config.dataDir).toMatch(/\.duet$/)
    expect(config.workerThreads).toBeGreaterThanOrEqual(1)
  })

  test('cannot be changed after it was read', () => {
    expect(Object.isFrozen(configOf({}))).toBe(true)
  })

  test('names every bad key at once with what is allowed', () => {
    const errors = errorsOf({
      PORT: '80800',
      LOG_LEVEL: 'loud',
      DATABASE_URL: 'mysql://x',
      DUET_WORKER_THREADS: '-1',
    })
    expect(errors).toHaveLength(4)
    expect(errors.join('\n')).toContain('PORT=80800: allowed is a whole number from 0 to 65535')
    expect(errors.join('\n')).toContain('LOG_LEVEL=loud: allowed is one of fatal, error')
    expect(errors.join('\n')).toContain(
      'DUET_WORKER_THREADS=-1: allowed is a whole number from 0 to 256',
    )
  })

  test('does not repeat a bad value that may be secret', () => {
    const errors = errorsOf({
      DATABASE_URL: 'mysql://user:hunter2@host',
      DUET_SECRET: 'short-secret',
    }).join('\n')
    expect(errors).toContain('DATABASE_URL')
    expect(errors).toContain('DUET_SECRET')
    expect(errors).not.toContain('hunter2')
    expect(errors).not.toContain('short-secret')
  })

  test('traces are off, and on by the names of OpenTelemetry', () => {
    expect(configOf({}).tracing).toBeUndefined()
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20b,other=c=d',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }
    expect(configOf(env).tracing).toEqual({
      endpoint: 'http://collector:4318',
      headers: { 'x-key': 'a b', other: 'c=d' },
      serviceName: 'duet',
      share: 0.25,
    })
    const wrong = { ...env, OTEL_EXPORTER_OTLP_HEADERS: 'hunter2', OTEL_TRACES_SAMPLER_ARG: '2' }
    const errors = errorsOf(wrong).join('\n')
    expect(errors).toContain('OTEL_TRACES_SAMPLER_ARG=2: allowed is a share from 0 to 1')
    expect(errors).toContain('OTEL_EXPORTER_OTLP_HEADERS: allowed is name=value')
    expect(errors).not.toContain('hunter2')
    expect(errorsOf({ OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })[0]).toContain(
      'OTEL_EXPORTER_OTLP_ENDPOINT: is needed',
    )
  })

  test('an unknown DUET_ key is an error, for it is a slip of the pen', () => {
    expect(errorsOf({ DUET_WORKER_THREAD: '4' })[0]).toContain('DUET_WORKER_THREAD: no such key')
  })

  test('keys that only tests and tools read are let through', () => {
    expect(
      errorsOf({ DUET_REFERENCE_DATA: '/data', DUET_TEST_DATABASE_URL: 'x', DUET_CHROMIUM: 'y' }),
    ).toEqual([])
  })

  test('keys that need each other are asked for together', () => {
    expect(errorsOf({ MICROSOFT_CLIENT_ID: 'id' })).toEqual([
      'MICROSOFT_CLIENT_SECRET: is needed beside MICROSOFT_CLIENT_ID',
    ])
    expect(errorsOf({ OIDC_NAME: 'Sun ID' })).toHaveLength(3)
    expect(errorsOf({ DUET_SMS_TOKEN: 'x' })).toEqual([
      'DUET_SMS_URL: is needed beside DUET_SMS_TOKEN',
    ])
  })

  test('providers and gateways are set as a whole', () => {
    const config = configOf({
      SMTP_URL: 'smtps://user:password@mail.example.org:465',
      MAIL_FROM: 'Solar <solar@example.org>',
      MICROSOFT_CLIENT_ID: 'id',
      MICROSOFT_CLIENT_SECRET: 'a secret',
      OIDC_ISSUER: 'https://login.example.org/realms/sun',
      OIDC_CLIENT_ID: 'duet',
      OIDC_CLIENT_SECRET: 'a secret',
    })
    expect(config).toMatchObject({
      mailFrom: 'Solar <solar@example.org>',
      microsoft: { clientId: 'id', tenant: 'organizations' },
      oidc: { issuer: 'https://login.example.org/realms/sun', name: 'login.example.org' },
      smsGateway: undefined,
    })
  })

  test.each(['x', 'a@b, c@d', 'DUET <duet@example.org>\nBcc: eve@example.org'])(
    'MAIL_FROM=%j is no sender',
    (sender) => {
      expect(errorsOf({ MAIL_FROM: sender })).toHaveLength(1)
    },
  )

  test('the password of a mail server is not repeated', () => {
    expect(errorsOf({ SMTP_URL: 'http://user:hunter2@mail' }).join()).not.toContain('hunter2')
  })

  test('an empty value counts as not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    })
  })

  test('says which installation it is, and whom it may inform', () => {
    expect(configOf({})).toMatchObject({
      environment: 'production',
      integrationAllowPrivate: false,
      posthog: undefined,
      sentryDsn: undefined,
    })
    expect(configOf({ NODE_ENV: 'test' }).environment).toBe('development')
    expect(
      configOf({
        DUET_ENVIRONMENT: 'staging',
        DUET_INTEGRATION_ALLOW_PRIVATE: 'true',
        POSTHOG_HOST: 'https://events.example',
        POSTHOG_KEY: 'phc_1',
        SENTRY_DSN: 'https://abc@errors.example/sub/42',
      }),
    ).toMatchObject({
      environment: 'staging',
      integrationAllowPrivate: true,
      posthog: { host: 'https://events.example', key: 'phc_1' },
      sentryDsn: 'https://abc@errors.example/sub/42',
    })
    expect(errorsOf({ POSTHOG_HOST: 'https://events.example' })).toEqual([
      'POSTHOG_KEY: is needed beside POSTHOG_HOST',
    ])
  })

  test.each(['https://errors.example/42', 'https://abc@errors.example/', 'abc'])(
    'SENTRY_DSN=%s is refused and not repeated',
    (dsn) => {
      const errors = errorsOf({ SENTRY_DSN: dsn })
      expect(errors).toEqual(['SENTRY_DSN: allowed is https://key@host/project'])
    },
  )

  test('tiles of the map are set with their limits', () => {
    expect(configOf({}).mapTiles).toEqual({ satellite: undefined, terrain: undefined })
    const { mapTiles } = configOf({
      DUET_SATELLITE_TILES: 'https://tiles.example/{z}/{y}/{x}?key=1',
      DUET_TERRAIN_TILES: 'https://heights.example/{z}/{x}/{y}.png',
      DUET_TERRAIN_ENCODING: 'mapbox',
      DUET_TERRAIN_MAX_ZOOM: '12',
    })
    expect(mapTiles).toEqual({
      satellite: {
        url: 'https://tiles.example/{z}/{y}/{x}?key=1',
        maxZoom: 19,
        attribution: undefined,
      },
      terrain: {
        url: 'https://heights.example/{z}/{x}/{y}.png',
        maxZoom: 12,
        encoding: 'mapbox',
        attribution: undefined,
      },
    })
    expect(errorsOf({ DUET_SATELLITE_ATTRIBUTION: 'Somebody' })).toEqual([
      'DUET_SATELLITE_TILES: is needed beside DUET_SATELLITE_ATTRIBUTION',
    ])
  })

  test.each([
    'https://tiles.example/{z}/{x}.png',
    'https://{z}.example/{x}/{y}',
    'tiles/{z}/{x}/{y}',
    'https://tiles.example:99999/{z}/{x}/{y}',
  ])('DUET_TERRAIN_TILES=%s is refused and not repeated', (tiles) => {
    expect(errorsOf({ DUET_TERRAIN_TILES: tiles })).toEqual([
      'DUET_TERRAIN_TILES: allowed is a URL that begins with http:// or https:// and holds {z}, {x} and {y}',
    ])
  })

  test.each(['12.5', 'abc', '-1', ' '])('PORT=%s is refused', (port) => {
    expect(errorsOf({ PORT: port })).toHaveLength(1)
  })
})
