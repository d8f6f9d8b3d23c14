import { randomUUID } from 'node:crypto'
import { AppError } from '@duet/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createComponent,
  deleteComponent,
  updateComponent,
  updateComponentName,
} from '../components/components.ts'
import { deleteDesign, upsertBlockLayers, upsertBlocks } from '../design/designBatches.ts'
import { projectBlocks } from '../design/designChanges.ts'
import { updateSystemParameters } from '../design/systemParameters.ts'
import { deployProject, withdrawProject } from '../monitoring/deployments/deployProject.ts'
import { createPortfolio } from '../monitoring/deployments/portfolios.ts'
import { inviteMember } from '../organizations/invites.ts'
import { deleteOrganization, updateOrganization } from '../organizations/organizationChanges.ts'
import { listOrganizationRequests } from '../organizations/requests.ts'
import { deleteSimulation, startSimulation, stopSimulation } from '../simulations/simulations.ts'
import { apiOf } from '../simulations/testing/api.ts'
import { lockWaiters } from '../testing/lockWaiters.ts'
import { testManifest } from '../testing/testManifest.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'
import { copyProject } from './copyProject.ts'
import { projectActivity } from './projectActivity.ts'
import { deleteProject } from './projectDeletion.ts'
import { rightsOf } from './projectRecord.ts'
import { createProject, oneProject, updateProject } from './projects.ts'
import { addProjectUser, assignProjectRole } from './projectUsers.ts'

/** Who acts: a role in the organisation, and for members and guests one in the project. */
const WHO = [
  'org owner',
  'org admin',
  'member',
  'guest',
  'guest editor',
  'prj owner',
  'prj editor',
  'prj operator',
  'prj viewer',
] as const
type Who = (typeof WHO)[number]

interface Project {
  readonly org: string
  readonly id: string
  readonly run: string
}

let server: TestServer
let org: string
const ids = new Map<Who, string>()
const idOf = (who: Who): string => ids.get(who) ?? ''

const ORG_ROLES: Readonly<Record<Who, string>> = {
  'org owner': 'owner',
  'org admin': 'admin',
  member: 'member',
  guest: 'guest',
  'guest editor': 'guest',
  'prj owner': 'member',
  'prj editor': 'member',
  'prj operator': 'member',
  'prj viewer': 'member',
}
const PROJECT_ROLES: readonly (readonly [Who, string])[] = [
  ['prj owner', 'owner'],
  ['guest editor', 'editor'],
  ['prj editor', 'editor'],
  ['prj operator', 'operator'],
  ['prj viewer', 'viewer'],
]

beforeAll(async () => {
  server = await startTestServer()
  const users = await Promise.all(
    WHO.map((who) => server.newUser(`${who.replace(' ', '-')}@example.org`)),
  )
  for (const [index, who] of WHO.entries()) ids.set(who, users[index]?.id ?? '')
  org = await server.newOrganization(
    'acme',
    Object.fromEntries(WHO.map((who) => [idOf(who), ORG_ROLES[who]])),
  )
})
afterAll(() => server.close())

const site = { name: 'P', latitude: 1, longitude: 2 }

/** A project with everybody in it, and a finished run of the project's owner. */
async function newProject(change: object = {}): Promise<Project> {
  const { id } = await createProject(server, idOf('prj owner'), org, {
    ...site,
    ...change,
  })
  await server.db
    .insertInto('project_user')
    .values(
      PROJECT_ROLES.slice(1).map(([who, role_id]) => ({
        role_id,
        project_id: id,
        user_id: idOf(who),
      })),
    )
    .execute()
  return { org, id, run: await newRun(id, idOf('prj owner')) }
}

async function newRun(projectId: string, userId: string, status = 'completed'): Promise<string> {
  const manifest = testManifest({ blockId: 'b', datasetId: 'd', name: 'D' })
  const id = randomUUID()
  await server.db
    .insertInto('simulation')
    .values({
      id,
      project_id: projectId,
      user_id: userId,
      name: 'Run',
      environment: 'production',
      manifest: JSON.stringify(manifest),
      summary: JSON.stringify({ system: { kpis: [], losses: [] }, blocks: [] }),
      storage_prefix: `projects/${projectId}/simulations/${id}`,
    })
    .execute()
  const job = { simulation_id: id, status, stage: 'validate', total_tasks: 1 }
  await server.db.insertInto('duet_job').values(job).execute()
  return id
}

type Act = (userId: string, project: Project) => Promise<unknown>

