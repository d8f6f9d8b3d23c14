import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runAsCaller } from '../db/callerStorage.ts'
import { register } from '../identity/registration.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { acceptInvitation, acceptInvite, findInvitation, ownInvites } from './acceptInvites.ts'
import {
  adminInvites,
  inviteMember,
  inviteUser,
  listOrganizationInvites,
  readInviteLink,
  resendInvite,
  revokeInvite,
} from './invites.ts'
import { readMembers, removeMember } from './members.ts'
import { updateOrganization } from './organizationChanges.ts'
import {
  adminUserRequests,
  answerRequest,
  answerRequestAsAdmin,
  createRequest,
  deleteRequest,
  listOrganizationRequests,
  matchingOrganizations,
  ownRequests,
} from './requests.ts'

let server: TestServer
let ann: TestUser
let adm: TestUser
let bob: TestUser
let org: string
let count = 0

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@acme.example')
  adm = await server.newUser('adm@acme.example')
  bob = await server.newUser('bob@acme.example')
  await server.db.updateTable('app_user').set({ email_verified: true }).execute()
})
beforeEach(async () => {
  count += 1
  org = await server.newOrganization(`org-${count}`, { [ann.id]: 'owner', [adm.id]: 'admin' })
  await server.db.deleteFrom('kept_message').execute()
  await server.db.deleteFrom('attempt_window').execute()
})
afterAll(() => server.close())

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: { readonly code?: string }) => error.code ?? error,
  )
const codeOf = (answer: GraphqlAnswer): string => answer.errors?.[0]?.extensions.code ?? 'done'
const invite = (email: string, role_id = 'member', by = ann, replace = false) =>
  inviteMember(server, by.id, { organization_id: org, email, role_id, replace })
const accept = async (id: string, user: TestUser): Promise<string> =>
  codeOf(
    await server.call(
      'mutation A($id: ID!) { acceptInvite(id: $id) { organization_slug } }',
      { id },
      user.token,
    ),
  )
const roleOf = async (user: TestUser): Promise<string | undefined> =>
  (
    await server.db
      .selectFrom('user_organization')
      .select('role_id')
      .where('organization_id', '=', org)
      .where('user_id', '=', user.id)
      .executeTakeFirst()
  )?.role_id
const decline = async (id: string, user?: TestUser, token?: string): Promise<string> =>
  codeOf(
    await server.call(
      'mutation D($id: ID!, $t: String) { declineInvite(id: $id, token: $t) { success } }',
      { id, t: token },
      user?.token,
    ),
  )
const mailsTo = (email: string): Promise<{ subject: string; text: string }[]> =>
  server.db
    .selectFrom('kept_message')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('created_at')
    .execute()
/** The token in the link of the last mail. */
const tokenTo = async (email: string): Promise<string> => {
  const text = (await mailsTo(email)).at(-1)?.text ?? ''
  return /\/auth\/invitation\/[0-9a-f-]{36}\?token=([\w-]{43})/.exec(text)?.[1] ?? ''
}
const lookUp = async (token: string): Promise<unknown> =>
  (
    await server.call(
      'query I($t: String!) { invitation(token: $t) { email status organization_slug organization_name user_registered } }',
      { t: token },
    )
  ).data?.['invitation']
