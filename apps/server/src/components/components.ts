import { AppError, type ProjectRight } from '@duet/contract'
import { BLOCK_COMPONENT_KINDS, type ComponentKind, readComponentParameters } from '@duet/plant'
import type { UserId } from '../access/organizationAccess.ts'
import { type GrantedAccess, projectAccess } from '../access/projectAccess.ts'
import { touchDesign } from '../access/projectParts.ts'
import { recordAccess } from '../access/recordAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { mergedWithStored } from '../db/mergedWithStored.ts'
import { releaseReferences } from '../design/releaseReferences.ts'
import type {
  MutationAddUsualComponentsArgs,
  MutationUpdateComponentArgs,
  QueryComponentsArgs,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import {
  type ComponentRow,
  countComponents,
  deleteComponentRow,
  findComponent,
  insertComponent,
  listComponents,
  lockComponent,
  MAX_COMPONENTS,
  updateComponentRow,
} from './componentQueries.ts'
import {
  type ComponentRecord,
  componentNameInput,
  componentRecord,
  kindOf,
  storedParameters,
  usualMounting,
  wantedKind,
} from './componentRecord.ts'
import { insertUsualComponents } from './storedComponents.ts'

export interface NewComponent {
  readonly project_id: string
  readonly kind: ComponentKind
  readonly name: string
  /** Laid over the defaults of the kind. */
  readonly parameters?: unknown
}

const COMPONENT = {
  find: findComponent,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Component not found'),
}

export async function componentsOf(
  { db }: Server,
  userId: UserId,
  { project_id, kind }: QueryComponentsArgs,
): Promise<ComponentRecord[]> {
  await projectAccess(db, userId, project_id, 'viewer')
  const rows = await listComponents(db, project_id, wantedKind(kind))
  return rows.map(componentRecord)
}

export async function oneComponent(
  { db }: Server,
  userId: UserId,
  id: string,
): Promise<ComponentRecord> {
  return componentRecord(await componentAccess(db, userId, id, 'viewer'))
}

/** One message for a component that is unknown, malformed, or in a project that the user does not see. */
export const componentAccess = (
  db: Database,
  userId: UserId,
  id: string,
  right: ProjectRight,
): Promise<ComponentRow & { readonly access: GrantedAccess }> =>
  recordAccess(db, userId, id, right, COMPONENT)

export async function createComponent(
  { db }: Server,
  userId: UserId,
  { project_id, kind, name, parameters }: NewComponent,
): Promise<ComponentRecord> {
  await projectAccess(db, userId, project_id, 'edit')
  const values = {
    ...parseInput(componentNameInput, { name }),
    ...storedParameters(kind, parameters ?? {}),
  }
  await requireRoom(db, project_id, 1)
  return inProject(db, project_id, (tx) => insertComponent(tx, { project_id, kind, ...values }))
}

/** Usual components that go together, for a project that may have others. */
export async function addUsualComponents(
  { db }: Server,
  userId: UserId,
  { project_id, mounting }: MutationAddUsualComponentsArgs,
): Promise<ComponentRecord[]> {
  const { project } = await projectAccess(db, userId, project_id, 'edit')
  const wanted = parseInput(usualMounting, mounting, ['mounting'])
  return db.transaction().execute(async (tx) => {
    await requireRoom(tx, project_id, BLOCK_COMPONENT_KINDS.length)
    const rows = await insertUsualComponents(tx, project, wanted)
    await touchDesign(tx, project_id)
    return rows.map(componentRecord)
  })
}

/** @throws AppError CONFLICT where the project would hold too many */
async function requireRoom(db: Database, projectId: string, added: number): Promise<void> {
  if ((await countComponents(db, projectId)) + added <= MAX_COMPONENTS) return
  throw new AppError(
    'CONFLICT',
    `A project holds at most ${MAX_COMPONENTS} components. Delete those not in use.`,
  )
}

export async function updateComponent(
  { db }: Server,
  userId: UserId,
  id: string,
  { parameters, base }: Omit<MutationUpdateComponentArgs, 'id'>,
): Promise<ComponentRecord> {
  const row = await componentAccess(db, userId, id, 'edit')
  const kind = kindOf(row)
  const mine = readComponentParameters(kind, parameters)
  return inProject(db, row.project_id, async (tx) => {
    const now = await lockComponent(tx, id)
    const merged =
      base == null || now === undefined
        ? mine
        : mergedWithStored(`'${now.name}'`, {
            base: readComponentParameters(kind, base),
            mine,
            theirs: readComponentParameters(kind, now.parameters),
          })
    return updateComponentRow(tx, id, storedParameters(kind, merged))
  })
}

export async function updateComponentName(
  { db }: Server,
  userId: UserId,
  id: string,
  name: string,
): Promise<ComponentRecord> {
  const row = await componentAccess(db, userId, id, 'edit')
  const change = parseInput(componentNameInput, { name })
  return inProject(db, row.project_id, (tx) => updateComponentRow(tx, id, change))
}

/** Blocks that had it are left without; they become incomplete. */
export async function deleteComponent({ db }: Server, userId: UserId, id: string): Promise<void> {
  const row = await componentAccess(db, userId, id, 'edit')
  const projectId = row.project_id
  await db.transaction().execute(async (tx) => {
    await lockComponent(tx, id)
    await releaseReferences(tx, { projectId, userId, what: 'component', id })
    await deleteComponentRow(tx, id)
    await touchDesign(tx, row.project_id)
    await writeAudit(tx, {
      userId,
      projectId: row.project_id,
      action: 'component_deleted',
      details: { id, kind: row.kind, name: row.name },
    })
  })
}

async function inProject(
  db: Database,
  projectId: string,
  write: (tx: Database) => Promise<ComponentRow | undefined>,
): Promise<ComponentRecord> {
  const row = await db.transaction().execute(async (tx) => {
    const written = await write(tx)
    await touchDesign(tx, projectId)
    return written
  })
  if (!row) throw COMPONENT.notFound()
  return componentRecord(row)
}
