import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Ids } from './fixture.ts'
import { type PermissionRunner, startPermissionRunner } from './permissionRunner.ts'
import { type Role, type RoleName, roleOf } from './roles.ts'

let runner: PermissionRunner
beforeAll(async () => {
  runner = await startPermissionRunner()
})
afterEach(() => runner.renew())
afterAll(() => runner.close())

const idsOf = (name: RoleName): Ids => runner.idsOf(roleOf(name))

/** The data, or the code of the error. */
async function answer(role: Role, query: string, variables: object = {}): Promise<unknown> {
  const { data, errors } = JSON.parse(await runner.send(role, query, variables)) as {
    readonly data: unknown
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[]
  }
  return errors?.[0]?.extensions.code ?? data
}

const prepared = (role: Role, prepare?: (ids: Ids) => string): Promise<void> =>
  runner.prepare({ field: 'me', may: 'signed in', ...(prepare && { prepare }) }, role)

describe('what a project gives every member of its organisation', () => {
  test.each([
    ['restricted', 'member', 'NOT_FOUND'],
    ['viewer', 'member', 'viewer'],
    ['editor', 'member', 'editor'],
    ['editor', 'guest', 'NOT_FOUND'],
    ['editor', 'stranger', 'NOT_FOUND'],
    ['editor', 'viewer', 'editor'],
    ['viewer', 'editor', 'editor'],
    ['restricted', 'orgAdmin', 'owner'],
  ] as const)('with general access %s the %s is %s', async (access, name, expected) => {
    const { generalAccess: _, ...role } = roleOf(name)
    const caller = access === 'restricted' ? role : { ...role, generalAccess: access }
    const { project: id, organization } = idsOf(name)
    await prepared(caller)
    const isHidden = expected === 'NOT_FOUND'
    expect(
      await answer(caller, 'query Call($id: ID!) { project(id: $id) { role_id } }', { id }),
    ).toEqual(isHidden ? expected : { project: { role_id: expected } })
    const list = 'query Call($id: ID!) { projects(org_id: $id) { projects { id role_id } } }'
    const projects = isHidden ? [] : [{ id, role_id: expected }]
    expect(await answer(caller, list, { id: organization })).toEqual(
      name === 'stranger' ? 'NOT_FOUND' : { projects: { projects } },
    )
  })
})

describe('the members of an organisation', () => {
  const QUERY =
    'query Call($id: ID!) { organization(id: $id) { user_organization { user { id } } } }'

  test.each(['guest', 'listedGuest'] as const)('are not shown to a %s', async (name) => {
    const nobody = { user_organization: [] }
    expect(await answer(roleOf(name), QUERY, { id: idsOf(name).organization })).toEqual({
      organization: nobody,
    })
    const list = '{ organizations { user_organization { id } } }'
    expect(await answer(roleOf(name), `query Call ${list}`)).toEqual({ organizations: [nobody] })
  })

  test('are not shown to a guest through a project either', async () => {
    const query =
      'query Call($id: ID!) { project(id: $id) { organization { user_organization { id } } } }'
    expect(
      await answer(roleOf('listedGuest'), query, { id: idsOf('listedGuest').project }),
    ).toEqual({ project: { organization: { user_organization: [] } } })
  })

  test('are shown to members', async () => {
    const { user, bystander, organization } = idsOf('member')
    const members = [user, bystander].map((id) => ({ user: { id } }))
    expect(await answer(roleOf('member'), QUERY, { id: organization })).toEqual({
      organization: { user_organization: expect.arrayContaining(members) },
    })
  })
})