const newUnverified = async (email: string): Promise<TestUser> => {
  const user = await server.newUser(email)
  const change = { email_verified: false }
  await server.db.updateTable('app_user').set(change).where('id', '=', user.id).execute()
  return user
}
const administrator = ({ id: userId }: TestUser) => ({
  userId,
  isSystemAdmin: true,
  impersonatorId: undefined,
  apiToken: undefined,
})
const expire = (id: string): Promise<unknown> =>
  server.db
    .updateTable('invite')
    .set({ expires_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()

describe('an invite', () => {
  test('is good for 14 days, and its token is stored nowhere', async () => {
    const { id, status, expires_at, created_at } = await invite('New@Acme.example')
    expect(status).toBe('pending')
    expect(Number(new Date(expires_at)) - Number(new Date(created_at))).toBeCloseTo(
      14 * 86_400_000,
      -4,
    )
    const token = await tokenTo('new@acme.example')
    expect(token).toHaveLength(43)
    const stored = await server.db.selectFrom('invite').selectAll().where('id', '=', id).execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(await lookUp(token)).toEqual({
      email: 'new@acme.example',
      status: 'pending',
      organization_slug: `org-${count}`,
      organization_name: `org-${count}`,
      user_registered: false,
    })
    expect(await lookUp(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBeNull()
  })

  test('is accepted once, by its address', async () => {
    const { id } = await invite(bob.email, 'member')
    expect(await accept(id, ann)).toBe('NOT_FOUND')
    const mine = await ownInvites(server, bob.id)
    expect(mine.filter((row) => row.organization?.id === org)).toHaveLength(1)
    expect(await accept(id, bob)).toBe('done')
    expect(await roleOf(bob)).toBe('member')
    expect(await lookUp(await tokenTo(bob.email))).toMatchObject({ status: 'accepted' })
  })

  test('brings nobody in before they accept, and answers alike whether they are registered', async () => {
    const emails = [bob.email, `nobody-${count}@acme.example`]
    const answers = []
    for (const email of emails) {
      for (const field of ['inviteOrganizationUser', 'upsertOrganizationUser']) {
        const { data, errors } = await server.call(
          `mutation M($o: ID!, $e: String!) { ${field}(organization_id: $o, email: $e, role_id: "admin") { __typename } }`,
          { o: org, e: email },
          ann.token,
        )
        answers.push({ data, errors })
      }
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2))
    expect(await roleOf(bob)).toBeUndefined()
    const rows = await listOrganizationInvites(server, ann.id, org, {})
    const shown = rows.map(({ id: _id, email: _email, created_at: _c, ...row }) => ({
      ...row,
      updated_at: '',
      expires_at: '',
      message: row.message?.state,
    }))
    expect(shown).toEqual([shown[0], shown[0]])
    expect(shown[0]).toMatchObject({ status: 'pending', role_id: 'admin', message: 'kept' })
    for (const email of emails) expect(await mailsTo(email)).toHaveLength(2)
    expect((await mailsTo(bob.email))[0]?.text).toContain(
      `join the organization org-${count} as admin`,
    )
  })

  test('is declined in the app or by its link, and then void', async () => {
    const { id } = await invite(bob.email)
    expect(await decline(id, ann)).toBe('NOT_FOUND')
    expect(await decline(id)).toBe('UNAUTHENTICATED')
    expect(await decline(id, bob)).toBe('done')
    expect([await decline(id, bob), await accept(id, bob)]).toEqual([
      'INVALID_INVITE',
      'INVALID_INVITE',
    ])
    expect(await lookUp(await tokenTo(bob.email))).toMatchObject({ status: 'declined' })
    expect(await ownInvites(server, bob.id)).not.toContainEqual(expect.objectContaining({ id }))
    const stranger = await invite('stranger@acme.example')
    const token = await tokenTo('stranger@acme.example')
    expect(await decline(id, undefined, token)).toBe('INVALID_INVITE')
    expect(await decline(stranger.id, undefined, token)).toBe('done')
    const rows = await listOrganizationInvites(server, ann.id, org, {})
    expect(rows.map(({ status }) => status)).toEqual(['declined', 'declined'])
    expect((await invite(bob.email)).id).not.toBe(id)
  })

  test('is not accepted by an administrator who acts as the invited user', async () => {
    const { id } = await invite(bob.email)
    const accepting = runAsCaller({ impersonatorId: adm.id }, () =>
      acceptInvite(server, bob.id, id),
    )
    expect(await code(accepting)).toBe('FORBIDDEN')
    expect(await roleOf(bob)).toBeUndefined()
  })

  test('accepted twice at once makes one member; revoked and accepted at once, one of them wins', async () => {
    const first = await invite(bob.email)
    expect(await Promise.all([accept(first.id, bob), accept(first.id, bob)])).toEqual([
      'done',
      'done',
    ])
    const acceptances = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('organization_id', '=', org)
      .where('action', '=', 'invite_accepted')
      .execute()
    expect(acceptances).toHaveLength(1)
    await removeMember(server, ann.id, org, bob.id)
    const second = await invite(bob.email)
    const caller = { userId: ann.id, isSystemAdmin: false }
    const [accepted, revoked] = await Promise.all([
      accept(second.id, bob),
      code(revokeInvite(server, caller, second.id)),
    ])
    const isIn = (await roleOf(bob)) === 'member'
    expect([accepted, revoked]).toEqual(isIn ? ['done', 'CONFLICT'] : ['INVALID_INVITE', 'done'])
  })

  test('for another role asks before it replaces the one that waits', async () => {
    const { id } = await invite(bob.email, 'member')
    const refusal = invite(bob.email, 'admin')
    await expect(refusal).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { waiting_role_id: 'member' },
    })
    const first = await tokenTo(bob.email)
    expect(await invite(bob.email, 'admin', ann, true)).toMatchObject({ id, role_id: 'admin' })
    expect(await lookUp(first)).toBeNull()
    await expire(id)
    expect(await code(invite(bob.email, 'guest'))).toBe('done')
  })

  test('has a link to hand over that reveals nothing of the address and proves nothing', async () => {
    const { id } = await invite(bob.email)
    const caller = { userId: adm.id, isSystemAdmin: false }
    const link = await readInviteLink(server, caller, id)
    expect(await readInviteLink(server, caller, id)).toBe(link)
    const token = new URL(link).searchParams.get('token') ?? ''
    expect(token).not.toBe(await tokenTo(bob.email))
    expect(await lookUp(token)).toMatchObject({ email: bob.email, user_registered: false })
    expect(await findInvitation(server.db, token)).toMatchObject({
      id,
      email: bob.email,
      isAddressProven: false,
    })
    await resendInvite(server, caller, id)
    expect(await lookUp(token)).toBeNull()
    await revokeInvite(server, caller, id)
    expect(await code(readInviteLink(server, caller, id))).toBe('CONFLICT')
  })

  test('by a handed link makes a member whose address is not verified', async () => {
    const email = `handed-${count}@acme.example`
    const { id } = await invite(email)
    const link = await readInviteLink(server, { userId: ann.id, isSystemAdmin: false }, id)
    const signUp = (token: string | null) =>
      register(
        server,
        { ip: `of ${email}`, userAgent: undefined },
        { email, password: 'long enough words 7', invite_token: token },
      )
    expect(await signUp(new URL(link).searchParams.get('token'))).toHaveProperty('token')
    const account = await server.db
      .selectFrom('app_user')
      .select(['id', 'email_verified'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    expect(account.email_verified).toBe(false)
    const members = await readMembers(server, { userId: ann.id, isSystemAdmin: false }, org)
    expect(members.map(({ user }) => user.email)).toContain(email)
  })

  test('that was accepted brings nobody back who was removed', async () => {
    const { id } = await invite(bob.email)
    await accept(id, bob)
    expect(await accept(id, bob)).toBe('done')
    await removeMember(server, ann.id, org, bob.id)
    expect(await accept(id, bob)).toBe('INVALID_INVITE')
    expect(await roleOf(bob)).toBeUndefined()
  })

  test('waits for an address that is verified', async () => {
    const zoe = await newUnverified(`zoe-${count}@acme.example`)
    const { id } = await invite(zoe.email)
    expect(await ownInvites(server, zoe.id)).toEqual([])
    expect(await accept(id, zoe)).toBe('EMAIL_NOT_VERIFIED')
    expect(await roleOf(zoe)).toBeUndefined()
  })

  test('that has expired or was revoked is void', async () => {
    const old = await invite(bob.email)
    const token = await tokenTo(bob.email)
    await expire(old.id)
    expect([await accept(old.id, bob), await lookUp(token)]).toMatchObject([
      'INVALID_INVITE',
      { status: 'expired' },
    ])
    const fresh = await invite(bob.email)
    expect(fresh.id).toBe(old.id)
    const caller = { userId: adm.id, isSystemAdmin: false }
    await revokeInvite(server, caller, fresh.id)
    expect([await accept(fresh.id, bob), await lookUp(await tokenTo(bob.email))]).toMatchObject([
      'INVALID_INVITE',
      { status: 'revoked' },
    ])
    const list = await listOrganizationInvites(server, ann.id, org, {})
    expect(list.map(({ status }) => status)).toEqual(['revoked'])
  })

  test('that is sent again has a new link alone', async () => {
    const { id } = await invite(bob.email)
    const first = await tokenTo(bob.email)
    await expire(id)
    const caller = { userId: ann.id, isSystemAdmin: false }
    expect(await resendInvite(server, caller, id)).toMatchObject({
      id,
      status: 'pending',
    })
    const second = await tokenTo(bob.email)
    expect(await lookUp(first)).toBeNull()
    expect(await lookUp(second)).toMatchObject({ email: bob.email, user_registered: true })
    await accept(id, bob)
    expect(await code(resendInvite(server, caller, id))).toBe('CONFLICT')
  })

  test('to a member is refused', async () => {
    expect(await code(invite(adm.email))).toBe('CONFLICT')
    expect(await mailsTo(adm.email)).toEqual([])
  })

  test.each([
    ['adm', 'admin', 'done'],
    ['adm', 'owner', 'FORBIDDEN'],
    ['bob', 'guest', 'FORBIDDEN'],
  ])('by %s for the role %s is %s', async (who, role, outcome) => {
    await server.db
      .insertInto('user_organization')
      .values({ organization_id: org, user_id: bob.id, role_id: 'member' })
      .execute()
    expect(await code(invite('new@acme.example', role, who === 'adm' ? adm : bob))).toBe(outcome)
  })

  test('of an owner is not touched by an admin', async () => {
    const { id } = await invite(bob.email, 'owner')
    const caller = { userId: adm.id, isSystemAdmin: false }
    expect(await code(revokeInvite(server, caller, id))).toBe('FORBIDDEN')
    expect(await code(resendInvite(server, caller, id))).toBe('FORBIDDEN')
    expect(await code(invite(bob.email, 'member', adm))).toBe('FORBIDDEN')
  })

  test('of a foreign organisation is as unknown as none', async () => {
    const { id } = await invite('new@acme.example')
    const caller = { userId: bob.id, isSystemAdmin: false }
    for (const unknown of [id, crypto.randomUUID(), 'x']) {
      await expect(revokeInvite(server, caller, unknown)).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'Invitation not found',
      })
      expect(await accept(unknown, bob)).toBe('NOT_FOUND')
    }
  })

  test('goes to so many people an hour alone', async () => {
    const send = (n: number): Promise<unknown> => code(invite(`p${n}@acme.example`))
    for (let n = 0; n < 100; n += 1) {
      await server.db
        .updateTable('attempt_window')
        .set({ attempts: 100 })
        .where('attempts', '>', 1)
        .execute()
      if ((await send(n)) === 'RATE_LIMITED') break
    }
    expect(await send(1000)).toBe('RATE_LIMITED')
    const other = await server.newOrganization(`quiet-${count}`, { [ann.id]: 'owner' })
    const elsewhere = { organization_id: other, email: 'x@acme.example', role_id: 'member' }
    expect(await code(inviteMember(server, ann.id, elsewhere))).toBe('done')
  })

  test('at sign-up is accepted by its token and its address', async () => {
    const { id } = await invite(bob.email, 'guest')
    const token = await tokenTo(bob.email)
    expect(await findInvitation(server.db, token)).toEqual({
      id,
      email: bob.email,
      organization_name: expect.any(String),
      isAddressProven: true,
    })
    const as = (email: string) => ({ userId: bob.id, email })
    expect(await acceptInvitation(server.db, as(ann.email), { token })).toBe('email_mismatch')
    expect(await acceptInvitation(server.db, as(bob.email), { id: crypto.randomUUID() })).toBe(
      'unknown',
    )
    expect(await acceptInvitation(server.db, as('BOB@acme.example'), { token })).toBe('accepted')
    expect(await acceptInvitation(server.db, as(bob.email), { id })).toBe('unknown')
    expect(await roleOf(bob)).toBe('guest')
  })

  test('by an administrator may be to the product alone, and says the remarks', async () => {
    const sent = await inviteUser(server, administrator(ann), {
      email: 'lead@acme.example',
      remarks: 'Nice to meet you.\nSee you.',
    })
    expect(sent).toMatchObject({ organization: null, status: 'pending' })
    const [mail] = await mailsTo('lead@acme.example')
    expect(mail).toMatchObject({ subject: 'Invitation to DUET' })
    expect(mail?.text).toContain('Nice to meet you.')
    expect(await lookUp(await tokenTo('lead@acme.example'))).toMatchObject({
      organization_slug: null,
    })
    expect((await adminInvites(server, administrator(ann), { take: 1 }))[0]?.id).toBe(sent.id)
    expect(await code(inviteUser(server, administrator(ann), { email: bob.email }))).toBe(
      'CONFLICT',
    )
  })
})

describe('a request to join', () => {
  const ask = () => createRequest(server, bob.id, org)
  const open = (): Promise<unknown> =>
    updateOrganization(server, ann.id, org, {
      name: `org-${count}`,
      allowed_domains: ['acme.example'],
    })

  test('is open to verified addresses of the allowed domains', async () => {
    const matching = async (user: TestUser): Promise<readonly string[]> =>
      (await matchingOrganizations(server, user.id)).map(({ id }) => id)
    expect(await code(ask())).toBe('NOT_FOUND')
    expect(await matching(bob)).not.toContain(org)
    await open()
    expect(await matching(bob)).toContain(org)
    expect(await matching(adm)).not.toContain(org)
    const zoe = await newUnverified(`new-zoe-${count}@acme.example`)
    expect(await matching(zoe)).toEqual([])
    expect(await code(createRequest(server, zoe.id, org))).toBe('NOT_FOUND')
    expect(await code(createRequest(server, adm.id, org))).toBe('CONFLICT')
  })

  test('is shown to owners and admins, answered once, and the answer sent', async () => {
    await open()
    const request = await ask()
    expect((await ask()).id).toBe(request.id)
    expect([await mailsTo(ann.email), await mailsTo(adm.email)].map((m) => m.length)).toEqual([
      1, 1,
    ])
    expect(await listOrganizationRequests(server, adm.id, org, {})).toMatchObject([
      { id: request.id, status: 'pending', user: { email: bob.email } },
    ])
    const approve = { isApproved: true, role_id: undefined } as const
    const answers = await Promise.all([
      code(answerRequest(server, adm.id, request.id, approve)),
      code(answerRequest(server, ann.id, request.id, { isApproved: false })),
    ])
    expect(answers.toSorted()).toEqual(['CONFLICT', 'done'])
    const isApproved = answers[0] === 'done'
    expect(await roleOf(bob)).toBe(isApproved ? 'member' : undefined)
    expect(await mailsTo(bob.email)).toHaveLength(1)
    expect(await listOrganizationRequests(server, ann.id, org, {})).toEqual([])
    expect((await ownRequests(server, bob.id))[0]?.status).toBe(
      isApproved ? 'approved' : 'rejected',
    )
  })

  test('is not for members to answer, and gives no role above that of who answers', async () => {
    await open()
    const { id } = await ask()
    const owner = { isApproved: true, role_id: 'owner' } as const
    expect(await code(answerRequest(server, adm.id, id, owner))).toBe('FORBIDDEN')
    expect(await code(answerRequest(server, bob.id, id, owner))).toBe('NOT_FOUND')
    expect(await code(deleteRequest(server, bob.id, id))).toBe('done')
    expect(await code(answerRequest(server, ann.id, id, { isApproved: false }))).toBe('NOT_FOUND')
  })

  test('is decided by the administration without being a member', async () => {
    await open()
    const { id } = await ask()
    expect(
      (await adminUserRequests(server, administrator(bob), {})).map((request) => request.id),
    ).toContain(id)
    const decision = { isApproved: true, role_id: 'guest' } as const
    expect(await answerRequestAsAdmin(server, administrator(bob), id, decision)).toMatchObject({
      status: 'approved',
    })
    expect(await roleOf(bob)).toBe('guest')
    expect(await code(answerRequestAsAdmin(server, administrator(bob), id, decision))).toBe(
      'CONFLICT',
    )
  })
})
