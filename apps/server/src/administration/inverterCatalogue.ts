import { createHash, randomUUID } from 'node:crypto'
import { AppError, oneLine } from '@duet/contract'
import type { CecInverterEntry } from '@duet/formats'
import { z } from 'zod'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type {
  InverterDataset,
  MutationUploadInverterDatasetArgs,
} from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { fileReaders } from '../jobs/fileReaders.ts'
import type { Server } from '../server.ts'
import {
  type DatasetRow,
  deleteDataset,
  findDataset,
  insertCecInverters,
  insertDataset,
  listDatasets,
} from './inverterCatalogueQueries.ts'

/** The file of all inverters has 0.6 MB. */
const MAX_TEXT_LENGTH = 16 * 1024 * 1024
/** Reasons that are stored; the count goes on. */
const MAX_REJECTED = 1000
/** Rows of one statement, of five values each. */
const BATCH = 1000

const fileSchema = z.object({
  filename: z.string().overwrite(oneLine).min(1, 'File name is required').max(255),
})

const storedRejected = z.array(z.object({ path: z.string(), message: z.string() }))

/** Uploads of SAM's library of CEC inverters: what the search of the components finds. */
export async function inverterDatasets(
  { db }: Server,
  caller: AdminCaller,
): Promise<readonly InverterDataset[]> {
  systemAdmin(caller)
  return (await listDatasets(db)).map(datasetAnswer)
}

/** Components that were made from its entries retain their values. */
export async function deleteInverterDataset(
  { db }: Server,
  caller: AdminCaller,
  id: string,
): Promise<void> {
  const userId = systemAdmin(caller)
  await db.transaction().execute(async (tx) => {
    const deleted = isUuid(id) ? await deleteDataset(tx, id) : undefined
    if (!deleted) throw new AppError('NOT_FOUND', 'Inverter dataset not found')
    await writeAudit(tx, {
      userId,
      action: 'inverter_dataset_deleted',
      details: { id, filename: deleted.filename },
    })
  })
}

export async function uploadInverterDataset(
  { db }: Server,
  caller: AdminCaller,
  { filename: givenName, text }: MutationUploadInverterDatasetArgs,
): Promise<InverterDataset> {
  const userId = systemAdmin(caller)
  const { filename } = parseInput(fileSchema, { filename: givenName })
  if (text.length > MAX_TEXT_LENGTH) {
    throw new AppError(
      'FILE_TOO_LARGE',
      'The file is larger than 16 MiB, which no such library is.',
    )
  }
  const library = await fileReaders.read('cecInverters', { text })
  if ('fault' in library) {
    throw new AppError('FILE_FORMAT', `${filename}: ${library.fault}`, { filename })
  }
  const { inverters, rejected } = library
  if (inverters.length === 0) {
    const first = rejected[0]
    throw new AppError(
      'FILE_FORMAT',
      `${filename}: no line can be used. Line ${first?.line}: ${first?.reason}.`,
      { filename },
    )
  }
  const id = await db.transaction().execute(async (tx) => {
    const dataset = await insertDataset(tx, {
      filename,
      source_hash: createHash('sha256').update(text).digest('hex'),
      inverter_count: inverters.length,
      rejected: JSON.stringify(rejectedRecords(rejected)),
      uploaded_by: userId,
    })
    if (!dataset) throw new AppError('CONFLICT', `${filename}: this file was uploaded before.`)
    await insertInBatches(tx, dataset.id, inverters)
    await writeAudit(tx, {
      userId,
      action: 'inverter_dataset_uploaded',
      details: {
        id: dataset.id,
        filename,
        inverters: inverters.length,
        rejected: rejected.length,
      },
    })
    return dataset.id
  })
  const row = await findDataset(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Inverter dataset not found')
  return datasetAnswer(row)
}

async function insertInBatches(
  tx: Database,
  datasetId: string,
  inverters: readonly CecInverterEntry[],
): Promise<void> {
  for (let i = 0; i < inverters.length; i += BATCH) {
    const rows = inverters.slice(i, i + BATCH).map(({ name, manufacturer, parameters }) => {
      const id = randomUUID()
      return {
        id,
        dataset_id: datasetId,
        name,
        manufacturer,
        parameters: JSON.stringify({ ...parameters, inverter_id: id }),
      }
    })
    await insertCecInverters(tx, rows)
  }
}

function rejectedRecords(
  rejected: readonly { readonly line: number; readonly reason: string }[],
): InverterDataset['rejected'] {
  const shown = rejected
    .slice(0, MAX_REJECTED)
    .map(({ line, reason }) => ({ path: `line ${line}`, message: reason }))
  const more = rejected.length - shown.length
  return more === 0 ? shown : [...shown, { path: 'more', message: `and ${more} more lines` }]
}

function datasetAnswer(row: DatasetRow): InverterDataset {
  return {
    id: row.id,
    filename: row.filename,
    inverter_count: row.inverter_count,
    uploaded_by: row.uploader_email ?? '',
    created_at: row.created_at,
    rejected: storedRejected.parse(row.rejected),
  }
}
