import { AppError, type OrganizationRole, organizationRefusal } from '@duet/contract'
import { type FieldError, validateComponent } from '@duet/plant'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { knownRecord, organizationRecord } from '../access/recordAccess.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import type {
  MutationCreateComponentFromLibraryArgs,
  QueryLibraryComponentsArgs,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { type ComponentRecord, componentNameInput, kindOf, wantedKind } from './componentRecord.ts'
import { componentAccess, createComponent } from './components.ts'
import {
  countLibraryComponents,
  deleteLibraryComponentRow,
  findLibraryComponent,
  findNamesake,
  insertLibraryComponent,
  listLibraryComponents,
  lockLibrary,
  MAX_LIBRARY_COMPONENTS,
  type NamedLibraryComponentRow,
  updateLibraryComponentRow,
} from './libraryQueries.ts'

/** A component of a library as it is shown. */
export interface LibraryComponentRecord extends NamedLibraryComponentRow {
  readonly field_errors: FieldError[]
  /** Its name may be changed, and it may be deleted or replaced, by the caller. */
  readonly may_manage: boolean
}

const LIBRARY_COMPONENT = {
  find: findLibraryComponent,
  notFound: (): AppError => new AppError('NOT_FOUND', 'Library component not found'),
}

/** Components that the members of an organisation share between its projects; guests have no part in it. */
export async function libraryComponents(
  { db }: Server,
  userId: UserId,
  { project_id, kind }: QueryLibraryComponentsArgs,
): Promise<LibraryComponentRecord[]> {
  const { project } = await projectAccess(db, userId, project_id, 'viewer')
  const wanted = wantedKind(kind)
  const { role } = await organizationAccess(db, userId, project.organization_id)
  if (role === 'guest') return []
  const rows = await listLibraryComponents(db, project.organization_id, wanted)
  return rows.map((row) => libraryRecord(row, userId, role))
}

/** @throws AppError NAME_TAKEN where one of the kind and name is there and is not to be replaced */
export async function addComponentToLibrary(
  { db }: Server,
  userId: UserId,
  { id, replace }: { readonly id: string; readonly replace: boolean },
): Promise<LibraryComponentRecord> {
  const created_by = signedIn(userId)
  const { access, ...component } = await componentAccess(db, userId, id, 'editor')
  const organizationId = access.project.organization_id
  const { role } = await organizationAccess(db, userId, organizationId)
  if (role === 'guest') throw notForGuests()
  const { kind, name } = component
  const values = { name, parameters: JSON.stringify(component.parameters) }
  const added = await db.transaction().execute(async (tx) => {
    await lockLibrary(tx, organizationId)
    const namesake = await findNamesake(tx, { organizationId, kind, name })
    if (namesake && !replace) throw nameTaken(name)
    if (namesake && !mayManage(namesake, userId, role)) throw notYours()
    if (!namesake && (await countLibraryComponents(tx, organizationId)) >= MAX_LIBRARY_COMPONENTS) {
      throw new AppError(
        'CONFLICT',
        `A library holds at most ${MAX_LIBRARY_COMPONENTS} components.`,
      )
    }
    if (namesake) await updateLibraryComponentRow(tx, namesake.id, values)
    const { id: addedId } =
      namesake ??
      (await insertLibraryComponent(tx, {
        organization_id: organizationId,
        kind,
        created_by,
        ...values,
      }))
    await writeAudit(tx, {
      userId: created_by,
      organizationId,
      action: 'library_component_added',
      details: { id: addedId, kind, name },
    })
    return addedId
  })
  return shown(db, userId, added, role)
}

export async function createComponentFromLibrary(
  server: Server,
  userId: UserId,
  input: MutationCreateComponentFromLibraryArgs,
): Promise<ComponentRecord> {
  const { project } = await projectAccess(server.db, userId, input.project_id, 'edit')
  const { role } = await organizationAccess(server.db, userId, project.organization_id)
  if (role === 'guest') throw notForGuests()
  const id = input.library_component_id
  const row = await knownRecord(server.db, id, LIBRARY_COMPONENT)
  if (row.organization_id !== project.organization_id) throw LIBRARY_COMPONENT.notFound()
  const { name, parameters } = row
  return createComponent(server, userId, {
    project_id: project.id,
    kind: kindOf(row),
    name,
    parameters,
  })
}

export async function updateLibraryComponentName(
  { db }: Server,
  userId: UserId,
  id: string,
  name: string,
): Promise<LibraryComponentRecord> {
  const { row, role } = await manageable(db, userId, id)
  const change = parseInput(componentNameInput, { name })
  await db.transaction().execute(async (tx) => {
    await lockLibrary(tx, row.organization_id)
    const namesake = await findNamesake(tx, {
      organizationId: row.organization_id,
      kind: row.kind,
      name: change.name,
    })
    if (namesake && namesake.id !== row.id) throw nameTaken(change.name)
    await updateLibraryComponentRow(tx, row.id, change)
  })
  return shown(db, userId, row.id, role)
}

export async function deleteLibraryComponent(
  { db }: Server,
  userId: UserId,
  id: string,
): Promise<void> {
  const { row } = await manageable(db, userId, id)
  await db.transaction().execute(async (tx) => {
    await deleteLibraryComponentRow(tx, row.id)
    const { id: rowId, kind, name } = row
    await writeAudit(tx, {
      userId,
      organizationId: row.organization_id,
      action: 'library_component_deleted',
      details: { id: rowId, kind, name },
    })
  })
}

/** One answer for what is unknown, malformed, or of an organisation that the user is no member of. */
async function manageable(
  db: Database,
  userId: UserId,
  id: string,
): Promise<{ readonly row: NamedLibraryComponentRow; readonly role: OrganizationRole }> {
  const found = await organizationRecord(db, userId, id, 'guest', LIBRARY_COMPONENT)
  if (found.role === 'guest') throw LIBRARY_COMPONENT.notFound()
  if (!mayManage(found.row, userId, found.role)) throw notYours()
  return found
}

async function shown(
  db: Database,
  userId: UserId,
  id: string,
  role: OrganizationRole,
): Promise<LibraryComponentRecord> {
  return libraryRecord(await knownRecord(db, id, LIBRARY_COMPONENT), userId, role)
}

function libraryRecord(
  row: NamedLibraryComponentRow,
  userId: UserId,
  role: OrganizationRole,
): LibraryComponentRecord {
  const { errors } = validateComponent(kindOf(row), row.parameters)
  return { ...row, field_errors: [...errors], may_manage: mayManage(row, userId, role) }
}

function mayManage(
  { created_by }: { readonly created_by: string | null },
  userId: UserId,
  role: OrganizationRole,
): boolean {
  return created_by === userId || organizationRefusal(role, 'admin') === undefined
}

const notForGuests = (): AppError =>
  new AppError('FORBIDDEN', 'Guests have no part in the library of an organization.')
const notYours = (): AppError =>
  new AppError(
    'FORBIDDEN',
    'Only who put it there, or an admin of the organization, may change a component of the library.',
  )
const nameTaken = (name: string): AppError =>
  new AppError(
    'NAME_TAKEN',
    `The library has '${name}' already. Replace it, or rename one of them.`,
    {
      name,
    },
  )
