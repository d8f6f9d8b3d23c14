import { sql } from 'kysely'
import { type GraphqlAnswer, startTestServer, type TestUser } from '../../testing/testServer.ts'
import { inviteMember } from '../invites.ts'

export const codeOf = (answer: GraphqlAnswer): string =>
  answer.errors?.[0]?.extensions.code ?? 'done'
export const administrator = ({ id: userId }: TestUser) => ({
  userId,
  isSystemAdmin: true,
  impersonatorId: undefined,
  apiToken: undefined,
})

/** Ann and Adm own and administer an organisation that each test has anew; Bob is a stranger to it. */
export async function startInviteBench() {
  const server = await startTestServer()
  const ann = await server.newUser('ann@acme.example')
  const adm = await server.newUser('adm@acme.example')
  const bob = await server.newUser('bob@acme.example')
  await server.db.updateTable('app_user').set({ email_verified: true }).execute()
  const bench = { org: '', count: 0 }
  const newOrganization = async (): Promise<void> => {
    bench.count += 1
    bench.org = await server.newOrganization(`org-${bench.count}`, {
      [ann.id]: 'owner',
      [adm.id]: 'admin',
    })
    await server.db.deleteFrom('kept_message').execute()
    await server.db.deleteFrom('attempt_window').execute()
  }
  const invite = (email: string, role_id = 'member', by = ann, replace = false) =>
    inviteMember(server, by.id, { organization_id: bench.org, email, role_id, replace })
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
        .where('organization_id', '=', bench.org)
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
  const expire = (id: string): Promise<unknown> =>
    server.db
      .updateTable('invite')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
  return Object.assign(bench, {
    server,
    ann,
    adm,
    bob,
    newOrganization,
    invite,
    accept,
    roleOf,
    decline,
    mailsTo,
    tokenTo,
    lookUp,
    newUnverified,
    expire,
  })
}
