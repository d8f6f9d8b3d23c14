import { randomUUID } from 'node:crypto'
import { organizationAccess, signedIn, type UserId } from '../access/organizationAccess.ts'
import { PROJECT, projectAccess } from '../access/projectAccess.ts'
import type { ProjectRow } from '../access/projectQueries.ts'
import { knownRecord } from '../access/recordAccess.ts'
import { findUser, personName } from '../access/users.ts'
import { insertComponents } from '../components/storedComponents.ts'
import {
  customDatasetCopies,
  insertCustomDatasetCopies,
} from '../custom-datasets/copyCustomDatasets.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { insertDesign } from '../design/storedDesign.ts'
import { groundPrefixes, insertGroundCopies } from '../design/storedGround.ts'
import { copyEconomics } from '../economics/economicsQueries.ts'
import type { MutationCopyProjectArgs } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { type DatasetCopy, insertDatasetCopies } from '../meteo/datasets/copyDatasets.ts'
import { readPlantDocument } from '../plants/plantDocument.ts'
import type { Server } from '../server.ts'
import {
  adoptCopies,
  changedMeanwhile,
  copyFiles,
  dropCopies,
  type FileCopy,
  filesToCopy,
} from './copyFiles.ts'
import { insertWorkbookCopies } from './copyWorkbooks.ts'
import { insertOwnedProject } from './insertOwnedProject.ts'
import { withNewIds } from './newIds.ts'
import { copyNameSchema, NAME_LENGTH } from './projectInput.ts'
import type { ProjectRecord } from './projectRecord.ts'

export interface CopyTarget {
  readonly organizationId: string
  /** Becomes its owner. */
  readonly userId: string
  readonly name?: string | null | undefined
}

/** Design, components, weather and custom datasets with the workbooks of these alone, without runs; into the same organisation unless another is given. */
export async function copyProject(
  server: Server,
  userId: UserId,
  input: MutationCopyProjectArgs,
): Promise<ProjectRecord> {
  const { project } = await projectAccess(server.db, userId, input.sourceProjectId, 'copy')
  return copyInto(server, project, {
    organizationId: input.organization_id ?? project.organization_id,
    userId: signedIn(userId),
    name: input.copyProjectName,
  })
}

/** For the administration, which has settled access to the source. The user must be a member of the target. */
export async function copyProjectTo(
  server: Server,
  { sourceProjectId, ...target }: CopyTarget & { readonly sourceProjectId: string },
): Promise<ProjectRecord> {
  return copyInto(server, await knownRecord(server.db, sourceProjectId, PROJECT), target)
}

async function copyInto(
  server: Server,
  source: ProjectRow,
  { organizationId, userId, name }: CopyTarget,
): Promise<ProjectRecord> {
  const { db } = server
  await organizationAccess(db, userId, organizationId, 'create')
  const given = parseInput(copyNameSchema, name, ['copyProjectName'])
  const copyName = given ?? (await defaultName(db, source, userId))
  const document = await readPlantDocument(db, source)
  const id = randomUUID()
  const datasets = (document.enviro_datasets ?? []).map((dataset) =>
    copyOf(dataset.id, source.id, id),
  )
  const custom = await customDatasetCopies(db, source.id, id)
  const files: FileCopy[] = []
  for (const { fromPrefix, prefix } of [...datasets, ...custom])
    files.push(...(await filesToCopy(db, fromPrefix, prefix)))
  const targets = groundPrefixes(id)
  for (const [i, prefix] of groundPrefixes(source.id).entries())
    files.push(...(await filesToCopy(db, prefix, targets[i] ?? prefix)))
  try {
    await copyFiles(server, source.id, files)
    const plant = withNewIds(document, new Map(datasets.map((copy) => [copy.fromId, copy.id])))
    return await db.transaction().execute(async (tx) => {
      const fields = { ...fieldsOf(source), id, name: copyName }
      const project = await insertOwnedProject(tx, { userId, organizationId }, fields)
      await adoptCopies(tx, id, files)
      const inserted = await insertDatasetCopies(tx, id, datasets)
      const insertedCustom = await insertCustomDatasetCopies(tx, id, custom)
      if (inserted < datasets.length || insertedCustom < custom.length) throw changedMeanwhile()
      await copyEconomics(tx, source.id, id)
      await insertWorkbookCopies(tx, {
        fromProject: source.id,
        toProject: id,
        ownerId: userId,
        datasets: [...datasets, ...custom],
      })
      await insertComponents(tx, id, plant.components)
      await insertDesign(tx, id, plant)
      const needed = await insertGroundCopies(tx, source.id, id)
      if (!needed.every((key) => files.some(({ to }) => to === key))) throw changedMeanwhile()
      await auditCopy(tx, source, { ...project, userId })
      return project
    })
  } catch (error) {
    await dropCopies(db, files)
    server.sweeper.wake()
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
async function defaultName(db: Database, source: ProjectRow, userId: string): Promise<string> {
  const user = await findUser(db, userId)
  const who = user ? personName(user) : ''
  const time = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const suffix = ` (copy by ${who}, ${time} UTC)`
  const base = source.name.replace(/ \(copy by [^()]*\)$/, '')
  return base.slice(0, Math.max(0, NAME_LENGTH - suffix.length)) + suffix
}

/** Both sides record it: the copy where it came from, the source that it was copied. */
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