const newBlock = () => [{ id: randomUUID(), name: 'B', configuration: {} }]
const ACTS: Readonly<Record<string, Act>> = {
  'rename organisation': (user) => updateOrganization(server, user, org, { name: 'Acme' }),
  'delete organisation': (user) => deleteOrganization(server, user, org),
  invite: (user) =>
    inviteMember(server, user, {
      organization_id: org,
      email: `${randomUUID()}@example.net`,
      role_id: 'guest',
    }),
  'see requests': (user) => listOrganizationRequests(server, user, org, {}),
  'create project': (user) => createProject(server, user, org, site),
  'create portfolio': (user) => createPortfolio(server, user, org, randomUUID()),
  see: (user, { id }) => oneProject(server, user, id),
  activity: (user, { id }) => projectActivity(server, user, { project_id: id }),
  'edit design': (user, { id }) => upsertBlocks(server, user, id, newBlock()),
  'edit components': (user, { id }) =>
    createComponent(server, user, { project_id: id, kind: 'panel', name: 'N' }),
  'rename project': (user, { id }) => updateProject(server, user, id, { ...site, name: 'Q' }),
  run: (user, { id }) => startSimulation(server, user, id, { block_ids: [randomUUID()] }),
  stop: (user, { id, run }) => stopSimulation(server, user, run, id),
  'delete run': (user, { run }) => deleteSimulation(server, user, run),
  'delete own run': async (user, { id }) => deleteSimulation(server, user, await newRun(id, user)),
  export: (user, { run }) =>
    apiOf(server, user).simDataExport({ simulation_id: run, format: '?', scope: '?' }),
  share: (user, { id }) =>
    addProjectUser(server, user, id, {
      email: 'member@example.org',
      role_id: 'viewer',
    }),
  'assign role': (user, { id }) =>
    assignProjectRole(server, user, id, {
      user_id: idOf('prj viewer'),
      role_id: 'operator',
    }),
  'open to organisation': (user, { id }) =>
    updateProject(server, user, id, { ...site, org_general_access: 'viewer' }),
  copy: (user, { id }) => copyProject(server, user, { sourceProjectId: id }),
  deploy: (user, { id }) => deployProject(server, user, { project_id: id }),
  withdraw: (user, { id }) => withdrawProject(server, user, id),
  delete: (user, { id }) => deleteProject(server, user, id),
}

const EVERYBODY = WHO.filter((who) => who !== 'member' && who !== 'guest')
const OWNERS: readonly Who[] = ['org owner', 'org admin', 'prj owner']
const EDITORS: readonly Who[] = [...OWNERS, 'prj editor', 'guest editor']
/** Domain matrix 4.2: a guest never runs, copies or owns, whatever the project says. */
const MAY: Readonly<Record<string, readonly Who[]>> = {
  'rename organisation': ['org owner', 'org admin'],
  // Refused to the owner for its projects
  'delete organisation': ['org owner'],
  invite: ['org owner', 'org admin'],
  'see requests': ['org owner', 'org admin'],
  'create project': WHO.filter((who) => ORG_ROLES[who] !== 'guest'),
  'create portfolio': ['org owner', 'org admin'],
  see: EVERYBODY,
  activity: EVERYBODY,
  'edit design': EDITORS,
  'edit components': EDITORS,
  'rename project': EDITORS,
  run: [...OWNERS, 'prj editor'],
  stop: [...OWNERS, 'prj editor'],
  'delete run': OWNERS,
  'delete own run': [...OWNERS, 'prj editor'],
  export: EVERYBODY,
  share: OWNERS,
  'assign role': OWNERS,
  'open to organisation': OWNERS,
  copy: [...OWNERS, 'prj editor'],
  deploy: OWNERS,
  withdraw: OWNERS,
  delete: OWNERS,
}

/** An act that is refused for another reason than who acts was let through. */
async function isAllowed(act: string, who: Who, project: Project): Promise<boolean> {
  try {
    await ACTS[act]?.(idOf(who), project)
    return true
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined
    if (code === 'FORBIDDEN' || code === 'NOT_FOUND') return false
    if (code === 'CONFLICT' || code === 'INVALID_INPUT') return true
    throw error
  }
}

