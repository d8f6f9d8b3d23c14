import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CASES, DOMAINS } from './cases.ts'
import type { Ids } from './fixture.ts'
import { rootFields } from './operations.ts'
import type { Audience, PermissionCase } from './permissionCase.ts'
import { type PermissionRunner, startPermissionRunner } from './permissionRunner.ts'
import { expectedOutcomes, grantedOutcome, isRankAudience, nameOf } from './permissionTable.ts'
import { ROLES, type Role, type RoleName, roleOf } from './roles.ts'
import { idNamesIn, isOfTenant, malformedIds, unknownIds } from './strangeIds.ts'

const FIELDS = rootFields()
const isMutation = ({ field }: PermissionCase): boolean => FIELDS.get(field)?.kind === 'mutation'
const expectedOf = (one: PermissionCase) =>
  expectedOutcomes(one, isMutation(one) ? 'mutation' : 'query')
const named = (cases: readonly PermissionCase[]) =>
  cases.map((one): [string, PermissionCase] => [nameOf(one), one])

let runner: PermissionRunner
beforeAll(async () => {
  runner = await startPermissionRunner()
})
afterAll(() => runner.close())

async function ask(one: PermissionCase, role: Role, ids?: Ids) {
  await runner.prepare(one, role)
  return runner.call(one, role, ids)
}

test('every root field of the schema has a case, and every case a root field', () => {
  const inTable = new Set(CASES.map(({ field }) => field))
  expect([...inTable].toSorted()).toEqual([...FIELDS.keys()].toSorted())
})

type Outcomes = readonly (readonly [role: string, outcome: string])[]

/** Of calls that leave everything as it is: at the same time, but for what each role wants of the rows. */
async function outcomesTogether(one: PermissionCase, roles: readonly Role[]): Promise<Outcomes> {
  const groups = one.prepare
    ? roles.map((role) => [role])
    : Map.groupBy(roles, ({ generalAccess }) => generalAccess).values()
  const outcomes: (readonly [string, string])[] = []
  for (const group of groups) {
    const [first] = group
    if (first) await runner.prepare(one, first)
    const answers = group.map(
      async (role) => [role.name, (await runner.call(one, role)).outcome] as const,
    )
    outcomes.push(...(await Promise.all(answers)))
  }
  return outcomes
}

/** What these change is the caller's own. */
const OF_THE_CALLER: ReadonlySet<Audience> = new Set<Audience>([
  'everybody',
  'signed in',
  'own session',
  'oneself',
])

/** Of calls that change something: what one has changed is made anew before the next meets it. */
async function outcomesApart(one: PermissionCase, roles: readonly Role[]): Promise<Outcomes> {
  const outcomes: (readonly [string, string])[] = []
  const changers = new Set<Role['user']>()
  for (const role of roles) {
    const isMet = OF_THE_CALLER.has(one.may) ? changers.has(role.user) : changers.size > 0
    if (isMet) {
      await runner.renew()
      changers.clear()
    }
    const { outcome } = await ask(one, role)
    outcomes.push([role.name, outcome])
    if (outcome === 'ok') changers.add(role.user)
  }
  await runner.renew()
  return outcomes
}

describe.each(DOMAINS)('$title', ({ cases }) => {
  test.each(named(cases))('%s', async (_name, one) => {
    const expected = expectedOf(one)
    const isGranted = ({ name }: Role): boolean => expected[name] === grantedOutcome(one)
    const ids = runner.idsOf(roleOf('owner'))
    const digest = () => runner.digest(ids)
    const before = await digest()
    const refused = await outcomesTogether(
      one,
      ROLES.filter((role) => !isGranted(role)),
    )
    // What a case prepares is a change too
    const isUntouched = one.prepare !== undefined || (await digest()) === before
    const grant = isMutation(one) ? outcomesApart : outcomesTogether
    const granted = await grant(one, ROLES.filter(isGranted))
    expect(Object.fromEntries([...refused, ...granted])).toEqual(expected)
    expect(isUntouched, 'refused calls change nothing').toBe(true)
    // Also where an exception let somebody through
    if (one.prepare || refused.some(([, outcome]) => outcome === 'ok')) await runner.renew()
  })
})

/** Refusals that come before ids are looked at. */
const BEFORE_IDS: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'API_TOKEN_SCOPE',
  'EMAIL_NOT_VERIFIED',
])
/** Roles whose calls go the same way as that of another up to the ids are left out. */
const WITH_WAYS_OF_THEIR_OWN: ReadonlySet<RoleName> = new Set<RoleName>([
  ...(['nobody', 'stranger', 'guest', 'member', 'viewer', 'operator', 'editor', 'owner'] as const),
  ...(['orgAdmin', 'orgOwner', 'systemAdmin', 'tokenElsewhere'] as const),
])
const withIds = CASES.filter((one) => idNamesIn(one).length > 0)

