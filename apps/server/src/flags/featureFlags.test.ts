import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newAdmin } from '../administration/testing/newAdmin.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { isFlagOn } from './featureFlags.ts'
import { type FlagConstraint, type FlagSubject, isFlagOnFor } from './flagEvaluation.ts'

describe('a flag', () => {
  const subject = { email: 'Ann@Acme.example', organizationSlugs: ['acme', 'beta'] }
  const isOn = (
    constraints: readonly FlagConstraint[],
    { enabled = true, who = subject }: { enabled?: boolean; who?: FlagSubject } = {},
  ): boolean => isFlagOnFor({ id: 'f', description: '', enabled, constraints }, who, 'production')
  const only = (key: FlagConstraint['key'], value: string, enabled = true): FlagConstraint => ({
    key,
    value,
    enabled,
  })

  test('that is off is off for all, whatever its constraints', () => {
    expect(isOn([], { enabled: false })).toBe(false)
    expect(isOn([only('organization', 'acme')], { enabled: false })).toBe(false)
  })

  test('without a constraint in force is on for all', () => {
    expect(isOn([])).toBe(true)
    expect(isOn([], { who: { email: undefined, organizationSlugs: [] } })).toBe(true)
    expect(isOn([only('organization', 'gamma', false)])).toBe(true)
  })

  test.each([
    ['organization', 'acme', true],
    ['organization', 'beta', true],
    ['organization', 'gamma', false],
    ['user', 'ann@acme.example', true],
    ['user', 'ann@acme', false],
    ['email_domain', 'acme.example', true],
    ['email_domain', 'example', false],
    ['email_domain', 'notacme.example', false],
    ['environment', 'production', true],
    ['environment', 'staging', false],
  ] as const)('with %s %s in force: %s', (key, value, expected) => {
    expect(isOn([only(key, value)])).toBe(expected)
  })

  test('holds where one of several constraints in force is met', () => {
    expect(isOn([only('organization', 'gamma'), only('environment', 'production')])).toBe(true)
    expect(isOn([only('organization', 'gamma'), only('environment', 'staging')])).toBe(false)
    expect(isOn([only('organization', 'gamma'), only('organization', 'acme', false)])).toBe(false)
  })
})

