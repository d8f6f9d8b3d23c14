import { randomUUID } from 'node:crypto'
import { AppError, oneLine } from '@duet/contract'
import { checkSeries, type WeatherSeries } from '@duet/weather'
import { z } from 'zod'
import { commitStoredFile } from '../../files/storedFileQueries.ts'
import type { Server } from '../../server.ts'
import { notFound } from '../datasets/datasetAccess.ts'
import { airTemperatureFrom } from '../datasets/datasetHistory.ts'
import {
  type DatasetRow,
  datasetNames,
  findDatasetByHash,
  insertDataset,
  type NewDataset,
} from '../datasets/datasetQueries.ts'
import { isComplete, storeWeather } from '../datasets/weatherFile.ts'
import { datasetConflict, nameTaken } from '../import/importDataset.ts'

export const datasetName = z.string().overwrite(oneLine).min(1, 'must not be empty').max(200)

/** Before its rows are made. @throws AppError NAME_TAKEN, and CONFLICT with `made` where the same was made already */
export async function refuseKnown(
  { db }: Pick<Server, 'db'>,
  projectId: string,
  { name, source_hash }: Pick<DerivedFacts, 'name' | 'source_hash'>,
  made: string,
): Promise<void> {
  if ((await datasetNames(db, projectId, name)).has(name)) throw nameTaken(name)
  const same = await findDatasetByHash(db, projectId, source_hash)
  if (!same) return
  throw new AppError('CONFLICT', `${made} already: the meteo dataset '${same.name}'`, {
    enviro_dataset_id: same.id,
    name: same.name,
  })
}

/** What is said of a dataset that is made from another one. */
interface DerivedFacts {
  readonly name: string
  /** Of what its rows were made of. */
  readonly source_hash: string
  /** What was done, after the history of the other one. */
  readonly steps: readonly object[]
}

/**
 * Stores rows that were made from those of another dataset as one of its own.
 *
 * @throws AppError NOT_FOUND where the other was deleted meanwhile, NAME_TAKEN, CONFLICT for what was made already
 */
export async function storeDerived(
  server: Server,
  parent: DatasetRow,
  series: WeatherSeries,
  { name, source_hash, steps }: DerivedFacts,
): Promise<DatasetRow> {
  const facts = {
    ...derivedFacts(parent, series),
    name,
    source_hash,
    history: JSON.stringify([...historyOf(parent), ...steps]),
  }
  const { db } = server
  const place = { projectId: parent.project_id, datasetId: randomUUID() }
  try {
    return await storeWeather(server, place, series, (storage_key) =>
      db.transaction().execute(async (tx) => {
        const dataset = await insertDataset(tx, { ...facts, id: place.datasetId, storage_key })
        await commitStoredFile(tx, storage_key)
        return dataset
      }),
    )
  } catch (error) {
    if (isParentGone(error)) throw notFound()
    throw (await datasetConflict(db, error, facts)) ?? error
  }
}

const historyOf = ({ history }: DatasetRow): readonly unknown[] =>
  Array.isArray(history) ? history : []

type CommonFacts = Omit<NewDataset, 'id' | 'storage_key' | 'name' | 'source_hash'>

function derivedFacts(parent: DatasetRow, series: WeatherSeries): CommonFacts {
  const { intervalStartUtcMs, columns, stepS } = series
  return {
    project_id: parent.project_id,
    source: parent.source,
    type: parent.type,
    time_interval: parent.time_interval,
    interval_alignment: parent.interval_alignment,
    local_time_zone: parent.local_time_zone,
    dst_shifts: parent.dst_shifts === null ? null : JSON.stringify(parent.dst_shifts),
    start_time: new Date(intervalStartUtcMs.at(0) ?? 0).toISOString(),
    end_time: new Date((intervalStartUtcMs.at(-1) ?? 0) + stepS * 1000).toISOString(),
    latitude: parent.latitude,
    longitude: parent.longitude,
    altitude_m: parent.altitude_m,
    has_windspeed: isComplete(columns.windspeed),
    has_rh: isComplete(columns.rh),
    has_pw: isComplete(columns.pw),
    row_count: intervalStartUtcMs.length,
    coldest_air_c: coldestOf(parent, columns.temp_c),
    warnings: '[]',
    source_filename: parent.source_filename,
    attribution: parent.attribution,
    parent_id: parent.id,
    quality_report: JSON.stringify(checkSeries(series, new Date())),
  }
}

/** °C. Air that is not of the file may be means: its coldest is that of what it is from. */
function coldestOf(parent: DatasetRow, airC: Float64Array | undefined): number {
  if (!airC) return parent.coldest_air_c
  const most = airTemperatureFrom(parent.history) === null ? 99 : parent.coldest_air_c
  return airC.reduce((least, value) => (value < least ? value : least), most)
}

/** It was deleted while its rows were edited. */
const isParentGone = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && String(error.constraint).includes('parent_id')