describe('an API token that is bound to an organisation', () => {
  const elsewhere = (): { id: string } => ({ id: idsOf('owner').elsewhere })

  test('shows no other organisation', async () => {
    const query =
      'query Call { organizations { id } me { user_organization { organization { id } } } }'
    expect(await answer(roleOf('tokenElsewhere'), query)).toEqual({
      organizations: [elsewhere()],
      me: { user_organization: [{ organization: elsewhere() }] },
    })
  })

  test.each(['myInvites', 'domainMatchingOrganizations', 'myUserRequests'])(
    'shows nothing of others in %s',
    async (field) => {
      expect(await answer(roleOf('tokenElsewhere'), `query Call { ${field} { id } }`)).toEqual({
        [field]: [],
      })
    },
  )

  test('is no token of the organisation that its user has left', async () => {
    const role = roleOf('tokenElsewhere')
    await prepared(role, (ids) => `delete from user_organization where user_id = '${ids.user}'`)
    const query = 'query Call($id: ID!) { organization(id: $id) { id } }'
    expect(await answer(role, query, elsewhere())).toBe('NOT_FOUND')
  })
})

describe('an operation is open to an API token where all its fields are', () => {
  test.each([
    ['beside an open field', 'query Call { me { id } apiTokens { id } }'],
    ['under another name', 'query Call { me: apiTokens { id } }'],
    ['in a fragment', 'query Call { ...F } fragment F on Query { me { id } apiTokens { id } }'],
    ['in an inline fragment', 'query Call { me { id } ... on Query { apiTokens { id } } }'],
    [
      'as one that waits',
      'query Call { me { id } ... on Query @skip(if: true) { apiTokens { id } } }',
    ],
  ])('a closed one %s', async (_where, query) => {
    expect(await answer(roleOf('readToken'), query)).toBe('API_TOKEN_SCOPE')
  })

  test('a change beside a run', async () => {
    const query = `mutation Call($id: ID!) {
      runProjectBlockSimulation(project_id: $id, input: { block_ids: [] }) { success }
      deleteProject(id: $id) { success }
    }`
    const { project: id } = idsOf('owner')
    expect(await answer(roleOf('simulateToken'), query, { id })).toBe('API_TOKEN_SCOPE')
  })
})

test('an API token of a user whose address is not verified waits like its user', async () => {
  const role = roleOf('readToken')
  await prepared(
    role,
    ({ user }) => `update app_user set email_verified = false where id = '${user}'`,
  )
  expect(await answer(role, 'query Call { organizations { id } }')).toBe('EMAIL_NOT_VERIFIED')
})

test('an API token of a system administrator is one of an ordinary user', async () => {
  const query = 'query Call { me { is_system_admin } }'
  expect(await answer(roleOf('systemAdmin'), query)).toEqual({ me: { is_system_admin: true } })
  expect(await answer(roleOf('adminToken'), query)).toEqual({ me: { is_system_admin: false } })
})

test('who acts as a user is informed, and is no administrator meanwhile', async () => {
  expect(
    await answer(
      roleOf('impersonated'),
      'query Call { me { id is_system_admin impersonator { email } } }',
    ),
  ).toEqual({
    me: {
      id: idsOf('owner').user,
      is_system_admin: false,
      impersonator: { email: idsOf('systemAdmin').email },
    },
  })
})

test('deleted projects are shown to those who could restore them', async () => {
  const query = 'query Call($id: ID!) { deletedProjects(organization_id: $id) { id } }'
  const { organization: id, deletedProject } = idsOf('owner')
  const shownTo = (name: RoleName) => answer(roleOf(name), query, { id })
  expect(await shownTo('owner')).toEqual({ deletedProjects: [{ id: deletedProject }] })
  expect(await shownTo('orgAdmin')).toEqual({ deletedProjects: [{ id: deletedProject }] })
  expect(await shownTo('editor')).toEqual({ deletedProjects: [] })
  expect(await shownTo('guest')).toEqual({ deletedProjects: [] })
})

test('an admin of an organisation sees nothing of the other organisations of its users', async () => {
  const query =
    'query Call($id: ID!) { users(organization_id: $id) { user_organization { organization { id } } } }'
  const { organization, elsewhere } = idsOf('orgAdmin')
  const text = await runner.send(roleOf('orgAdmin'), query, { id: organization })
  expect(text).toContain(organization)
  expect(text).not.toContain(elsewhere)
  expect(await runner.send(roleOf('systemAdmin'), query, { id: organization })).toContain(elsewhere)
})
