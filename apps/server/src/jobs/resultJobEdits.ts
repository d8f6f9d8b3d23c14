import type { Database } from '../db/connection.ts'
import { markDeleting } from '../files/storedFileQueries.ts'
import type { ResultJobRow } from './resultJobQueries.ts'
import type { ResultJobsDeps } from './resultJobs.ts'

/** Queues a job that failed once more. Undefined when it has not failed. */
export function retryResultJob(
  { db, queue }: ResultJobsDeps,
  id: string,
): Promise<ResultJobRow | undefined> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('result_job')
      .set({
        status: 'queued',
        attempts: 0,
        completed_parts: 0,
        error_code: null,
        error_message: null,
        worker: null,
        running_at: null,
        completed_at: null,
      })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returningAll()
      .executeTakeFirst()
    if (row) await queue.enqueue(tx, 'result_job', [id])
    return row
  })
}

/** Forgets a job; its file is marked for removal. A worker that is at it finds its job gone. */
export function deleteResultJob(db: Database, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('result_job')
      .where('id', '=', id)
      .returning('storage_key')
      .executeTakeFirst()
    if (row?.storage_key) await markDeleting(tx, row.storage_key)
  })
}
