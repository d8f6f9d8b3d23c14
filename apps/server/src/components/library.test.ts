import { panelDefaults } from '@duet/plant'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createProject } from '../projects/projects.ts'
import { codeOf } from '../testing/codes.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'

let server: TestServer
let ann: TestUser
let bob: TestUser
let mallory: TestUser
let first: string
let second: string
let elsewhere: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  bob = await server.newUser('bob@example.org')
  mallory = await server.newUser('mallory@example.org')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner', [bob.id]: 'member' })
  const other = await server.newOrganization('other', { [mallory.id]: 'owner' })
  first = await newProject(ann, acme)
  second = await newProject(bob, acme)
  elsewhere = await newProject(mallory, other)
})
afterAll(() => server.close())

async function newProject(user: TestUser, organizationId: string): Promise<string> {
  const place = { name: 'P', latitude: 38, longitude: 23 }
  return (await createProject(server, user.id, organizationId, place)).id
}

async function newPanel(name: string, parameters: object = {}): Promise<string> {
  const answer = await server.call(
    'mutation C($p: ID!, $n: String!, $v: JSON) { createPanel(project_id: $p, name: $n, parameters: $v) { id } }',
    { p: first, n: name, v: parameters },
    ann.token,
  )
  return answer.data?.['createPanel']?.['id'] ?? ''
}

const share = (id: string, user = ann, replace = false): Promise<GraphqlAnswer> =>
  server.call(
    'mutation A($id: ID!, $r: Boolean) { addComponentToLibrary(id: $id, replace: $r) { id name kind may_manage created_by_name parameters } }',
    { id, r: replace },
    user.token,
  )
const library = async (user: TestUser, projectId: string): Promise<GraphqlAnswer> =>
  server.call(
    'query L($p: ID!) { libraryComponents(project_id: $p) { id name may_manage } }',
    { p: projectId },
    user.token,
  )
const take = (id: string, user: TestUser, projectId: string): Promise<GraphqlAnswer> =>
  server.call(
    'mutation T($p: ID!, $l: ID!) { createComponentFromLibrary(project_id: $p, library_component_id: $l) { id kind name parameters } }',
    { p: projectId, l: id },
    user.token,
  )

describe('the library of an organisation', () => {
  test('shares a component with its other projects', async () => {
    const shared = await share(await newPanel('Shared', { open_circuit_voltage: 51 }))
    const added = shared.data?.['addComponentToLibrary']
    expect(added).toMatchObject({ name: 'Shared', kind: 'panel', may_manage: true })
    const taken = await take(added?.['id'] ?? '', bob, second)
    expect(taken.data?.['createComponentFromLibrary']).toMatchObject({
      kind: 'panel',
      name: 'Shared',
      parameters: { ...panelDefaults, open_circuit_voltage: 51 },
    })
  })

  test('retains one of a name, unless it is to be replaced', async () => {
    await share(await newPanel('Twice', { open_circuit_voltage: 40 }))
    const other = await newPanel('twice', { open_circuit_voltage: 41 })
    expect(codeOf(await share(other))).toBe('NAME_TAKEN')
    const replaced = (await share(other, ann, true)).data?.['addComponentToLibrary']
    expect(replaced).toMatchObject({ name: 'twice', parameters: { open_circuit_voltage: 41 } })
    const all = (await library(ann, first)).data?.['libraryComponents'] as unknown as {
      name: string
    }[]
    expect(all.filter(({ name }) => name.toLowerCase() === 'twice')).toHaveLength(1)
  })

  test('is changed by who put it there and by admins alone', async () => {
    const id = (await share(await newPanel('Hers'))).data?.['addComponentToLibrary']?.['id']
    const rename = (user: TestUser, name: string): Promise<GraphqlAnswer> =>
      server.call(
        'mutation R($id: ID!, $n: String!) { updateLibraryComponentName(id: $id, name: $n) { name } }',
        { id, n: name },
        user.token,
      )
    expect(codeOf(await rename(bob, 'His'))).toBe('FORBIDDEN')
    expect((await rename(ann, 'Theirs')).data?.['updateLibraryComponentName']).toEqual({
      name: 'Theirs',
    })
    expect(codeOf(await rename(ann, 'Shared'))).toBe('NAME_TAKEN')
  })

  test('is not there for another organisation', async () => {
    const id = (await share(await newPanel('Secret'))).data?.['addComponentToLibrary']?.['id'] ?? ''
    expect((await library(mallory, elsewhere)).data?.['libraryComponents']).toEqual([])
    const known = await take(id, mallory, elsewhere)
    const unknown = await take(crypto.randomUUID(), mallory, elsewhere)
    expect(known.errors).toEqual(unknown.errors)
    expect(codeOf(known)).toBe('NOT_FOUND')
  })
})
