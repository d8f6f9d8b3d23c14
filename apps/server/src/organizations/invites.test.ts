import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { outcomeOf } from '../testing/codes.ts'
import { findInvitation } from './acceptInvites.ts'
import {
  adminInvites,
  inviteMember,
  inviteUser,
  listOrganizationInvites,
  readInviteLink,
  resendInvite,
  revokeInvite,
} from './invites.ts'
import { administrator, startInviteBench } from './testing/inviteBench.ts'

const bench = await startInviteBench()
const { server, ann, adm, bob, invite, accept, roleOf, mailsTo, tokenTo, lookUp, expire } = bench
beforeEach(bench.newOrganization)
afterAll(() => server.close())

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
      organization_slug: `org-${bench.count}`,
      organization_name: `org-${bench.count}`,
      user_registered: false,
    })
    expect(await lookUp(token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).toBeNull()
  })

  test('brings nobody in before they accept, and answers alike whether they are registered', async () => {
    const emails = [bob.email, `nobody-${bench.count}@acme.example`]
    const answers = []
    for (const email of emails) {
      for (const field of ['inviteOrganizationUser', 'upsertOrganizationUser']) {
        const { data, errors } = await server.call(
          `mutation M($o: ID!, $e: String!) { ${field}(organization_id: $o, email: $e, role_id: "admin") { __typename } }`,
          { o: bench.org, e: email },
          ann.token,
        )
        answers.push({ data, errors })
      }
    }
    expect(answers.slice(0, 2)).toEqual(answers.slice(2))
    expect(await roleOf(bob)).toBeUndefined()
    const rows = await listOrganizationInvites(server, ann.id, bench.org, {})
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
      `join the organization org-${bench.count} as admin`,
    )
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
    expect(await outcomeOf(invite(bob.email, 'guest'))).toBe('done')
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
    expect(await outcomeOf(readInviteLink(server, caller, id))).toBe('CONFLICT')
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
    expect(await outcomeOf(resendInvite(server, caller, id))).toBe('CONFLICT')
  })

  test('to a member is refused', async () => {
    expect(await outcomeOf(invite(adm.email))).toBe('CONFLICT')
    expect(await mailsTo(adm.email)).toEqual([])
  })

  test.each([
    ['adm', 'admin', 'done'],
    ['adm', 'owner', 'FORBIDDEN'],
    ['bob', 'guest', 'FORBIDDEN'],
  ])('by %s for the role %s is %s', async (who, role, outcome) => {
    await server.db
      .insertInto('user_organization')
      .values({ organization_id: bench.org, user_id: bob.id, role_id: 'member' })
      .execute()
    expect(await outcomeOf(invite('new@acme.example', role, who === 'adm' ? adm : bob))).toBe(
      outcome,
    )
  })

  test('of an owner is not touched by an admin', async () => {
    const { id } = await invite(bob.email, 'owner')
    const caller = { userId: adm.id, isSystemAdmin: false }
    expect(await outcomeOf(revokeInvite(server, caller, id))).toBe('FORBIDDEN')
    expect(await outcomeOf(resendInvite(server, caller, id))).toBe('FORBIDDEN')
    expect(await outcomeOf(invite(bob.email, 'member', adm))).toBe('FORBIDDEN')
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
    const send = (n: number): Promise<unknown> => outcomeOf(invite(`p${n}@acme.example`))
    for (let n = 0; n < 100; n += 1) {
      await server.db
        .updateTable('attempt_window')
        .set({ attempts: 100 })
        .where('attempts', '>', 1)
        .execute()
      if ((await send(n)) === 'RATE_LIMITED') break
    }
    expect(await send(1000)).toBe('RATE_LIMITED')
    const other = await server.newOrganization(`quiet-${bench.count}`, { [ann.id]: 'owner' })
    const elsewhere = { organization_id: other, email: 'x@acme.example', role_id: 'member' }
    expect(await outcomeOf(inviteMember(server, ann.id, elsewhere))).toBe('done')
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
    expect(await outcomeOf(inviteUser(server, administrator(ann), { email: bob.email }))).toBe(
      'CONFLICT',
    )
  })
})
