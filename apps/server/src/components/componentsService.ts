import { AppError } from '@duet/contract'
import { type ComponentKind, readComponentParameters } from '@duet/plant'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { mergedWithStored } from '../db/mergedWithStored.ts'
import { isUuid } from '../db/uuid.ts'
import { parseInput } from '../input/parseInput.ts'
import {
  type ComponentFileInput,
  type ComponentFileRecord,
  readComponentFile,
} from './componentFile.ts'
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
  wantedKind,
} from './componentRecord.ts'
import { type PanelIvRecord, panelIv } from './panelIv.ts'

/** Settles what the user may do in the project; throws where it is less than `right`. */
export type ComponentProjectAccess = (
  userId: string | undefined,
  projectId: string,
  right: 'viewer' | 'editor' | 'edit',
) => Promise<unknown>

export interface ComponentsDeps {
  readonly db: Database
  readonly access: ComponentProjectAccess
  /** Notes that somebody worked on the project. */
  readonly touchProject: (tx: Database, projectId: string) => Promise<void>
  /** Empties the fields of blocks that point at a component which goes. */
  readonly releaseReferences: (
    tx: Database,
    released: {
      readonly projectId: string
      readonly userId: string | undefined
      readonly what: 'component'
      readonly id: string
    },
  ) => Promise<void>
}

export interface NewComponent {
  readonly project_id: string
  readonly kind: ComponentKind
  readonly name: string
  /** Laid over the defaults of the kind. */
  readonly parameters?: unknown
}

export interface ParametersChange {
  readonly parameters: unknown
  /** What was edited; null: all is replaced. */
  readonly base?: unknown
}

type UserId = string | undefined

export interface ComponentsService {
  readonly components: (
    userId: UserId,
    input: { readonly project_id: string; readonly kind?: string | null | undefined },
  ) => Promise<ComponentRecord[]>
  readonly component: (userId: UserId, id: string) => Promise<ComponentRecord>
  readonly createComponent: (userId: UserId, input: NewComponent) => Promise<ComponentRecord>
  readonly updateComponent: (
    userId: UserId,
    id: string,
    change: ParametersChange,
  ) => Promise<ComponentRecord>
  readonly updateComponentName: (
    userId: UserId,
    id: string,
    name: string,
  ) => Promise<ComponentRecord>
  readonly deleteComponent: (userId: UserId, id: string) => Promise<void>
  /** For anyone who is signed in: it reads nothing stored. */
  readonly panelIv: (userId: UserId, parameters: unknown) => Promise<PanelIvRecord>
  /** Parameters for a new component; nothing is stored. */
  readonly readComponentFile: (
    userId: UserId,
    input: ComponentFileInput & { readonly project_id: string },
  ) => Promise<ComponentFileRecord>
}

export function createComponentsService(deps: ComponentsDeps): ComponentsService {
  return {
    components: (userId, input) => components(deps, userId, input),
    component: async (userId, id) =>
      componentRecord(await componentFor(deps, userId, id, 'viewer')),
    createComponent: (userId, input) => createComponent(deps, userId, input),
    updateComponent: (userId, id, change) => updateComponent(deps, userId, id, change),
    updateComponentName: (userId, id, name) => updateComponentName(deps, userId, id, name),
    deleteComponent: (userId, id) => deleteComponent(deps, userId, id),
    panelIv: async (userId, parameters) => {
      if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
      return panelIv(parameters)
    },
    readComponentFile: async (userId, { project_id, ...file }) => {
      await deps.access(userId, project_id, 'editor')
      return readComponentFile(file)
    },
  }
}

async function components(
  { db, access }: ComponentsDeps,
  userId: UserId,
  { project_id, kind }: { readonly project_id: string; readonly kind?: string | null | undefined },
): Promise<ComponentRecord[]> {
  await access(userId, project_id, 'viewer')
  const rows = await listComponents(db, project_id, wantedKind(kind))
  return rows.map(componentRecord)
}

async function createComponent(
  { db, access, touchProject }: ComponentsDeps,
  userId: UserId,
  { project_id, kind, name, parameters }: NewComponent,
): Promise<ComponentRecord> {
  await access(userId, project_id, 'edit')
  const values = {
    ...parseInput(componentNameInput, { name }),
    ...storedParameters(kind, parameters ?? {}),
  }
  if ((await countComponents(db, project_id)) >= MAX_COMPONENTS) {
    throw new AppError(
      'CONFLICT',
      `A project holds at most ${MAX_COMPONENTS} components. Delete those not in use.`,
    )
  }
  return inProject({ db, touchProject }, project_id, (tx) =>
    insertComponent(tx, { project_id, kind, ...values }),
  )
}

async function updateComponent(
  deps: ComponentsDeps,
  userId: UserId,
  id: string,
  { parameters, base }: ParametersChange,
): Promise<ComponentRecord> {
  const row = await componentFor(deps, userId, id, 'edit')
  const kind = kindOf(row)
  const mine = readComponentParameters(kind, parameters)
  return inProject(deps, row.project_id, async (tx) => {
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

async function updateComponentName(
  deps: ComponentsDeps,
  userId: UserId,
  id: string,
  name: string,
): Promise<ComponentRecord> {
  const row = await componentFor(deps, userId, id, 'edit')
  const change = parseInput(componentNameInput, { name })
  return inProject(deps, row.project_id, (tx) => updateComponentRow(tx, id, change))
}

/** Blocks that had it are left without; they become incomplete. */
async function deleteComponent(deps: ComponentsDeps, userId: UserId, id: string): Promise<void> {
  const row = await componentFor(deps, userId, id, 'edit')
  const projectId = row.project_id
  await deps.db.transaction().execute(async (tx) => {
    await lockComponent(tx, id)
    await deps.releaseReferences(tx, { projectId, userId, what: 'component', id })
    await deleteComponentRow(tx, id)
    await deps.touchProject(tx, row.project_id)
    await writeAudit(tx, {
      userId: userId ?? '',
      projectId: row.project_id,
      action: 'component_deleted',
      details: { id, kind: row.kind, name: row.name },
    })
  })
}

/** One message for a component that is unknown, malformed, or in a project that the user does not see. */
async function componentFor(
  { db, access }: ComponentsDeps,
  userId: UserId,
  id: string,
  right: 'viewer' | 'edit',
): Promise<ComponentRow> {
  if (!userId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const row = isUuid(id) ? await findComponent(db, id) : undefined
  if (!row) throw notFound()
  try {
    await access(userId, row.project_id, right)
  } catch (error) {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? notFound() : error
  }
  return row
}

const notFound = (): AppError => new AppError('NOT_FOUND', 'Component not found')

async function inProject(
  { db, touchProject }: Pick<ComponentsDeps, 'db' | 'touchProject'>,
  projectId: string,
  write: (tx: Database) => Promise<ComponentRow | undefined>,
): Promise<ComponentRecord> {
  const row = await db.transaction().execute(async (tx) => {
    const written = await write(tx)
    await touchProject(tx, projectId)
    return written
  })
  if (!row) throw notFound()
  return componentRecord(row)
}