describe('what is hidden is answered as what is not there', () => {
  test.each(named(withIds))('%s', async (_name, one) => {
    const expected = expectedOf(one)
    const isRanked = isRankAudience(one.may)
    const asked = ROLES.filter(
      ({ name }) => WITH_WAYS_OF_THEIR_OWN.has(name) || expected[name] === 'NOT_FOUND',
    )
    await runner.prepare(one, roleOf('owner'))
    const answers = await Promise.all(
      asked.map(async (role) => {
        const ids = runner.idsOf(role)
        return {
          role,
          unknown: await runner.call(one, role, unknownIds(ids)),
          malformed: await runner.call(one, role, malformedIds(ids)),
        }
      }),
    )
    const checks: Check[] = []
    for (const { role, unknown, malformed } of answers) {
      const { name } = role
      checks.push([`malformed ids, as ${name}`, malformed.text, unknown.text])
      if (expected[name] === 'NOT_FOUND') {
        checks.push([`hidden ids, as ${name}`, (await ask(one, role)).text, unknown.text])
      }
      // To those who may without a rank, an unknown id may be one of nothing to list
      if (!isRanked || one.except?.[name] === grantedOutcome(one)) continue
      const early = BEFORE_IDS.has(expected[name]) ? expected[name] : 'NOT_FOUND'
      checks.push([`unknown ids, as ${name}`, unknown.outcome, early])
      const isWorded = early !== 'NOT_FOUND' || /"message":"[\w ]+ not found"/.test(unknown.text)
      checks.push([`message of unknown ids, as ${name}`, String(isWorded), 'true'])
    }
    expect(failed(checks)).toEqual([])
    if (one.prepare) await runner.renew()
  })
})

type Check = readonly [what: string, actual: string, wanted: string]
const failed = (checks: readonly Check[]) =>
  checks.filter(([, actual, wanted]) => actual !== wanted)

/** Somebody who may, and who has nothing to do with the foreign organisation. */
function somebodyWhoMay(one: PermissionCase): Role | undefined {
  const names = ['orgOwner', 'orgAdmin', 'systemAdmin', 'impersonated', 'guest'] as const
  const name = names.find((known) => expectedOf(one)[known] === grantedOutcome(one))
  return name && roleOf(name)
}

describe('each id of another tenant is answered as an unknown one, whatever the others are', () => {
  const pairs = withIds.flatMap((one) => {
    const role = somebodyWhoMay(one)
    return role ? idNamesIn(one).map((id) => [nameOf(one), id, one, role] as const) : []
  })
  test.each(pairs)('%s: %s', async (_name, id, one, role) => {
    const ids = runner.idsOf(role)
    const foreign = runner.foreignIds()
    const before = await runner.digest(foreign)
    const askWith = (other: Ids) => ask(one, role, { ...ids, [id]: other[id] })
    const unknown = await askWith(unknownIds(ids))
    const checks: Check[] = []
    // System administrators see every tenant
    if (isOfTenant(id) && !role.isSystemAdmin) {
      checks.push(
        ['foreign', (await askWith(foreign)).text, unknown.text],
        ['rows of the foreign organisation', await runner.digest(foreign), before],
      )
    }
    const malformed = await askWith(malformedIds(ids))
    checks.push(
      one.checksFormOf?.includes(id)
        ? ['malformed', malformed.outcome, 'INVALID_INPUT']
        : ['malformed', malformed.text, unknown.text],
    )
    expect(failed(checks)).toEqual([])
    if (isMutation(one)) await runner.renew()
  })
})

const also = (one: PermissionCase, sql: (project: string) => string): PermissionCase => ({
  ...one,
  prepare: (ids) => `${one.prepare?.(ids) ?? ''}; ${sql(ids.project)}`,
})

describe('a deleted project and all that is in it are not found', () => {
  const ofProjects = withIds.filter(({ may, isHidden }) => may.startsWith('project ') && !isHidden)
  test.each(named(ofProjects))('%s', async (_name, one) => {
    const role = roleOf('orgOwner')
    const deleted = also(
      one,
      (project) => `update project set deleted_at = now() where id = '${project}'`,
    )
    const unknown = await runner.call(one, role, unknownIds(runner.idsOf(role)))
    expect((await ask(deleted, role)).text).toBe(unknown.text)
    await runner.renew()
  })
})

describe('the design of a monitored project is locked', () => {
  test.each(named(CASES.filter(({ may }) => may === 'project edit')))('%s', async (_name, one) => {
    const locked = {
      ...also(
        one,
        (project) =>
          `insert into sentinel_deployment (project_id) values ('${project}') on conflict do nothing`,
      ),
      project: { isLocked: true },
    }
    const names = ['owner', 'orgOwner', 'viewer', 'stranger'] as const
    const outcomes: unknown[] = []
    for (const name of names) outcomes.push((await ask(locked, roleOf(name))).outcome)
    expect(outcomes).toEqual(['PROJECT_LOCKED', 'PROJECT_LOCKED', 'FORBIDDEN', 'NOT_FOUND'])
    expect(outcomes).toEqual(names.map((name) => expectedOf(locked)[name]))
    await runner.renew()
  })
})
