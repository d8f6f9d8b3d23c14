import { AppError } from '@duet/contract'
import { signedIn, type UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { touchProject } from '../access/projectParts.ts'
import type { ProjectRow } from '../access/projectQueries.ts'
import { findProject } from '../access/projectQueries.ts'
import type { Database } from '../db/connection.ts'
import {
  commitStoredFile,
  findStoredFile,
  lockPendingFile,
  markDeleting,
} from '../files/storedFileQueries.ts'
import type { CustomDataset, MutationCreateCustomDatasetArgs } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { utcOffset } from '../meteo/providers/utcOffset.ts'
import type { Server } from '../server.ts'
import { customDatasetNotFound } from './customDatasetAccess.ts'
import { customDatasetName, insertNamed } from './customDatasetNames.ts'
import { type CustomDatasetRow, updateCustomDatasetRow } from './customDatasetQueries.ts'
import { customDatasetAnswer } from './customDatasetRecord.ts'
import { parseSeriesMapping } from './seriesMappingInput.ts'
import { storeCustomFile } from './storeCustomFile.ts'

type ReadingServer = Pick<Server, 'db' | 'series' | 'storage' | 'sweeper'>

const UPLOAD_KEY = /^projects\/([0-9a-f-]{36})\/custom-datasets\/([0-9a-f-]{36})\/upload$/

/** Standard time at a project, hours from UTC. */
export const projectOffsetH = (project: Pick<ProjectRow, 'latitude' | 'longitude'>): number =>
  utcOffset(project).standard_offset_h

/** The id that the key of an upload holds becomes the dataset's. @throws AppError NOT_FOUND, CONFLICT */
export async function findCustomUpload(
  db: Database,
  projectId: string,
  storageKey: string,
): Promise<{ readonly id: string; readonly sizeBytes: number }> {
  const [, keyProject, id] = UPLOAD_KEY.exec(storageKey) ?? []
  const row = keyProject === projectId ? await findStoredFile(db, storageKey) : undefined
  if (row?.state === 'kept') throw uploadTaken()
  if (!id || row?.state !== 'pending' || row.size_bytes === null)
    throw new AppError('NOT_FOUND', 'Upload not found. Upload the file again.')
  return { id, sizeBytes: Number(row.size_bytes) }
}

const uploadTaken = (): AppError =>
  new AppError('CONFLICT', 'This upload is a custom dataset already.')

/**
 * Makes a dataset of an uploaded file, which becomes part of it. An upload that cannot be read as it was mapped stays for
 * another try.
 */
export async function createFromFile(
  server: Server,
  userId: UserId,
  input: Omit<MutationCreateCustomDatasetArgs, 'mapping'> & { readonly mapping: unknown },
): Promise<CustomDataset> {
  const { db } = server
  const { project } = await projectAccess(db, userId, input.project_id, 'editor')
  const mapping = parseSeriesMapping(input.mapping)
  const source_filename = parseInput(customDatasetName, input.filename, ['filename'])
  const name = input.name
    ? { given: parseInput(customDatasetName, input.name, ['name']) }
    : { wanted: source_filename.replace(/\.[a-z0-9]{1,7}$/i, '') }
  const { id } = await findCustomUpload(db, project.id, input.storage_key)
  const place = { id, project_id: project.id }
  try {
    const row = await storeCustomFile(server, place, mapping, projectOffsetH(project), (facts) => {
      const made = {
        ...place,
        ...facts,
        source: 'file',
        source_filename,
        created_by: signedIn(userId),
      }
      return insertNamed(db, made, name, (tx) =>
        takeFiles(tx, input.storage_key, facts.storage_key),
      )
    })
    await touchProject(db, project.id)
    return customDatasetAnswer(row)
  } finally {
    server.sweeper.wake()
  }
}

/** Of two datasets made of one upload, the first gets it. */
async function takeFiles(tx: Database, uploadKey: string, dataKey: string): Promise<void> {
  if (!(await lockPendingFile(tx, uploadKey))) throw uploadTaken()
  await commitStoredFile(tx, uploadKey)
  await commitStoredFile(tx, dataKey)
}

/** The file of a dataset as another mapping reads it; where that fails the dataset stays as it was. */
export async function readFileAnew(
  server: ReadingServer,
  dataset: CustomDatasetRow,
  given: unknown,
): Promise<CustomDatasetRow> {
  if (dataset.source !== 'file') {
    throw new AppError('CONFLICT', 'This dataset was made of no file: it has no columns to map.')
  }
  const mapping = parseSeriesMapping(given)
  const project = await findProject(server.db, dataset.project_id)
  if (!project) throw customDatasetNotFound()
  const row = await storeCustomFile(server, dataset, mapping, projectOffsetH(project), (facts) =>
    server.db.transaction().execute(async (tx) => {
      const updated = await updateCustomDatasetRow(tx, dataset.id, facts)
      if (!updated) throw customDatasetNotFound()
      await commitStoredFile(tx, facts.storage_key)
      await markDeleting(tx, dataset.storage_key)
      return updated
    }),
  )
  server.sweeper.wake()
  return row
}
