import { createHash, randomUUID } from 'node:crypto'
import { AppError, oneLine } from '@duet/contract'
import type { CecLibrary } from '@duet/formats'
import { z } from 'zod'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { isUuid } from '../db/uuid.ts'
import type { CecDataset, MutationUploadInverterDatasetArgs } from '../graphql/resolvers.gen.ts'
import { parseInput } from '../input/parseInput.ts'
import { fileReaders } from '../jobs/fileReaders.ts'
import type { Server } from '../server.ts'
import {
  type DatasetRow,
  deleteDataset,
  findDataset,
  insertCecInverters,
  insertCecModules,
  insertDataset,
  listDatasets,
} from './cecDatasetQueries.ts'
import { publishedText } from './cecPublished.ts'

/** The file of all modules has 4 MB. */
const MAX_TEXT_LENGTH = 16 * 1024 * 1024
/** Reasons that are stored; the count goes on. */
const MAX_REJECTED = 1000
/** Rows of one statement, of eight values each. */
const BATCH = 1000

const fileSchema = z.object({
  filename: z.string().overwrite(oneLine).min(1, 'File name is required').max(255),
})

/** Names of SAM's files. */
const PUBLISHED = {
  inverter: 'CEC Inverters.csv',
  panel: 'CEC Modules.csv',
} as const
const kindSchema = z.object({ kind: z.enum(['inverter', 'panel']) })

const storedRejected = z.array(z.object({ path: z.string(), message: z.string() }))

/** Files of SAM's library of CEC inverters and modules: what the search of the components finds. */
export async function cecDatasets(
  { db }: Server,
  caller: AdminCaller,
): Promise<readonly CecDataset[]> {
  systemAdmin(caller)
  return (await listDatasets(db)).map(datasetAnswer)
}

/** Components that were made from its entries retain their values. */
export async function deleteCecDataset(
  { db }: Server,
  caller: AdminCaller,
  id: string,
): Promise<void> {
  const userId = systemAdmin(caller)
  await db.transaction().execute(async (tx) => {
    const deleted = isUuid(id) ? await deleteDataset(tx, id) : undefined
    if (!deleted) throw new AppError('NOT_FOUND', 'Dataset not found')
    await writeAudit(tx, {
      userId,
      action: 'cec_dataset_deleted',
      details: { id, filename: deleted.filename },
    })
  })
}

export async function uploadCecDataset(
  server: Server,
  caller: AdminCaller,
  { filename: givenName, text }: MutationUploadInverterDatasetArgs,
): Promise<CecDataset> {
  const userId = systemAdmin(caller)
  const { filename } = parseInput(fileSchema, { filename: givenName })
  return storeDataset(server.db, userId, { filename, text })
}

/** Takes in the current list of a kind from where SAM publishes it. */
export async function fetchCecDataset(
  server: Server,
  caller: AdminCaller,
  kind: unknown,
): Promise<CecDataset> {
  const userId = systemAdmin(caller)
  const filename = PUBLISHED[parseInput(kindSchema, { kind }).kind]
  const text = await publishedText(server.config.cecLibraryUrl, filename)
  return storeDataset(server.db, userId, { filename, text })
}

interface LibraryFile {
  readonly filename: string
  readonly text: string
}

async function storeDataset(
  db: Database,
  userId: string,
  { filename, text }: LibraryFile,
): Promise<CecDataset> {
  if (text.length > MAX_TEXT_LENGTH) {
    throw new AppError(
      'FILE_TOO_LARGE',
      'The file is larger than 16 MiB, which no such library is.',
    )
  }
  const library = await fileReaders.read('cecLibrary', { text })
  if ('fault' in library) {
    throw new AppError('FILE_FORMAT', `${filename}: ${library.fault}`, { filename })
  }
  const { kind, entries, rejected } = library
  if (entries.length === 0) {
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
      kind,
      entry_count: entries.length,
      rejected: JSON.stringify(rejectedRecords(rejected)),
      uploaded_by: userId,
    })
    if (!dataset)
      throw new AppError('CONFLICT', `${filename}: this file is in the catalogue already.`)
    await insertEntries(tx, dataset.id, library)
    await writeAudit(tx, {
      userId,
      action: 'cec_dataset_stored',
      details: {
        id: dataset.id,
        filename,
        kind,
        entries: entries.length,
        rejected: rejected.length,
      },
    })
    return dataset.id
  })
  const row = await findDataset(db, id)
  if (!row) throw new AppError('NOT_FOUND', 'Dataset not found')
  return datasetAnswer(row)
}

async function insertEntries(tx: Database, dataset_id: string, library: CecLibrary): Promise<void> {
  if (library.kind === 'inverter') {
    await inBatches(library.entries, (batch) =>
      insertCecInverters(
        tx,
        batch.map(({ name, manufacturer, parameters }) => {
          const id = randomUUID()
          return {
            id,
            dataset_id,
            name,
            manufacturer,
            parameters: JSON.stringify({ ...parameters, inverter_id: id }),
          }
        }),
      ),
    )
    return
  }
  await inBatches(library.entries, (batch) =>
    insertCecModules(
      tx,
      batch.map(({ name, manufacturer, module }) => ({
        dataset_id,
        name,
        manufacturer,
        technology: module.technology,
        is_bifacial: module.isBifacial,
        stc_w: module.stcW,
        entry: JSON.stringify(module),
      })),
    ),
  )
}

async function inBatches<Entry>(
  entries: readonly Entry[],
  insert: (batch: readonly Entry[]) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < entries.length; i += BATCH) await insert(entries.slice(i, i + BATCH))
}

function rejectedRecords(
  rejected: readonly { readonly line: number; readonly reason: string }[],
): CecDataset['rejected'] {
  const shown = rejected
    .slice(0, MAX_REJECTED)
    .map(({ line, reason }) => ({ path: `line ${line}`, message: reason }))
  const more = rejected.length - shown.length
  return more === 0 ? shown : [...shown, { path: 'more', message: `and ${more} more lines` }]
}

function datasetAnswer(row: DatasetRow): CecDataset {
  return {
    id: row.id,
    filename: row.filename,
    kind: row.kind,
    entry_count: row.entry_count,
    uploaded_by: row.uploader_email ?? '',
    created_at: row.created_at,
    rejected: storedRejected.parse(row.rejected),
  }
}
