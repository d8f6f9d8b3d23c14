import { samplePlant } from '@duet/plant'
import { afterAll, describe, expect, test } from 'vitest'
import { findDeployments } from '../monitoring/deployments/deploymentQueries.ts'
import { deployProject } from '../monitoring/deployments/deployProject.ts'
import {
  createPortfolio,
  deletePortfolio,
  portfolios,
  renamePortfolio,
} from '../monitoring/deployments/portfolios.ts'
import { outcomeOf } from '../testing/codes.ts'
import { type GraphqlAnswer, type TestUser } from '../testing/testServer.ts'
import { importProject } from './importProject.ts'
import { projectActivity } from './projectActivity.ts'
import { organizationProjects } from './projectLists.ts'
import { createProject, updateProject } from './projects.ts'
import { addProjectUser } from './projectUsers.ts'
import { SITE, startProjectBench } from './testing/projectBench.ts'

const { server, ann, bob, newProject, names } = await startProjectBench()
afterAll(() => server.close())

const deployment = async (id: string) => (await findDeployments(server.db, [id])).get(id)

describe('the projects of an organisation', () => {
  test('are distinguished by whose they are and by portfolio', async () => {
    const list = await server.newOrganization('lists', { [ann.id]: 'owner', [bob.id]: 'member' })
    const create = async (name: string, by: TestUser, open = 'restricted'): Promise<string> =>
      (await createProject(server, by.id, list, { name, ...SITE, org_general_access: open })).id
    const [a, b] = [await create('A', ann, 'viewer'), await create('B', bob)]
    await create('C', ann)
    const { id: portfolio } = await createPortfolio(server, ann.id, list, 'North')
    await deployProject(server, ann.id, { project_id: a, portfolio_id: portfolio })
    await deployProject(server, bob.id, { project_id: b })
    const of = (input: object, by: TestUser) => names({ org_id: list, ...input }, by)
    expect(await of({}, ann)).toEqual(['A', 'B', 'C'])
    expect(await of({}, bob)).toEqual(['A', 'B'])
    expect(await of({ collection: 'mine' }, ann)).toEqual(['A', 'C'])
    expect(await of({ collection: 'shared' }, ann)).toEqual(['B'])
    expect(await of({ collection: 'all_sentinel' }, bob)).toEqual(['A', 'B'])
    expect(await of({ portfolio }, bob)).toEqual(['A'])
    for (const none of [crypto.randomUUID(), 'x'])
      expect(await of({ portfolio: none }, ann)).toEqual([])
    expect(await outcomeOf(of({ collection: 'all' }, ann))).toBe('INVALID_INPUT')
    const ofOrganization = { organization_id: list }
    expect(await organizationProjects(server, ann.id, ofOrganization)).toMatchObject({ total: 3 })
    expect(await outcomeOf(organizationProjects(server, bob.id, ofOrganization))).toBe('FORBIDDEN')
  })

  test('have pictures, deployments and people, whatever their number', async () => {
    const document = samplePlant()
    const list = await server.newOrganization('pictures', { [ann.id]: 'owner' })
    const input = { organization_id: list, document }
    for (const name of ['P1', 'P2']) await importProject(server, ann.id, { ...input, name })
    await createProject(server, ann.id, list, { name: 'Q', ...SITE })
    const answer: GraphqlAnswer = await server.call(
      `query P($org: ID!) { projects(org_id: $org, order_by: "name") { projects {
        name owner { email } project_users { role_id } sentinel_deployment { tag } organization { slug }
        blocks_bounding_box picture { width height shapes { kind points } } } } }`,
      { org: list },
      ann.token,
    )
    const page: { projects: Record<string, unknown>[] } = JSON.parse(
      JSON.stringify(answer.data?.['projects']),
    )
    const [p1, p2, q] = page.projects
    expect(p1).toMatchObject({
      owner: { email: ann.email },
      project_users: [{ role_id: 'owner' }],
      sentinel_deployment: null,
      organization: { slug: 'pictures' },
      blocks_bounding_box: [
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
        expect.any(Number),
      ],
    })
    expect(p2?.['picture']).toEqual(p1?.['picture'])
    expect(q).toMatchObject({ picture: null, blocks_bounding_box: null })
    const picture: { width: number; height: number; shapes: { kind: string; points: number[] }[] } =
      JSON.parse(JSON.stringify(p1?.['picture']))
    expect(Math.max(picture.width, picture.height)).toBe(1)
    expect(picture.shapes[0]?.kind).toBe('perimeter')
    const areas = document.block_layers.filter(({ geojson }) => geojson.geometry.type === 'Polygon')
    expect(picture.shapes).toHaveLength(areas.length)
    for (const coordinate of picture.shapes.flatMap(({ points }) => points)) {
      expect(coordinate).toBeGreaterThanOrEqual(0)
      expect(coordinate).toBeLessThanOrEqual(1)
    }
  })

  test('separate their portfolios by name and organisation', async () => {
    const own = await server.newOrganization('portfolios', { [ann.id]: 'admin', [bob.id]: 'guest' })
    const { id } = await createPortfolio(server, ann.id, own, ' South ')
    expect(await outcomeOf(createPortfolio(server, ann.id, own, 'South'))).toBe('NAME_TAKEN')
    const other = await createPortfolio(server, ann.id, own, 'West')
    expect(await outcomeOf(renamePortfolio(server, ann.id, other.id, 'South'))).toBe('NAME_TAKEN')
    expect(await outcomeOf(renamePortfolio(server, bob.id, id, 'Mine'))).toBe('FORBIDDEN')
    const project = await createProject(server, ann.id, own, { name: 'P', ...SITE })
    const deploy = { project_id: project.id, portfolio_id: id, tag: 'live' }
    await deployProject(server, ann.id, deploy)
    expect(await deployment(project.id)).toMatchObject({
      tag: 'live',
      portfolio: { name: 'South', project_count: 1 },
    })
    expect(await portfolios(server, bob.id, own)).toEqual([])
    const foreign = await newProject('Foreign')
    const stolen = deployProject(server, ann.id, { project_id: foreign, portfolio_id: id })
    expect(await outcomeOf(stolen)).toBe('NOT_FOUND')
    await deletePortfolio(server, ann.id, id)
    expect(await deployment(project.id)).toMatchObject({ portfolio: null })
    expect((await portfolios(server, ann.id, own)).map(({ name }) => name)).toEqual(['West'])
  })
})

describe('the activity of a project', () => {
  test('says who did what, newest first, without what is not for everybody', async () => {
    const id = await newProject('Busy')
    await updateProject(server, ann.id, id, { name: 'Busier', ...SITE })
    await addProjectUser(server, ann.id, id, { email: bob.email, role_id: 'viewer' })
    const secret = { name: 'seen', token: 'secret', nested: { name: 'hidden' } }
    await server.db
      .insertInto('audit_log')
      .values({ user_id: bob.id, project_id: id, action: 'other', details: JSON.stringify(secret) })
      .execute()
    expect(await projectActivity(server, bob.id, { project_id: id, take: 2 })).toMatchObject([
      { action: 'other', user: { email: bob.email }, details: { name: 'seen' } },
      { action: 'project_shared', details: { email: bob.email, role_id: 'viewer' } },
    ])
    const [other] = await projectActivity(server, bob.id, { project_id: id, take: 1 })
    expect(other?.details).toEqual({ name: 'seen' })
    expect(await projectActivity(server, ann.id, { project_id: id, skip: 2 })).toMatchObject([
      { action: 'project_updated', details: { name: 'Busier' } },
      { action: 'project_created', details: { name: 'Busy' } },
    ])
  })
})
