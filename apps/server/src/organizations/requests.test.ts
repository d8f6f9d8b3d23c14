import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { outcomeOf } from '../testing/codes.ts'
import { type TestUser } from '../testing/testServer.ts'
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
import { administrator, startInviteBench } from './testing/inviteBench.ts'

const bench = await startInviteBench()
const { server, ann, adm, bob, roleOf, mailsTo, newUnverified } = bench
beforeEach(bench.newOrganization)
afterAll(() => server.close())

describe('a request to join', () => {
  const ask = () => createRequest(server, bob.id, bench.org)
  const open = (): Promise<unknown> =>
    updateOrganization(server, ann.id, bench.org, {
      name: `org-${bench.count}`,
      allowed_domains: ['acme.example'],
    })

  test('is open to verified addresses of the allowed domains', async () => {
    const matching = async (user: TestUser): Promise<readonly string[]> =>
      (await matchingOrganizations(server, user.id)).map(({ id }) => id)
    expect(await outcomeOf(ask())).toBe('NOT_FOUND')
    expect(await matching(bob)).not.toContain(bench.org)
    await open()
    expect(await matching(bob)).toContain(bench.org)
    expect(await matching(adm)).not.toContain(bench.org)
    const zoe = await newUnverified(`new-zoe-${bench.count}@acme.example`)
    expect(await matching(zoe)).toEqual([])
    expect(await outcomeOf(createRequest(server, zoe.id, bench.org))).toBe('NOT_FOUND')
    expect(await outcomeOf(createRequest(server, adm.id, bench.org))).toBe('CONFLICT')
  })

  test('is shown to owners and admins, answered once, and the answer sent', async () => {
    await open()
    const request = await ask()
    expect((await ask()).id).toBe(request.id)
    expect([await mailsTo(ann.email), await mailsTo(adm.email)].map((m) => m.length)).toEqual([
      1, 1,
    ])
    expect(await listOrganizationRequests(server, adm.id, bench.org, {})).toMatchObject([
      { id: request.id, status: 'pending', user: { email: bob.email } },
    ])
    const approve = { isApproved: true, role_id: undefined } as const
    const answers = await Promise.all([
      outcomeOf(answerRequest(server, adm.id, request.id, approve)),
      outcomeOf(answerRequest(server, ann.id, request.id, { isApproved: false })),
    ])
    expect(answers.toSorted()).toEqual(['CONFLICT', 'done'])
    const isApproved = answers[0] === 'done'
    expect(await roleOf(bob)).toBe(isApproved ? 'member' : undefined)
    expect(await mailsTo(bob.email)).toHaveLength(1)
    expect(await listOrganizationRequests(server, ann.id, bench.org, {})).toEqual([])
    expect((await ownRequests(server, bob.id))[0]?.status).toBe(
      isApproved ? 'approved' : 'rejected',
    )
  })

  test('is not for members to answer, and gives no role above that of who answers', async () => {
    await open()
    const { id } = await ask()
    const owner = { isApproved: true, role_id: 'owner' } as const
    expect(await outcomeOf(answerRequest(server, adm.id, id, owner))).toBe('FORBIDDEN')
    expect(await outcomeOf(answerRequest(server, bob.id, id, owner))).toBe('NOT_FOUND')
    expect(await outcomeOf(deleteRequest(server, bob.id, id))).toBe('done')
    expect(await outcomeOf(answerRequest(server, ann.id, id, { isApproved: false }))).toBe(
      'NOT_FOUND',
    )
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
    expect(await outcomeOf(answerRequestAsAdmin(server, administrator(bob), id, decision))).toBe(
      'CONFLICT',
    )
  })
})
