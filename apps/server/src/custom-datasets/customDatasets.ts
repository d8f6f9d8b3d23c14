import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { touchProject } from '../access/projectParts.ts'
import { writeAudit } from '../db/auditLog.ts'
import { isUniqueViolation } from '../db/uniqueViolation.ts'
import { markPrefixDeleting } from '../files/storedFileQueries.ts'
import type { CustomDataset, QueryCustomDatasetsArgs } from '../graphql/resolvers.gen.ts'
import { pageFields } from '../input/pageFields.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { accessibleCustomDataset, customDatasetNotFound } from './customDatasetAccess.ts'
import { customDatasetFolder, customDatasetName, customNameTaken } from './customDatasetNames.ts'
import {
  type CustomDatasetRow,
  customDatasetsOfProject,
  deleteCustomDatasetRow,
  updateCustomDatasetRow,
} from './customDatasetQueries.ts'
import { customDatasetAnswer } from './customDatasetRecord.ts'
import { readFileAnew } from './importCustomDataset.ts'

/** All datasets of a project that are offered to choose from. */
const MOST_LISTED = 500

/** Of a project to which the caller has settled access, newest first. */
export const listCustomDatasets = (
  { db }: Pick<Server, 'db'>,
  projectId: string,
): Promise<CustomDatasetRow[]> =>
  customDatasetsOfProject(db, projectId, { skip: 0, take: MOST_LISTED })

const pageInput = z.object(pageFields(50))

export async function pageOfCustomDatasets(
  { db }: Server,
  userId: UserId,
  input: QueryCustomDatasetsArgs,
): Promise<CustomDataset[]> {
  const { project } = await projectAccess(db, userId, input.project_id, 'viewer')
  const rows = await customDatasetsOfProject(db, project.id, parseInput(pageInput, input))
  return rows.map(customDatasetAnswer)
}

export async function describeAllCustomDatasets(
  server: Server,
  userId: UserId,
  projectId: string,
): Promise<CustomDataset[]> {
  const { project } = await projectAccess(server.db, userId, projectId, 'viewer')
  return (await listCustomDatasets(server, project.id)).map(customDatasetAnswer)
}

export async function describeCustomDataset(
  server: Server,
  userId: UserId,
  id: string,
): Promise<CustomDataset> {
  return customDatasetAnswer(await accessibleCustomDataset(server, userId, id, 'viewer'))
}

/** A new name, or its file read anew; a name that is taken prevents both. */
export async function updateCustomDataset(
  server: Server,
  userId: UserId,
  id: string,
  input: { readonly name?: string | null | undefined; readonly mapping?: unknown },
): Promise<CustomDataset> {
  const dataset = await accessibleCustomDataset(server, userId, id, 'editor')
  const isRead = input.mapping !== undefined && input.mapping !== null
  const name =
    typeof input.name === 'string' || !isRead
      ? parseInput(customDatasetName, input.name, ['input', 'name'])
      : dataset.name
  const renamed = name === dataset.name ? dataset : await rename(server, dataset.id, name)
  const row = isRead ? await readFileAnew(server, renamed, input.mapping) : renamed
  await touchProject(server.db, dataset.project_id)
  return customDatasetAnswer(row)
}

async function rename(
  { db }: Pick<Server, 'db'>,
  id: string,
  name: string,
): Promise<CustomDatasetRow> {
  try {
    const renamed = await updateCustomDatasetRow(db, id, { name })
    if (!renamed) throw customDatasetNotFound()
    return renamed
  } catch (error) {
    throw isUniqueViolation(error) ? customNameTaken(name) : error
  }
}

/** Its files go with it; workbooks that name it say that it is gone. */
export async function deleteCustomDataset(
  server: Server,
  userId: UserId,
  id: string,
): Promise<void> {
  const dataset = await accessibleCustomDataset(server, userId, id, 'editor')
  await server.db.transaction().execute(async (tx) => {
    if (!(await deleteCustomDatasetRow(tx, dataset.id))) throw customDatasetNotFound()
    await markPrefixDeleting(tx, customDatasetFolder(dataset))
    await touchProject(tx, dataset.project_id)
    await writeAudit(tx, {
      userId,
      projectId: dataset.project_id,
      action: 'custom_dataset_deleted',
      details: { id: dataset.id, name: dataset.name },
    })
  })
  server.sweeper.wake()
}
