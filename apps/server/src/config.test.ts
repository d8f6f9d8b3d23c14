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
      DUET_WORKER_THREADS: '0',
    })
    expect(errors).toHaveLength(4)
    expect(errors.join('\n')).toContain('PORT=80800: allowed is a whole number from 0 to 65535')
    expect(errors.join('\n')).toContain('LOG_LEVEL=loud: allowed is one of fatal, error')
    expect(errors.join('\n')).toContain(
      'DUET_WORKER_THREADS=0: allowed is a whole number from 1 to 256',
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

  test('an unknown DUET_ key is an error, for it is a slip of the pen', () => {
    expect(errorsOf({ DUET_WORKER_THREAD: '4' })[0]).toContain('DUET_WORKER_THREAD: no such key')
  })

  test('keys that only tests and tools read are let through', () => {
    expect(
      errorsOf({ DUET_REFERENCE_DATA: '/data', DUET_TEST_DATABASE_URL: 'x', DUET_CHROMIUM: 'y' }),
    ).toEqual([])
  })

  test('an empty value counts as not set', () => {
    expect(configOf({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    })
  })

  test.each(['12.5', 'abc', '-1', ' '])('PORT=%s is refused', (port) => {
    expect(errorsOf({ PORT: port })).toHaveLength(1)
  })
})
