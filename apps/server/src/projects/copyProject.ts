import { randomUUID } from 'node:crypto'
import { type ProjectAccess, projectNotFound } from '../access/projectAccess.ts'
import { findProject, type ProjectRow } from '../access/projectQueries.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { parseInput } from '../input/parseInput.ts'
import {
  adoptCopies,
  changedMeanwhile,
  copyFiles,
  dropCopies,
  type FileCopy,
  filesToCopy,
} from './copyFiles.ts'
import { insertOwnedProject } from './insertOwnedProject.ts'
import { withNewIds } from './newIds.ts'
import type { PlantDocumentDeps, PlantDocumentService } from './plantDocumentService.ts'
import { copyNameSchema, NAME_LENGTH } from './projectInput.ts'
import { type OrganizationAccess, type ProjectRecord, signedIn } from './projectsService.ts'
import { findMembers } from './projectUserQueries.ts'

/** A dataset of a project, and what its copy is. */
export interface DatasetCopy {
  readonly fromId: string
  readonly id: string
  /** From the prefix of its files to that of their copies. */
  readonly fromPrefix: string
  readonly prefix: string
}

export interface CopyProjectDeps
  extends Pick<PlantDocumentDeps, 'insertComponents' | 'insertDesign'> {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly access: ProjectAccess
  readonly organizationAccess: OrganizationAccess
  readonly plantDocument: PlantDocumentService['plantDocument']
  /** Writes datasets into the new project with the facts of their originals; fewer than asked where some are gone. */
  readonly insertDatasetCopies: (
    tx: Database,
    projectId: string,
    copies: readonly DatasetCopy[],
  ) => Promise<number>
  /** Key prefixes of the files of a project's ground. */
  readonly groundPrefixes: (projectId: string) => readonly string[]
  /** Writes raster layers and terrain into the new project; gives the keys of the files that they need. */
  readonly insertGroundCopies: (
    tx: Database,
    fromProject: string,
    toProject: string,
  ) => Promise<readonly string[]>
  readonly wakeSweeper: () => void
  readonly now: () => number
}

type UserId = string | undefined
type Optional<T> = T | null | undefined

export interface CopyTarget {
  readonly sourceProjectId: string
  readonly organizationId: string
  /** Becomes its owner. */
  readonly userId: string
  readonly name?: Optional<string>
}

export interface CopyProjectService {
  /** Design, components and weather, without runs; into the same organisation unless another is given. */
  readonly copyProject: (
    userId: UserId,
    input: {
      readonly sourceProjectId: string
      readonly copyProjectName?: Optional<string>
      readonly organization_id?: Optional<string>
    },
  ) => Promise<ProjectRecord>
  /** For the administration, which has settled access to the source. The user must be a member of the target. */
  readonly copyProjectTo: (target: CopyTarget) => Promise<ProjectRecord>
}

export function createCopyProjectService(deps: CopyProjectDeps): CopyProjectService {
  return {
    copyProject: async (userId, input) => {
      const { project } = await deps.access(userId, input.sourceProjectId, 'copy')
      return copyInto(deps, project, {
        sourceProjectId: project.id,
        organizationId: input.organization_id ?? project.organization_id,
        userId: signedIn(userId),
        name: input.copyProjectName,
      })
    },
    copyProjectTo: async (target) => {
      const id = target.sourceProjectId
      const source = isUuid(id) ? await findProject(deps.db, id) : undefined
      if (!source) throw projectNotFound()
      return copyInto(deps, source, target)
    },
  }
}

async function copyInto(
  deps: CopyProjectDeps,
  source: ProjectRow,
  { organizationId, userId, name }: CopyTarget,
): Promise<ProjectRecord> {
  await deps.organizationAccess(userId, organizationId, 'create')
  const given = parseInput(copyNameSchema, name, ['copyProjectName'])
  const copyName = given ?? (await defaultName(deps, source, userId))
  const document = await deps.plantDocument(deps.db, source)
  const id = randomUUID()
  const datasets = (document.enviro_datasets ?? []).map((dataset) =>
    copyOf(dataset.id, source.id, id),
  )
  const files: FileCopy[] = []
  for (const { fromPrefix, prefix } of datasets)
    files.push(...(await filesToCopy(deps.db, fromPrefix, prefix)))
  const targets = deps.groundPrefixes(id)
  for (const [i, prefix] of deps.groundPrefixes(source.id).entries())
    files.push(...(await filesToCopy(deps.db, prefix, targets[i] ?? prefix)))
  try {
    await copyFiles(deps, source.id, files)
    const plant = withNewIds(document, new Map(datasets.map((copy) => [copy.fromId, copy.id])))
    return await deps.db.transaction().execute(async (tx) => {
      const fields = { ...fieldsOf(source), id, name: copyName }
      const project = await insertOwnedProject(tx, { userId, organizationId }, fields)
      await adoptCopies(tx, id, files)
      const inserted = await deps.insertDatasetCopies(tx, id, datasets)
      if (inserted < datasets.length) throw changedMeanwhile()
      await deps.insertComponents(tx, id, plant.components)
      await deps.insertDesign(tx, id, plant)
      const needed = await deps.insertGroundCopies(tx, source.id, id)
      if (!needed.every((key) => files.some(({ to }) => to === key))) throw changedMeanwhile()
      await auditCopy(tx, source, { ...project, userId })
      return project
    })
  } catch (error) {
    await dropCopies(deps.db, files)
    deps.wakeSweeper()
    throw error
  }
}

function copyOf(fromId: string, fromProject: string, toProject: string): DatasetCopy {
  const id = randomUUID()
  return {
    fromId,
    id,
    fromPrefix: `projects/${fromProject}/meteo/${fromId}`,
    prefix: `projects/${toProject}/meteo/${id}`,
  }
}

/** The copy is shared with nobody yet. */
function fieldsOf({ latitude, longitude, altitude_m, exports_for_viewers }: ProjectRow) {
  return { latitude, longitude, altitude_m, exports_for_viewers }
}

/** Who copies what, and when. */
async function defaultName(
  { db, now }: CopyProjectDeps,
  source: ProjectRow,
  userId: string,
): Promise<string> {
  const user = (await findMembers(db, [userId])).get(userId)
  const who = `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim() || (user?.email ?? '')
  const time = new Date(now()).toISOString().slice(0, 16).replace('T', ' ')
  const suffix = ` (copy by ${who}, ${time} UTC)`
  const base = source.name.replace(/ \(copy by [^()]*\)$/, '')
  return base.slice(0, Math.max(0, NAME_LENGTH - suffix.length)) + suffix
}

/** Both sides can tell: the copy where it came from, the source that it was copied. */
async function auditCopy(
  tx: Database,
  source: ProjectRow,
  copy: {
    readonly id: string
    readonly organization_id: string
    readonly name: string
    readonly userId: string
  },
): Promise<void> {
  await writeAudit(tx, {
    userId: copy.userId,
    organizationId: copy.organization_id,
    projectId: copy.id,
    action: 'project_copied',
    details: { name: copy.name, source_project_id: source.id },
  })
  await writeAudit(tx, {
    userId: copy.userId,
    organizationId: source.organization_id,
    projectId: source.id,
    action: 'project_copy_taken',
    details: { copy_project_id: copy.id },
  })
}
