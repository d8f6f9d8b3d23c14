import { markDeleting } from '../files/storedFileQueries.ts'
import type { ResultJobRow } from './resultJobQueries.ts'
import { queueResultJob, type ResultJobsDeps } from './resultJobs.ts'

/** A new job in the place of one that failed. Undefined when it has not failed. @throws AppError QUOTA_EXCEEDED */
export function retryResultJob(
  { db, queue }: ResultJobsDeps,
  id: string,
  startedBy: string,
): Promise<ResultJobRow | undefined> {
  return db.transaction().execute(async (tx) => {
    const failed = await tx
      .deleteFrom('result_job')
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .returning(['simulation_id', 'user_id', 'kind', 'input', 'input_hash'])
      .executeTakeFirst()
    return failed && queueResultJob({ db: tx, queue }, failed, startedBy)
  })
}

/** Forgets a job; its file is marked for removal. A worker that is at it breaks off. */
export async function deleteResultJob({ db, queue }: ResultJobsDeps, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .deleteFrom('result_job')
      .where('id', '=', id)
      .returning('storage_key')
      .executeTakeFirst()
    if (row?.storage_key) await markDeleting(tx, row.storage_key)
  })
  await queue.cancel('result_job', [id])
}