describe('the matrix of roles', () => {
  test.each(Object.keys(ACTS))('%s', async (act) => {
    const allowed: Who[] = []
    for (const who of WHO) {
      if (await isAllowed(act, who, await newProject())) allowed.push(who)
    }
    expect(allowed.toSorted()).toEqual([...(MAY[act] ?? [])].toSorted())
  })

  test('the rights that a screen is given are those that the operations grant', async () => {
    const project = await newProject()
    const acts = { run: 'run', copy: 'copy', edit: 'edit design', owner: 'share' }
    const seen = WHO.filter((who) => MAY['see']?.includes(who))
    for (const who of seen) {
      const rights = rightsOf(await oneProject(server, idOf(who), project.id), false)
      const granted = Object.entries(acts).filter(([right]) => rights.some((one) => one === right))
      const allowed = Object.entries(acts).filter(([, act]) => MAY[act]?.includes(who))
      expect([who, granted]).toEqual([who, allowed])
    }
  })

  test.each([
    ['viewer', ['see', 'export']],
    ['editor', ['see', 'export', 'edit design', 'run', 'copy']],
    ['restricted', []],
  ])('general access %s gives a member what it says, a guest nothing', async (access, acts) => {
    const project = await newProject({ org_general_access: access })
    const all = ['see', 'export', 'edit design', 'run', 'copy', 'share', 'delete']
    const of = async (who: Who): Promise<string[]> => {
      const allowed: string[] = []
      for (const act of all) if (await isAllowed(act, who, project)) allowed.push(act)
      return allowed
    }
    expect(await of('member')).toEqual(acts)
    expect(await of('guest')).toEqual([])
  })

  test('exports are for viewers where an owner of the project says so', async () => {
    const project = await newProject({ exports_for_viewers: false })
    const exporters = await Promise.all(
      WHO.map(async (who) => ((await isAllowed('export', who, project)) ? [who] : [])),
    )
    expect(exporters.flat()).toEqual(EVERYBODY.filter((who) => who !== 'prj viewer'))
    const { id } = await server.db
      .insertInto('result_job')
      .values({
        simulation_id: project.run,
        user_id: idOf('prj owner'),
        kind: 'data_export',
        input: '{}',
        input_hash: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await expect(
      apiOf(server, idOf('prj viewer')).getDataExportUrls({ ids: [id] }),
    ).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
    const editorWould = updateProject(server, idOf('prj editor'), project.id, {
      ...site,
      exports_for_viewers: true,
    })
    await expect(editorWould).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('a guest cannot be made owner of a project', async () => {
    const { id } = await newProject()
    const member = { user_id: idOf('guest editor'), role_id: 'owner' }
    const assign = assignProjectRole(server, idOf('prj owner'), id, member)
    await expect(assign).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('the lock of a monitored project', () => {
  const LOCKED = {
    code: 'PROJECT_LOCKED',
    message: 'This project is locked while it is monitored. Copy it to change the design.',
  }
  const deployed = async (): Promise<Project> => {
    const project = await newProject()
    await deployProject(server, idOf('prj owner'), { project_id: project.id })
    return project
  }

  test.each(['edit design', 'edit components', 'rename project'])(
    '%s is for nobody',
    async (act) => {
      const project = await deployed()
      for (const who of EDITORS) {
        await expect(ACTS[act]?.(idOf(who), project)).rejects.toMatchObject(LOCKED)
      }
      await expect(ACTS[act]?.(idOf('prj viewer'), project)).rejects.toMatchObject({
        code: 'FORBIDDEN',
      })
    },
  )

  test('holds for every edit of the design and its components', async () => {
    const { id } = await newProject()
    const owner = idOf('prj owner')
    const component = { project_id: id, kind: 'panel', name: 'N' } as const
    const { id: panel } = await createComponent(server, owner, component)
    await deployProject(server, owner, { project_id: id })
    const edits = [
      upsertBlockLayers(server, owner, id, []),
      deleteDesign(server, owner, id, { ids: [randomUUID()], of: 'block' }),
      deleteDesign(server, owner, id, { ids: [randomUUID()], of: 'block_layer' }),
      updateSystemParameters(server, owner, id, { input: {} }),
      updateComponent(server, owner, panel, { parameters: {} }),
      updateComponentName(server, owner, panel, 'M'),
      deleteComponent(server, owner, panel),
      updateProject(server, owner, id, { ...site, latitude: 5 }),
    ]
    const refused = await Promise.allSettled(edits)
    expect(refused.map((edit) => (edit.status === 'rejected' ? edit.reason.code : 'done'))).toEqual(
      edits.map(() => 'PROJECT_LOCKED'),
    )
  })

  test('leaves looking, running, sharing, exporting and copying', async () => {
    const project = await deployed()
    for (const act of ['see', 'run', 'stop', 'export', 'share', 'open to organisation', 'copy']) {
      expect([act, await isAllowed(act, 'prj owner', project)]).toEqual([act, true])
    }
  })

  test('prevents deletion of the project until it is withdrawn', async () => {
    const project = await deployed()
    await expect(ACTS['delete']?.(idOf('org owner'), project)).rejects.toMatchObject({
      code: 'PROJECT_LOCKED',
    })
    await withdrawProject(server, idOf('prj owner'), project.id)
    await expect(ACTS['edit design']?.(idOf('prj editor'), project)).resolves.toHaveLength(1)
    await expect(ACTS['delete']?.(idOf('org owner'), project)).resolves.toBeUndefined()
  })

  test('holds for an edit that was let in before', async () => {
    const project = await newProject()
    let edit: Promise<unknown> | undefined
    await server.db.transaction().execute(async (tx) => {
      const held = tx.selectFrom('project').select('id').where('id', '=', project.id)
      await held.forNoKeyUpdate().execute()
      edit = ACTS['edit design']?.(idOf('prj owner'), project).catch(
        (error: { readonly code: string }) => error.code,
      )
      await lockWaiters(server.pool, 1)
      const row = { project_id: project.id, created_by: idOf('prj owner') }
      await tx.insertInto('sentinel_deployment').values(row).execute()
    })
    expect(await edit).toBe('PROJECT_LOCKED')
    const { blocks } = await projectBlocks(server, idOf('prj owner'), project.id)
    expect(blocks).toEqual([])
  })
})
