import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { organizationAccess } from '../access/organizationAccess.ts'
import { runAsCaller } from '../db/callerStorage.ts'
import { deleteProject, restoreProject } from '../projects/projectDeletion.ts'
import { visibleProjects } from '../projects/projectLists.ts'
import { createProject, oneProject } from '../projects/projects.ts'
import { listProjectUsers } from '../projects/projectUserQueries.ts'
import { addProjectUser } from '../projects/projectUsers.ts'
import { codeOf, outcomeOf } from '../testing/codes.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { changeRole, removeMember, upsertMemberByEmail } from './members.ts'
import { deleteOrganization, updateOrganization } from './organizationChanges.ts'
import { checkOrganization, slugOf } from './organizationInput.ts'
import { memberships, ownOrganizations } from './organizations.ts'

let server: TestServer
let ann: TestUser
let bob: TestUser
let cyd: TestUser

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  bob = await server.newUser('bob@example.org')
  cyd = await server.newUser('cyd@example.org')
})
afterAll(() => server.close())

const CREATE = `mutation C($i: OrganizationInput!) { createOrganization(input: $i) {
  organization { id name slug allowed_domains user_organization { role_id user { email } } } errors { field message } } }`
const create = (input: object, token: string): Promise<GraphqlAnswer> =>
  server.call(CREATE, { i: input }, token)
let count = 0
/** An organisation with ann as owner and the others as given. */
const organizationWith = (members: Record<string, string> = {}): Promise<string> => {
  count += 1
  return server.newOrganization(`org-${count}`, { [ann.id]: 'owner', ...members })
}
const roleOf = async (org: string, user: TestUser): Promise<string | undefined> => {
  const row = await server.db
    .selectFrom('user_organization')
    .select('role_id')
    .where('organization_id', '=', org)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  return row?.role_id
}

describe('the fields of an organisation', () => {
  const messages = (input: Parameters<typeof checkOrganization>[0]): string[] =>
    checkOrganization(input).errors.map(({ field, message }) => `${field}: ${message}`)

  test.each([
    [{ name: ' ' }, 'name: Name is required'],
    [{ name: 'A', slug: 'Acme' }, /^slug: Slug must be/],
    [{ name: 'A', slug: 'a--b' }, /^slug: Slug must be/],
    [{ name: 'A', slug: '-a' }, /^slug: Slug must be/],
    [{ name: 'A', slug: 'organization-picker' }, /^slug: .* is reserved/],
    [{ name: 'A', slug: '_email' }, /^slug: Slug must be/],
    [{ name: 'A', allowed_domains: ['nodots'] }, /^allowed_domains: 'nodots' is not a domain/],
    [{ name: 'A', allowed_domains: ['a b.com'] }, /is not a domain/],
    [{ name: 'A', allowed_domains: ['GMail.com'] }, /'gmail.com' is a free or public/],
  ])('%j is refused with what is wrong', (input, message) => {
    expect(messages(input)).toEqual([expect.stringMatching(message)])
  })

  test.each(['auth', 'admin', 'settings', 'credits', 'onboarding', 'pv3', 'api', 'docs', 'assets'])(
    'the slug %s is taken by the application',
    (slug) => expect(messages({ name: 'A', slug })).toHaveLength(1),
  )

  test('that are wrong are all named', () => {
    const input = { name: '', slug: 'X', allowed_domains: ['gmail.com', 'ok.example', '?'] }
    expect(messages(input)).toHaveLength(4)
  })

  test('are stored without doubles and in the spelling of mail servers', () => {
    const domains = [' @Acme.example', 'acme.example', 'münchen.example', '']
    expect(checkOrganization({ name: ' Acme ', allowed_domains: domains })).toEqual({
      fields: {
        name: 'Acme',
        slug: undefined,
        allowed_domains: ['acme.example', 'xn--mnchen-3ya.example'],
      },
      errors: [],
    })
  })

  test.each([
    ['Énergie & Söhne GmbH', 'energie-sohne-gmbh'],
    ['太陽', 'organization'],
    ['Admin', 'admin-1'],
  ])('the name %s makes the slug %s', (name, slug) => expect(slugOf(name)).toBe(slug))
})