describe('the flags of a server', () => {
  let server: TestServer
  let root: TestUser
  let ann: TestUser

  beforeAll(async () => {
    server = await startTestServer({ DUET_ENVIRONMENT: 'staging' })
    root = await newAdmin(server, 'root@duet.example')
    ann = await server.newUser('ann@acme.example')
    await server.newOrganization('acme', { [ann.id]: 'guest' })
  })
  afterAll(() => server.close())

  const FLAGS =
    'query FeatureFlags { featureFlags { id enabled constraints { key value enabled } } }'
  const UPDATE = `mutation UpdateFeatureFlag($id: ID!, $on: Boolean!, $of: [FlagConstraintInput!]!) {
    updateFeatureFlag(id: $id, enabled: $on, constraints: $of) { id enabled constraints { key value enabled } }
  }`
  const update = (of: readonly object[], on = true, id = 'sentinel-demo'): Promise<GraphqlAnswer> =>
    server.call(UPDATE, { id, on, of }, root.token)
  const seenBy = async (token?: string) => {
    const { data } = await server.call(FLAGS, {}, token)
    return [...(data?.['featureFlags'] ?? [])].find(
      ({ id }: { id: string }) => id === 'sentinel-demo',
    )
  }

  test('are off at first, and known before sign-in', async () => {
    const { data } = await server.call(FLAGS)
    expect(data?.['featureFlags']).toEqual(
      ['ga-open-registration', 'ga-third-party-login', 'sentinel-demo'].map((id) => ({
        id,
        enabled: false,
        constraints: [],
      })),
    )
  })

  test('hold for whom they are made, at once, and show constraints to administrators alone', async () => {
    const saved = await update([{ key: 'organization', value: ' ACME ', enabled: true }])
    const constraints = [{ key: 'organization', value: 'acme', enabled: true }]
    expect(saved.data?.['updateFeatureFlag']).toEqual({
      id: 'sentinel-demo',
      enabled: true,
      constraints,
    })
    expect(await seenBy(ann.token)).toMatchObject({ enabled: true, constraints: [] })
    expect(await seenBy()).toMatchObject({ enabled: false, constraints: [] })
    expect(await seenBy(root.token)).toMatchObject({ enabled: false, constraints })
    const { data } = await server.call(
      'query Q { adminFeatureFlags { id enabled } }',
      {},
      root.token,
    )
    expect(data?.['adminFeatureFlags']).toContainEqual({ id: 'sentinel-demo', enabled: true })
  })

  test('can hold for an address, a domain and an environment', async () => {
    await update([{ key: 'email_domain', value: '@Acme.example', enabled: true }])
    expect(await seenBy(ann.token)).toMatchObject({ enabled: true })
    await update([{ key: 'user', value: 'root@duet.example', enabled: true }])
    expect(await seenBy(ann.token)).toMatchObject({ enabled: false })
    await update([{ key: 'environment', value: 'staging', enabled: true }])
    expect(await seenBy()).toMatchObject({ enabled: true })
  })

  test.each([
    [{ key: 'planet', value: 'x', enabled: true }, 'constraints.0.key'],
    [{ key: 'environment', value: 'moon', enabled: true }, 'constraints.0.value'],
    [{ key: 'user', value: 'no address', enabled: true }, 'constraints.0.value'],
    [{ key: 'email_domain', value: 'a@b.example', enabled: true }, 'constraints.0.value'],
    [{ key: 'organization', value: '', enabled: true }, 'constraints.0.value'],
  ])('refuse %j', async (constraint, path) => {
    const { errors } = await update([constraint])
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field_errors: [{ path }] },
    })
  })

  test('refuse the same constraint twice, and unknown flags', async () => {
    const twice = { key: 'organization', value: 'acme', enabled: true }
    expect((await update([twice, twice])).errors?.[0]?.message).toContain('is given twice')
    expect((await update([], true, 'ga-nothing')).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('leave a row in the audit log with what was before', async () => {
    await update([], false)
    await server.db.deleteFrom('audit_log').execute()
    await update([{ key: 'organization', value: 'acme', enabled: false }])
    const row = await server.db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      action: 'feature_flag_updated',
      user_id: root.id,
      details: {
        id: 'sentinel-demo',
        enabled: true,
        constraints: [{ key: 'organization', value: 'acme', enabled: false }],
        before: { enabled: false, constraints: [] },
      },
    })
  })

  test('say to administrators why they have no effect, and what to do', async () => {
    const lacks = async (token: string): Promise<Readonly<Record<string, string | null>>> => {
      const { data } = await server.call(
        'query Q { featureFlags { id no_effect_because } }',
        {},
        token,
      )
      const flags: { id: string; no_effect_because: string | null }[] = [
        ...(data?.['featureFlags'] ?? []),
      ]
      return Object.fromEntries(flags.map(({ id, no_effect_because: why }) => [id, why]))
    }
    await server.db
      .insertInto('feature_flag')
      .values({ id: 'of-another-version', description: 'Unknown', enabled: true })
      .execute()
    expect(await lacks(root.token)).toEqual({
      'ga-open-registration': expect.stringContaining('SMTP_URL'),
      'ga-third-party-login': expect.stringContaining('OIDC_ISSUER'),
      'sentinel-demo': expect.stringContaining('No project is monitored'),
      'of-another-version': expect.stringContaining('Nothing in this version reads'),
    })
    expect(new Set(Object.values(await lacks(ann.token)))).toEqual(new Set([null]))
    await server.db.deleteFrom('feature_flag').where('id', '=', 'of-another-version').execute()
  })

  test('are the same in another process within 5 s', async () => {
    const there = { ...server, config: { ...server.config, environment: 'staging' as const } }
    const isOn = (): Promise<boolean> => isFlagOn(there, 'sentinel-demo')
    const nowMs = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(nowMs)
    await update([], false)
    expect(await isOn()).toBe(false)
    await update([], true)
    expect(await isOn()).toBe(false)
    clock.mockReturnValue(nowMs + 5000)
    expect(await isOn()).toBe(true)
    clock.mockRestore()
    expect(await isFlagOn(there, 'ga-nothing')).toBe(false)
  })
})
