import { createHash, randomUUID } from 'node:crypto'
import { AppError, oneLine } from '@duet/contract'
import { checkSeries, type WeatherSeries } from '@duet/weather'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { touchProject } from '../../access/projectParts.ts'
import { commitStoredFile } from '../../files/storedFileQueries.ts'
import type { EnviroDataset } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { accessibleDataset, notFound } from '../datasets/datasetAccess.ts'
import { datasetAnswer } from '../datasets/datasetAnswer.ts'
import { airTemperatureFrom, versionHash } from '../datasets/datasetHistory.ts'
import {
  type DatasetRow,
  datasetNames,
  findDatasetByHash,
  insertDataset,
  type NewDataset,
  userName,
} from '../datasets/datasetQueries.ts'
import { readSeries } from '../datasets/datasetSeries.ts'
import { isComplete, storeWeather } from '../datasets/weatherFile.ts'
import { datasetConflict, nameTaken } from '../import/importDataset.ts'
import { editedSeries, type ReasonedEdit, reasonedText, weatherEdits } from './weatherEdits.ts'

export interface DatasetEditInput {
  readonly name: string
  readonly edits: unknown
}

const datasetEdit = z.object({
  name: z.string().overwrite(oneLine).min(1, 'must not be empty').max(200),
  edits: weatherEdits,
})

/**
 * A new dataset from the rows of another one, which stays as it is. The same edits of the same dataset are refused a
 * second time, as the same file is.
 */
export async function editDataset(
  server: Server,
  userId: UserId,
  id: string,
  input: DatasetEditInput,
): Promise<EnviroDataset> {
  const parent = await accessibleDataset(server, userId, id, 'weather')
  const { name, edits } = parseInput(datasetEdit, input, ['input'])
  if ((await datasetNames(server.db, parent.project_id, name)).has(name)) throw nameTaken(name)
  const source_hash = editedHash(parent, edits)
  const same = await findDatasetByHash(server.db, parent.project_id, source_hash)
  if (same) throw sameEdits(same)
  const series = await editedSeries(await readSeries(server.series, parent), edits, 'input.edits')
  const history = [...historyOf(parent), ...(await newHistory(server, userId, edits))]
  try {
    const facts = { ...editedFacts(parent, series), name, source_hash }
    const row = await storeEdited(server, parent, series, {
      ...facts,
      history: JSON.stringify(history),
    })
    await touchProject(server.db, parent.project_id)
    return datasetAnswer(row)
  } finally {
    server.sweeper.wake()
  }
}

/** Of what is done to the rows, whatever the reason for it is. */
function editedHash(parent: DatasetRow, edits: readonly ReasonedEdit[]): string {
  const done = edits.map(({ reason: _reason, ...edit }) => edit)
  return createHash('sha256')
    .update(`${versionHash(parent)}\n${JSON.stringify(done)}`)
    .digest('hex')
}

function sameEdits({ id, name }: DatasetRow): AppError {
  return new AppError('CONFLICT', `These edits were made already: the meteo dataset '${name}'`, {
    enviro_dataset_id: id,
    name,
  })
}

const historyOf = ({ history }: DatasetRow): readonly unknown[] =>
  Array.isArray(history) ? history : []

async function newHistory(
  { db }: Server,
  userId: UserId,
  edits: readonly ReasonedEdit[],
): Promise<readonly object[]> {
  const at = new Date().toISOString()
  const user_name = await userName(db, userId ?? '')
  return edits.map((edit) => ({ at, user_name, text: reasonedText(edit), edit }))
}

type EditedFacts = Omit<NewDataset, 'id' | 'storage_key' | 'name' | 'source_hash'>

function editedFacts(parent: DatasetRow, series: WeatherSeries): EditedFacts {
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

async function storeEdited(
  server: Server,
  parent: DatasetRow,
  series: WeatherSeries,
  facts: Omit<NewDataset, 'id' | 'storage_key'>,
): Promise<DatasetRow> {
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

/** It was deleted while its rows were edited. */
const isParentGone = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && String(error.constraint).includes('parent_id')