describe('an organisation', () => {
  test('is owned by whoever makes it, under a slug of its own', async () => {
    const answers = [
      await create({ name: 'Sun' }, cyd.token),
      await create({ name: 'Sun' }, cyd.token),
    ]
    const made = answers.map((answer) => answer.data?.['createOrganization'])
    expect(made).toMatchObject([
      { organization: { slug: 'sun' }, errors: [] },
      { organization: { slug: 'sun-2' }, errors: [] },
    ])
    expect(made[0]).toMatchObject({
      organization: { user_organization: [{ role_id: 'owner', user: { email: cyd.email } }] },
    })
    expect(codeOf(await server.call(CREATE, { i: { name: 'X' } }))).toBe('UNAUTHENTICATED')
  })

  test('under the slug of another is refused by field', async () => {
    await create({ name: 'One', slug: 'the-slug' }, ann.token)
    const again = await create({ name: 'Two', slug: 'the-slug' }, bob.token)
    expect(again.data?.['createOrganization']).toMatchObject({
      organization: null,
      errors: [{ field: 'slug', message: expect.stringContaining('is taken') }],
    })
    const org = await organizationWith()
    const moved = await updateOrganization(server, ann.id, org, {
      name: 'Three',
      slug: 'the-slug',
    })
    expect(moved).toMatchObject({ organization: null, errors: [{ field: 'slug' }] })
  })

  test('is renamed by owners and admins; what is not given stays', async () => {
    const org = await organizationWith({ [bob.id]: 'admin', [cyd.id]: 'member' })
    await updateOrganization(server, bob.id, org, {
      name: 'New',
      allowed_domains: ['acme.example'],
    })
    const { organization } = await updateOrganization(server, ann.id, org, { name: 'Newer' })
    expect(organization).toMatchObject({
      name: 'Newer',
      slug: `org-${count}`,
      allowed_domains: ['acme.example'],
    })
    expect(await outcomeOf(updateOrganization(server, cyd.id, org, { name: 'No' }))).toBe(
      'FORBIDDEN',
    )
  })

  test('goes when its projects are gone or deleted, by an owner alone', async () => {
    const org = await organizationWith({ [bob.id]: 'admin' })
    const site = { name: 'P', latitude: 1, longitude: 2 }
    const { id } = await createProject(server, ann.id, org, site)
    expect(await outcomeOf(deleteOrganization(server, bob.id, org))).toBe('FORBIDDEN')
    await expect(deleteOrganization(server, ann.id, org)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('still has a project'),
    })
    await deleteProject(server, ann.id, id)
    await deleteOrganization(server, ann.id, org)
    expect(await outcomeOf(organizationAccess(server.db, ann.id, org))).toBe('NOT_FOUND')
    expect(await outcomeOf(restoreProject(server, ann.id, id))).toBe('NOT_FOUND')
  })

  test('is all that a token bound to it sees', async () => {
    const [one, other] = [await organizationWith(), await organizationWith()]
    const { id } = await createProject(server, ann.id, other, {
      name: 'P',
      latitude: 1,
      longitude: 2,
    })
    await runAsCaller({ tokenOrganizationId: one }, async () => {
      expect((await ownOrganizations(server, ann.id)).map((row) => row.id)).toEqual([one])
      expect((await memberships(server, ann.id)).map((m) => m.organization.id)).toEqual([one])
      expect(await outcomeOf(organizationAccess(server.db, ann.id, other))).toBe('NOT_FOUND')
      expect(await outcomeOf(oneProject(server, ann.id, id))).toBe('NOT_FOUND')
      expect(await outcomeOf(visibleProjects(server, ann.id, { org_id: other }))).toBe('NOT_FOUND')
    })
    expect((await oneProject(server, ann.id, id)).id).toBe(id)
  })

  test('shows its members to members, not to guests', async () => {
    const org = await organizationWith({ [bob.id]: 'member', [cyd.id]: 'guest' })
    const ask = (token: string): Promise<GraphqlAnswer> =>
      server.call(
        'query O($id: ID!) { organization(id: $id) { user_organization { role_id } } }',
        { id: org },
        token,
      )
    expect((await ask(bob.token)).data).toMatchObject({
      organization: { user_organization: [{}, {}, {}] },
    })
    expect((await ask(cyd.token)).data).toEqual({ organization: { user_organization: [] } })
  })
})

