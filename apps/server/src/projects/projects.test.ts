import { samplePlant } from '@duet/plant'
import { afterAll, describe, expect, test } from 'vitest'
import { exportProject } from '../plants/plantDocument.ts'
import { type GraphqlAnswer } from '../testing/testServer.ts'
import { importProject } from './importProject.ts'
import { oneProject, updateProject } from './projects.ts'
import { listProjectUsers } from './projectUserQueries.ts'
import { projectPeople } from './projectUsers.ts'
import { SITE, startProjectBench } from './testing/projectBench.ts'

const { server, ann, bob, org, newProject } = await startProjectBench()
afterAll(() => server.close())

const list = (input: object): Promise<GraphqlAnswer> =>
  server.call(
    `query P($org: ID!, $skip: Int, $take: Int, $search: String, $order_by: String) {
      projects(org_id: $org, skip: $skip, take: $take, search: $search, order_by: $order_by) { total projects { name } }
    }`,
    { org, ...input },
    ann.token,
  )
const namesOf = (answer: GraphqlAnswer): unknown =>
  JSON.parse(JSON.stringify(answer.data?.['projects'])).projects.map(
    (p: { name: string }) => p.name,
  )

describe('the list of projects', () => {
  test('is searched, sorted and paged', async () => {
    for (const name of ['Zeta 100%', 'alpha', 'Beta', 'beta_2']) await newProject(name)
    expect(namesOf(await list({ search: 'BETA', order_by: 'name' }))).toEqual(['Beta', 'beta_2'])
    expect(namesOf(await list({ order_by: 'name desc', take: 2, skip: 1 }))).toEqual([
      'beta_2',
      'Beta',
    ])
    expect(namesOf(await list({}))).toEqual(['beta_2', 'Beta', 'alpha', 'Zeta 100%'])
    expect((await list({ take: 1 })).data).toMatchObject({ projects: { total: 4 } })
  })

  test('takes what is searched for as it is written', async () => {
    expect(namesOf(await list({ search: '0%' }))).toEqual(['Zeta 100%'])
    expect(namesOf(await list({ search: '_' }))).toEqual(['beta_2'])
    expect(namesOf(await list({ search: "'; drop table project; --" }))).toEqual([])
  })

  test.each([
    { take: 501 },
    { take: 0 },
    { skip: -1 },
    { order_by: 'owner_id' },
    { order_by: 'name; drop table x' },
  ])('%j is refused', async (input) => {
    expect((await list(input)).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
  })
})

describe('a project', () => {
  test.each([
    [{ name: ' ', ...SITE }, 'input.name: Name is required'],
    [{ name: 'P', latitude: 91, longitude: 0 }, 'input.latitude: maximum 90'],
    [{ name: 'P', ...SITE, altitude_m: 20_000 }, 'input.altitude_m: maximum 9000'],
  ])('%j is refused', async (input, message) => {
    const create =
      'mutation C($org: ID!, $i: ProjectInput!) { createProject(organization_id: $org, input: $i) { id } }'
    const answer = await server.call(create, { org, i: input }, ann.token)
    expect(answer.errors?.[0]).toMatchObject({ message, extensions: { code: 'INVALID_INPUT' } })
  })

  test('may be opened to the organisation by an owner only', async () => {
    const id = await newProject('Open')
    const update =
      'mutation U($id: ID!, $i: ProjectInput!) { updateProject(id: $id, input: $i) { org_general_access } }'
    const open = { name: 'Open', ...SITE, org_general_access: 'editor' }
    expect((await server.call(update, { id, i: open }, ann.token)).errors).toBeUndefined()
    const closed = { ...open, org_general_access: 'restricted' }
    expect(
      (await server.call(update, { id, i: closed }, bob.token)).errors?.[0]?.extensions.code,
    ).toBe('FORBIDDEN')
    expect(
      (await server.call(update, { id, i: { ...open, name: 'Ours' } }, bob.token)).errors,
    ).toBeUndefined()
  })
})

/** The message without the email address in it. */
const messageOf = (answer: GraphqlAnswer): string | undefined =>
  answer.errors?.[0]?.message.replace(/\S+@\S+/, '...')
const namesIn = (records: readonly { name: string }[]): string[] =>
  records.map(({ name }) => name).sort()

describe('the users of a project', () => {
  const ADD = `mutation A($id: ID!, $e: String!, $r: String!) {
    addProjectUser(project_id: $id, email: $e, role_id: $r) { owner { email } project_users { role_id user { email } } }
  }`
  const DELETE =
    'mutation D($id: ID!, $u: ID!) { deleteProjectUser(project_id: $id, user_id: $u) { owner { email } } }'
  const add = (id: string, email: string, role: string): Promise<GraphqlAnswer> =>
    server.call(ADD, { id, e: email, r: role }, ann.token)
  const remove = (id: string, user: string): Promise<GraphqlAnswer> =>
    server.call(DELETE, { id, u: user }, ann.token)

  test('are added, given another role, and removed', async () => {
    const id = await newProject('Shared')
    await add(id, 'BOB@example.org', 'viewer')
    const changed = await add(id, 'bob@example.org', 'editor')
    expect(changed.data).toMatchObject({
      addProjectUser: {
        project_users: [
          { role_id: 'owner' },
          { role_id: 'editor', user: { email: 'bob@example.org' } },
        ],
      },
    })
    expect((await oneProject(server, bob.id, id)).role_id).toBe('editor')
    await remove(id, bob.id)
    await expect(oneProject(server, bob.id, id)).rejects.toThrow('Project not found')
  })

  test('are notified by mail when they are added, with the words of who added them, and not again', async () => {
    const id = await newProject('Notified')
    const share = (message: string): Promise<GraphqlAnswer> =>
      server.call(
        `mutation A($id: ID!, $m: String) {
          addProjectUser(project_id: $id, email: "bob@example.org", role_id: "viewer", message: $m) { id }
        }`,
        { id, m: message },
        ann.token,
      )
    expect((await share('x'.repeat(1001))).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    await share('Look at <b>row 3</b>.\nThanks')
    await share('Again')
    const notices = () =>
      server.db
        .selectFrom('kept_message')
        .select(['text', 'html'])
        .where('recipient', '=', 'bob@example.org')
        .where('subject', '=', 'Notified was shared with you')
        .execute()
    await expect.poll(notices).toHaveLength(1)
    const mails = await notices()
    expect(mails[0]?.text).toContain('Look at <b>row 3</b>.')
    expect(mails[0]?.text).toContain(`/acme/project/${id}`)
    expect(mails[0]?.html).not.toContain('<b>row 3</b>')
  })

  test('are listed to owners with what gives each their role, and those without one', async () => {
    const id = await newProject('Listed')
    const root = await server.newUser('root@example.org')
    const gus = await server.newUser('gus@example.org')
    for (const [user, role_id] of [
      [root, 'admin'],
      [gus, 'guest'],
    ] as const) {
      await server.db
        .insertInto('user_organization')
        .values({ user_id: user.id, organization_id: org, role_id })
        .execute()
    }
    await add(id, 'root@example.org', 'viewer')
    const people = async (): Promise<object> => {
      const found = await projectPeople(server, ann.id, id)
      return Object.fromEntries(
        found.map(({ user, role_id, through }) => [
          user.email.split('@')[0] ?? '',
          [role_id, through],
        ]),
      )
    }
    expect(await people()).toEqual({
      ann: ['owner', 'listed'],
      bob: [null, null],
      gus: [null, null],
      root: ['owner', 'organization_role'],
    })
    await add(id, 'bob@example.org', 'viewer')
    await updateProject(server, ann.id, id, {
      name: 'Listed',
      ...SITE,
      org_general_access: 'editor',
    })
    expect(await people()).toMatchObject({ bob: ['editor', 'general_access'], gus: [null, null] })
    await expect(projectPeople(server, bob.id, id)).rejects.toThrow('needs the role')
  })

  test('somebody outside the organisation is as unknown as nobody', async () => {
    await server.newUser('eve@example.org')
    const id = await newProject('Closed')
    expect(messageOf(await add(id, 'eve@example.org', 'viewer'))).toBe(
      messageOf(await add(id, 'no@example.org', 'viewer')),
    )
  })

  test('always have an owner among them, who takes the project over', async () => {
    const id = await newProject('Owned')
    expect((await remove(id, ann.id)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    expect((await add(id, 'ann@example.org', 'viewer')).errors?.[0]?.extensions.code).toBe(
      'CONFLICT',
    )
    await add(id, 'bob@example.org', 'owner')
    expect((await remove(id, ann.id)).data).toMatchObject({
      deleteProjectUser: { owner: { email: 'bob@example.org' } },
    })
  })

  test('two owners who remove each other at once leave one', async () => {
    const id = await newProject('Duel')
    await add(id, 'bob@example.org', 'owner')
    await Promise.all([
      server.call(DELETE, { id, u: bob.id }, ann.token),
      server.call(DELETE, { id, u: ann.id }, bob.token),
    ])
    const left = (await listProjectUsers(server.db, [id])).get(id)
    expect(left).toHaveLength(1)
  })
})

describe('a plant document', () => {
  test('comes out as it went in, under new ids', async () => {
    const document = samplePlant()
    const { id } = await importProject(server, ann.id, {
      organization_id: org,
      document,
      name: 'Copy',
    })
    const out = await exportProject(server, ann.id, id)
    const again = await importProject(server, ann.id, { organization_id: org, document: out })
    const twice = await exportProject(server, ann.id, again.id)
    for (const copy of [out, twice]) {
      expect(copy.project).toMatchObject({
        ...document.project,
        id: expect.any(String),
        name: 'Copy',
      })
      expect(namesIn(copy.components)).toEqual(namesIn(document.components))
      expect(namesIn(copy.block_layers)).toEqual(namesIn(document.block_layers))
      for (const block of document.blocks) {
        const found = copy.blocks.find(({ name }) => name === block.name)
        const panel = copy.components.find((component) => component.id === found?.pv_panel_id)
        expect(found).toMatchObject({
          num_inverters: block.num_inverters,
          pv_system_start_date: block.pv_system_start_date,
        })
        expect(found?.id).not.toBe(block.id)
        expect(panel?.parameters).toEqual(
          document.components.find((component) => component.id === block.pv_panel_id)?.parameters,
        )
        const layers = (blocks: typeof document, of: string | undefined) =>
          blocks.block_layers.filter((layer) => layer.block_id === of).map(({ geojson }) => geojson)
        expect(layers(copy, found?.id)).toEqual(expect.arrayContaining(layers(document, block.id)))
      }
    }
  })

  test('that is not valid makes no project', async () => {
    const before = (await list({})).data?.['projects']?.['total']
    const document = { ...samplePlant(), components: [] }
    await expect(importProject(server, ann.id, { organization_id: org, document })).rejects.toThrow(
      'plant document is not valid',
    )
    expect((await list({})).data?.['projects']?.['total']).toBe(before)
  })
})
