import type { TestServer, TestUser } from '../../testing/testServer.ts'

/** A system administrator who is signed in. */
export async function newAdmin(server: TestServer, email: string): Promise<TestUser> {
  const user = await server.newUser(email)
  await server.db
    .updateTable('app_user')
    .set({ role: 'system_admin' })
    .where('id', '=', user.id)
    .execute()
  return user
}
