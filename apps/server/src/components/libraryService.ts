import { AppError } from '@duet/contract'
import { type FieldError, validateComponent } from '@duet/plant'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import { findComponent } from './componentQueries.ts'
import { type ComponentRecord, componentNameInput, kindOf, wantedKind } from './componentRecord.ts'
import type { ComponentsService } from './componentsService.ts'
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

type UserId = string | undefined
type OrganizationRole = 'guest' | 'member' | 'admin' | 'owner'

export interface LibraryDeps {
  readonly db: Database
  /** Settles what the user may do in the project; throws where it is less than `right`. */
  readonly access: (
    userId: UserId,
    projectId: string,
    right: 'viewer' | 'editor' | 'edit',
  ) => Promise<{ readonly project: { readonly id: string; readonly organization_id: string } }>
  /** Settles what the user may do in the organisation; throws where the user is not in it. */
  readonly organizationAccess: (
    userId: UserId,
    organizationId: string,
  ) => Promise<{ readonly role: OrganizationRole }>
  readonly createComponent: ComponentsService['createComponent']
}

/** A component of a library as it is shown. */
export interface LibraryComponentRecord extends NamedLibraryComponentRow {
  readonly field_errors: FieldError[]
  /** Its name may be changed, and it may be deleted or replaced, by the caller. */
  readonly may_manage: boolean
}

/** Components that the members of an organisation share between its projects; guests have no part in it. */
export interface LibraryService {
  readonly libraryComponents: (
    userId: UserId,
    input: { readonly project_id: string; readonly kind?: string | null | undefined },
  ) => Promise<LibraryComponentRecord[]>
  /** @throws AppError NAME_TAKEN where one of the kind and name is there and is not to be replaced */
  readonly addComponentToLibrary: (
    userId: UserId,
    input: { readonly id: string; readonly replace: boolean },
  ) => Promise<LibraryComponentRecord>
  readonly createComponentFromLibrary: (
    userId: UserId,
    input: { readonly project_id: string; readonly library_component_id: string },
  ) => Promise<ComponentRecord>
  readonly updateLibraryComponentName: (
    userId: UserId,
    id: string,
    name: string,
  ) => Promise<LibraryComponentRecord>
  readonly deleteLibraryComponent: (userId: UserId, id: string) => Promise<void>
}

export function createLibraryService(deps: LibraryDeps): LibraryService {
  return {
    libraryComponents: (userId, input) => libraryComponents(deps, userId, input),
    addComponentToLibrary: (userId, input) => addComponentToLibrary(deps, userId, input),
    createComponentFromLibrary: (userId, input) => createFromLibrary(deps, userId, input),
    updateLibraryComponentName: (userId, id, name) => rename(deps, userId, id, name),
    deleteLibraryComponent: (userId, id) => remove(deps, userId, id),
  }
}

async function libraryComponents(
  deps: LibraryDeps,
  userId: UserId,
  { project_id, kind }: { readonly project_id: string; readonly kind?: string | null | undefined },
): Promise<LibraryComponentRecord[]> {
  const { project } = await deps.access(userId, project_id, 'viewer')
  const wanted = wantedKind(kind)
  const { role } = await deps.organizationAccess(userId, project.organization_id)
  if (role === 'guest') return []
  const rows = await listLibraryComponents(deps.db, project.organization_id, wanted)
  return rows.map((row) => libraryRecord(row, userId, role))
}

async function addComponentToLibrary(
  deps: LibraryDeps,
  userId: UserId,
  { id, replace }: { readonly id: string; readonly replace: boolean },
): Promise<LibraryComponentRecord> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const component = isUuid(id) ? await findComponent(deps.db, id) : undefined
  if (!component) throw componentNotFound()
  const { project } = await hidden(deps.access(userId, component.project_id, 'editor'))
  const organizationId = project.organization_id
  const { role } = await deps.organizationAccess(userId, organizationId)
  if (role === 'guest') throw notForGuests()
  const { kind, name } = component
  const values = { name, parameters: JSON.stringify(component.parameters) }
  const added = await deps.db.transaction().execute(async (tx) => {
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
        created_by: userId,
        ...values,
      }))
    await audit(tx, userId, organizationId, 'library_component_added', { id: addedId, kind, name })
    return addedId
  })
  return shown(deps, userId, added, role)
}

