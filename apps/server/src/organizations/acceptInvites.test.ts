import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { runAsCaller } from '../db/callerStorage.ts'
import { register } from '../identity/registration.ts'
import { outcomeOf } from '../testing/codes.ts'
import { acceptInvitation, acceptInvite, findInvitation, ownInvites } from './acceptInvites.ts'
import { listOrganizationInvites, readInviteLink, revokeInvite } from './invites.ts'
import { readMembers, removeMember } from './members.ts'
import { startInviteBench } from './testing/inviteBench.ts'

const bench = await startInviteBench()
const {
  server,
  ann,
  adm,
  bob,
  invite,
  accept,
  roleOf,
  decline,
  tokenTo,
  lookUp,
  newUnverified,
  expire,
} = bench
beforeEach(bench.newOrganization)
afterAll(() => server.close())

describe('an invite', () => {
  test('is accepted once, by its address', async () => {
    const { id } = await invite(bob.email, 'member')
    expect(await accept(id, ann)).toBe('NOT_FOUND')
    const mine = await ownInvites(server, bob.id)
    expect(mine.filter((row) => row.organization?.id === bench.org)).toHaveLength(1)
    expect(await accept(id, bob)).toBe('done')
    expect(await roleOf(bob)).toBe('member')
    expect(await lookUp(await tokenTo(bob.email))).toMatchObject({ status: 'accepted' })
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
    const rows = await listOrganizationInvites(server, ann.id, bench.org, {})
    expect(rows.map(({ status }) => status)).toEqual(['declined', 'declined'])
    expect((await invite(bob.email)).id).not.toBe(id)
  })

  test('is not accepted by an administrator who acts as the invited user', async () => {
    const { id } = await invite(bob.email)
    const accepting = runAsCaller({ impersonatorId: adm.id }, () =>
      acceptInvite(server, bob.id, id),
    )
    expect(await outcomeOf(accepting)).toBe('FORBIDDEN')
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
      .where('organization_id', '=', bench.org)
      .where('action', '=', 'invite_accepted')
      .execute()
    expect(acceptances).toHaveLength(1)
    await removeMember(server, ann.id, bench.org, bob.id)
    const second = await invite(bob.email)
    const caller = { userId: ann.id, isSystemAdmin: false }
    const [accepted, revoked] = await Promise.all([
      accept(second.id, bob),
      outcomeOf(revokeInvite(server, caller, second.id)),
    ])
    const isIn = (await roleOf(bob)) === 'member'
    expect([accepted, revoked]).toEqual(isIn ? ['done', 'CONFLICT'] : ['INVALID_INVITE', 'done'])
  })

  test('by a handed link makes a member whose address is not verified', async () => {
    const email = `handed-${bench.count}@acme.example`
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
    const members = await readMembers(server, { userId: ann.id, isSystemAdmin: false }, bench.org)
    expect(members.map(({ user }) => user.email)).toContain(email)
  })

  test('that was accepted brings nobody back who was removed', async () => {
    const { id } = await invite(bob.email)
    await accept(id, bob)
    expect(await accept(id, bob)).toBe('done')
    await removeMember(server, ann.id, bench.org, bob.id)
    expect(await accept(id, bob)).toBe('INVALID_INVITE')
    expect(await roleOf(bob)).toBeUndefined()
  })

  test('waits for an address that is verified', async () => {
    const zoe = await newUnverified(`zoe-${bench.count}@acme.example`)
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
    const list = await listOrganizationInvites(server, ann.id, bench.org, {})
    expect(list.map(({ status }) => status)).toEqual(['revoked'])
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
})
