import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import type { BlockLayerRow, BlockRow, DesignTable } from './designQueries.ts'
import { withTimes } from './designRecords.ts'
import { editorNames, nameOfEditor } from './editorNames.ts'

/** A record that is to be written or deleted, with the revision that its editor had before him. */
export interface Claim {
  readonly path: string
  readonly id: string
  /** Undefined: whatever is there is replaced. */
  readonly base: number | undefined
}

type StoredRow = BlockRow | BlockLayerRow

interface Found {
  readonly path: string
  readonly id: string
  readonly record: StoredRow | null
  readonly editorId: string | null
  readonly at: Date
}

/**
 * Refuses records that somebody else has written or deleted since. The caller holds the row of the project.
 * @throws AppError DESIGN_CONFLICT
 */
export async function refuseConflicts(
  tx: Database,
  projectId: string,
  table: DesignTable,
  claims: readonly Claim[],
): Promise<void> {
  const based = claims.filter(({ base }) => base !== undefined)
  if (based.length === 0) return
  const ids = based.map(({ id }) => id)
  const stored = await storedRows(tx, projectId, table, ids)
  const deletions = await tx
    .selectFrom('design_deletion')
    .select(['record_id', 'revision', 'deleted_by', 'deleted_at'])
    .where('project_id', '=', projectId)
    .where('record_id', 'in', ids)
    .limit(ids.length)
    .execute()
  const rows = new Map(stored.map((row) => [row.id, row]))
  const gone = new Map(deletions.map((row) => [row.record_id, row]))
  const found = based.flatMap(({ path, id, base = 0 }): Found[] => {
    const record = rows.get(id.toLowerCase())
    if (record) return record.revision > base ? [conflictWith(path, record)] : []
    const deletion = gone.get(id.toLowerCase())
    if (!deletion || deletion.revision <= base) return []
    return [{ path, id, record: null, editorId: deletion.deleted_by, at: deletion.deleted_at }]
  })
  await refuse(tx, found)
}

/** As `refuseConflicts`, for deletions: what is gone already is no conflict, layers that are left in a block are. */
export async function refuseNewer(
  tx: Database,
  projectId: string,
  table: DesignTable,
  claims: readonly Claim[],
): Promise<void> {
  const based = claims.filter(({ base }) => base !== undefined)
  if (based.length === 0) return
  const ids = based.map(({ id }) => id)
  const claimOf = new Map(based.map((claim) => [claim.id.toLowerCase(), claim]))
  const stored = await storedRows(tx, projectId, table, ids)
  const newer = stored.flatMap((row): Found[] => {
    const claim = claimOf.get(row.id)
    return claim && row.revision > (claim.base ?? 0) ? [conflictWith(claim.path, row)] : []
  })
  const left = table === 'block' ? await layersIn(tx, projectId, ids) : []
  const inBlocks = left.flatMap((layer): Found[] => {
    const claim = claimOf.get(layer.block_id ?? '')
    return claim ? [conflictWith(claim.path, layer)] : []
  })
  await refuse(tx, [...newer, ...inBlocks])
}

const conflictWith = (path: string, record: StoredRow): Found => ({
  path,
  id: record.id,
  record,
  editorId: record.updated_by,
  at: record.updated_at,
})

/** The stored records, locked until the transaction ends. */
function storedRows(
  tx: Database,
  projectId: string,
  table: DesignTable,
  ids: readonly string[],
): Promise<StoredRow[]> {
  return tx
    .selectFrom(table)
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .orderBy('id')
    .limit(ids.length)
    .execute()
}

const MOST_NAMED = 100

function layersIn(
  tx: Database,
  projectId: string,
  blockIds: readonly string[],
): Promise<BlockLayerRow[]> {
  return tx
    .selectFrom('block_layer')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('block_id', 'in', blockIds)
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute()
}

async function refuse(tx: Database, found: readonly Found[]): Promise<void> {
  const [first] = found
  if (!first) return
  const names = await editorNames(
    tx,
    found.map(({ editorId }) => editorId),
  )
  const name = nameOfEditor(names, first.editorId)
  const what = first.record === null ? 'deleted it' : `changed '${first.record.name}'`
  throw new AppError(
    'DESIGN_CONFLICT',
    `${first.path}: ${name} has ${what} since. Load the changes and decide.`,
    {
      conflicts: found.slice(0, MOST_NAMED).map(({ path, id, record, editorId, at }) => ({
        path,
        id,
        record: record && withTimes(record),
        editor_name: nameOfEditor(names, editorId),
        at: at.toISOString(),
      })),
    },
  )
}
