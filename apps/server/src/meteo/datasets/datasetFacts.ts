import type { Database } from '../../db/connection.ts'
import { isUuid } from '../../db/uuid.ts'
import { airTemperatureFrom, versionHash } from './datasetHistory.ts'
import { type DatasetRow, findDataset } from './datasetQueries.ts'
import { datasetStepS } from './weatherReads.ts'

/** A dataset as a run needs it. */
export interface DatasetFacts extends Omit<DatasetRow, 'type' | 'start_time' | 'end_time'> {
  readonly type: 'Sequential' | 'TMY'
  /** ISO 8601 UTC. */
  readonly start_time: string
  readonly end_time: string
  readonly step_s: number
  /** In words; null: from the file. */
  readonly air_temperature_from: string | null
}

/** A dataset of this very project; undefined for every other id. The caller has settled access to the project. */
export async function datasetFacts(
  db: Database,
  projectId: string,
  id: string,
): Promise<DatasetFacts | undefined> {
  const row = isUuid(id) ? await findDataset(db, id) : undefined
  if (row?.project_id !== projectId) return undefined
  return {
    ...row,
    source_hash: versionHash(row),
    type: row.type === 'TMY' ? 'TMY' : 'Sequential',
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    step_s: datasetStepS(row),
    air_temperature_from: airTemperatureFrom(row.history),
  }
}