async function createFromLibrary(
  deps: LibraryDeps,
  userId: UserId,
  input: { readonly project_id: string; readonly library_component_id: string },
): Promise<ComponentRecord> {
  const { project } = await deps.access(userId, input.project_id, 'edit')
  const { role } = await deps.organizationAccess(userId, project.organization_id)
  if (role === 'guest') throw notForGuests()
  const id = input.library_component_id
  const row = isUuid(id) ? await findLibraryComponent(deps.db, id) : undefined
  if (row?.organization_id !== project.organization_id) throw libraryComponentNotFound()
  const { name, parameters } = row
  return deps.createComponent(userId, {
    project_id: project.id,
    kind: kindOf(row),
    name,
    parameters,
  })
}

async function rename(
  deps: LibraryDeps,
  userId: UserId,
  id: string,
  name: string,
): Promise<LibraryComponentRecord> {
  const { row, role } = await manageable(deps, userId, id)
  const change = parseInput(componentNameInput, { name })
  await deps.db.transaction().execute(async (tx) => {
    await lockLibrary(tx, row.organization_id)
    const namesake = await findNamesake(tx, {
      organizationId: row.organization_id,
      kind: row.kind,
      name: change.name,
    })
    if (namesake && namesake.id !== row.id) throw nameTaken(change.name)
    await updateLibraryComponentRow(tx, row.id, change)
  })
  return shown(deps, userId, row.id, role)
}

async function remove(deps: LibraryDeps, userId: UserId, id: string): Promise<void> {
  const { row } = await manageable(deps, userId, id)
  await deps.db.transaction().execute(async (tx) => {
    await deleteLibraryComponentRow(tx, row.id)
    const { kind, name } = row
    await audit(tx, userId ?? '', row.organization_id, 'library_component_deleted', {
      id: row.id,
      kind,
      name,
    })
  })
}

/** One answer for what is unknown, malformed, or of an organisation that the user is no member of. */
async function manageable(
  { db, organizationAccess }: LibraryDeps,
  userId: UserId,
  id: string,
): Promise<{ readonly row: NamedLibraryComponentRow; readonly role: OrganizationRole }> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const row = isUuid(id) ? await findLibraryComponent(db, id) : undefined
  if (!row) throw libraryComponentNotFound()
  const { role } = await organizationAccess(userId, row.organization_id).catch((error) => {
    throw isNotFound(error) ? libraryComponentNotFound() : error
  })
  if (role === 'guest') throw libraryComponentNotFound()
  if (!mayManage(row, userId, role)) throw notYours()
  return { row, role }
}

async function shown(
  { db }: LibraryDeps,
  userId: UserId,
  id: string,
  role: OrganizationRole,
): Promise<LibraryComponentRecord> {
  const row = await findLibraryComponent(db, id)
  if (!row) throw libraryComponentNotFound()
  return libraryRecord(row, userId, role)
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
  return created_by === userId || role === 'admin' || role === 'owner'
}

/** A project that the caller does not see hides its components. */
async function hidden<T>(access: Promise<T>): Promise<T> {
  return access.catch((error) => {
    throw isNotFound(error) ? componentNotFound() : error
  })
}

const isNotFound = (error: unknown): boolean =>
  error instanceof AppError && error.code === 'NOT_FOUND'

function audit(
  tx: Database,
  userId: string,
  organizationId: string,
  action: string,
  details: object,
): Promise<void> {
  return writeAudit(tx, { userId, organizationId, action, details: { ...details } })
}

const componentNotFound = (): AppError => new AppError('NOT_FOUND', 'Component not found')
const libraryComponentNotFound = (): AppError =>
  new AppError('NOT_FOUND', 'Library component not found')
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
