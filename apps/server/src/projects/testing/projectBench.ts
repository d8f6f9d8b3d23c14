import { expect } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'
import { visibleProjects } from '../projectLists.ts'
import { createProject } from '../projects.ts'

/** Where the projects of these tests stand. */
export const SITE = { latitude: 38, longitude: 23 }

/** A server of its own; Ann and Bob are members of its organisation. */
export async function startProjectBench() {
  const server = await startTestServer()
  const ann = await server.newUser('ann@example.org')
  const bob = await server.newUser('bob@example.org')
  const org = await server.newOrganization('acme', { [ann.id]: 'member', [bob.id]: 'member' })
  return {
    server,
    ann,
    bob,
    org,
    newProject: async (name: string, by = ann, fields: object = {}): Promise<string> =>
      (await createProject(server, by.id, org, { name, ...SITE, ...fields })).id,
    /** Names of the projects that somebody sees, in their order. */
    names: async (input: object, by = ann): Promise<readonly string[]> => {
      const asked = { org_id: org, order_by: 'name', take: 500, ...input }
      const { projects, total } = await visibleProjects(server, by.id, asked)
      expect(total).toBe(projects.length)
      return projects.map(({ name }) => name)
    },
  }
}