describe('a member', () => {
  const change = (by: TestUser, org: string, user: TestUser, role_id: string): Promise<unknown> =>
    outcomeOf(
      changeRole(server, by.id, {
        organization_id: org,
        user_id: user.id,
        role_id,
      }),
    )
  const remove = (by: TestUser, org: string, user: TestUser): Promise<unknown> =>
    outcomeOf(removeMember(server, by.id, org, user.id))

  test.each([
    // who, whom (their role), to which role, outcome
    ['owner', 'member', 'owner', 'done'],
    ['owner', 'owner', 'guest', 'done'],
    ['admin', 'member', 'admin', 'done'],
    ['admin', 'admin', 'guest', 'done'],
    ['admin', 'member', 'owner', 'FORBIDDEN'],
    ['admin', 'owner', 'member', 'FORBIDDEN'],
    ['member', 'guest', 'member', 'FORBIDDEN'],
    ['guest', 'guest', 'member', 'FORBIDDEN'],
    ['nobody', 'guest', 'member', 'NOT_FOUND'],
  ])('by %s: a %s made %s is %s', async (by, from, to, outcome) => {
    const org = await organizationWith({
      ...(by === 'nobody' ? {} : { [bob.id]: by }),
      [cyd.id]: from,
    })
    expect(await change(bob, org, cyd, to)).toBe(outcome)
    expect(await roleOf(org, cyd)).toBe(outcome === 'done' ? to : from)
  })

  test('cannot be raised by itself, may step down', async () => {
    const org = await organizationWith({ [bob.id]: 'admin' })
    expect(await change(bob, org, bob, 'owner')).toBe('FORBIDDEN')
    expect(await change(bob, org, bob, 'member')).toBe('done')
  })

  test('who is the last owner stays', async () => {
    const org = await organizationWith({ [bob.id]: 'admin' })
    expect(await change(ann, org, ann, 'admin')).toBe('CONFLICT')
    expect(await remove(ann, org, ann)).toBe('CONFLICT')
    expect(await remove(bob, org, ann)).toBe('FORBIDDEN')
    await change(ann, org, bob, 'owner')
    expect(await remove(ann, org, ann)).toBe('done')
    expect(await roleOf(org, ann)).toBeUndefined()
  })

  test('who is the last owner that may sign in stays', async () => {
    const away = await server.newUser('away@acme.example')
    const org = await organizationWith({ [away.id]: 'owner' })
    const lockOut = (deactivated_at: Date | null) =>
      server.db.updateTable('app_user').set({ deactivated_at }).where('id', '=', away.id).execute()
    await lockOut(new Date())
    expect(await remove(ann, org, ann)).toBe('CONFLICT')
    expect(await change(ann, org, ann, 'member')).toBe('CONFLICT')
    await lockOut(null)
    expect(await remove(ann, org, ann)).toBe('done')
  })

  test('two owners who remove each other at once leave one', async () => {
    const org = await organizationWith({ [bob.id]: 'owner' })
    const outcomes = await Promise.all([remove(ann, org, bob), remove(bob, org, ann)])
    expect(outcomes).toContain('done')
    expect([await roleOf(org, ann), await roleOf(org, bob)].filter(Boolean)).toEqual(['owner'])
  })

  test('leaves by itself, and is removed by owners and admins alone', async () => {
    const org = await organizationWith({ [bob.id]: 'guest', [cyd.id]: 'member' })
    expect(await remove(bob, org, cyd)).toBe('FORBIDDEN')
    expect(await remove(bob, org, bob)).toBe('done')
    expect(await remove(ann, org, cyd)).toBe('done')
    expect(await remove(ann, org, cyd)).toBe('NOT_FOUND')
  })

  test('who goes hands over projects: to another owner of the project, else to the organisation', async () => {
    const org = await organizationWith({ [bob.id]: 'member', [cyd.id]: 'member' })
    const site = { latitude: 1, longitude: 2 }
    const shared = await createProject(server, bob.id, org, { name: 'Shared', ...site })
    const alone = await createProject(server, bob.id, org, { name: 'Alone', ...site })
    const deleted = await createProject(server, bob.id, org, { name: 'Deleted', ...site })
    await deleteProject(server, bob.id, deleted.id)
    await addProjectUser(server, bob.id, shared.id, { email: cyd.email, role_id: 'owner' })
    await remove(ann, org, bob)
    const rows = await server.db
      .selectFrom('project')
      .select(['name', 'owner_id'])
      .where('organization_id', '=', org)
      .orderBy('name')
      .execute()
    expect(rows).toEqual([
      { name: 'Alone', owner_id: ann.id },
      { name: 'Deleted', owner_id: ann.id },
      { name: 'Shared', owner_id: cyd.id },
    ])
    const listed = (await listProjectUsers(server.db, [alone.id])).get(alone.id)
    expect(listed?.map(({ user, role_id }) => [user.email, role_id])).toEqual([
      [ann.email, 'owner'],
    ])
    expect(await outcomeOf(oneProject(server, bob.id, shared.id))).toBe('NOT_FOUND')
  })

  test('who becomes a guest is an editor of what was owned, and somebody else owns it', async () => {
    const org = await organizationWith({ [bob.id]: 'member' })
    const site = { name: 'P', latitude: 1, longitude: 2 }
    const { id } = await createProject(server, bob.id, org, site)
    await change(ann, org, bob, 'guest')
    const project = await oneProject(server, bob.id, id)
    expect(project).toMatchObject({ role_id: 'editor', owner_id: ann.id })
  })

  test('gets another role by address, and whoever is none is invited', async () => {
    const org = await organizationWith({ [bob.id]: 'guest' })
    const upsert = (email: string): Promise<unknown> =>
      outcomeOf(
        upsertMemberByEmail(server, ann.id, {
          organization_id: org,
          email,
          role_id: 'member',
        }),
      )
    expect(await upsert('Bob@Example.org')).toBe('done')
    expect(await roleOf(org, bob)).toBe('member')
    expect(await upsert(cyd.email)).toBe('done')
    expect(await roleOf(org, cyd)).toBeUndefined()
    const audit = await server.db
      .selectFrom('audit_log')
      .select(['action', 'user_id', 'details'])
      .where('organization_id', '=', org)
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      {
        action: 'member_role_changed',
        user_id: ann.id,
        details: { user_id: bob.id, from: 'guest', role_id: 'member' },
      },
      {
        action: 'invite_sent',
        user_id: ann.id,
        details: { email: cyd.email, role_id: 'member' },
      },
    ])
  })
})
