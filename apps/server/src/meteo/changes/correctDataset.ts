import { AppError } from '@duet/contract'
import { heightsIn, localFrame, readHeightGrid } from '@duet/plant'
import {
  checkSeries,
  correctionText,
  correctSeries,
  type WeatherCorrection,
  type WeatherSeries,
} from '@duet/weather'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { touchProject } from '../../access/projectParts.ts'
import type { Database } from '../../db/connection.ts'
import { storedTerrain } from '../../design/storedGround.ts'
import { commitStoredFile } from '../../files/storedFileQueries.ts'
import type { EnviroDataset } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { changeableDataset, notFound } from '../datasets/datasetAccess.ts'
import { datasetAnswer } from '../datasets/datasetAnswer.ts'
import { CORRECTION_KIND } from '../datasets/datasetHistory.ts'
import {
  type DatasetRow,
  findDataset,
  reviseDataset,
  userName,
} from '../datasets/datasetQueries.ts'
import { readSeries } from '../datasets/datasetSeries.ts'
import { storeWeather } from '../datasets/weatherFile.ts'

const between = (least: number, most: number, unit: string) => {
  const message = `must be from ${least} to ${most} ${unit}`
  return z.number().min(least, message).max(most, message).optional()
}

const correctionInput = z.object({
  local_time_zone: between(-12, 14, 'hours'),
  zone_keeps: z.enum(['labels', 'instants'], "must be 'labels' or 'instants'").optional(),
  interval_alignment: z
    .enum(['beginning', 'center', 'ending'], "must be 'beginning', 'center' or 'ending'")
    .optional(),
  latitude: between(-90, 90, 'degrees'),
  longitude: between(-180, 180, 'degrees'),
  altitude_m: between(-500, 9000, 'm'),
  reason: z.string().trim().max(200).optional(),
})

type CorrectionInput = z.infer<typeof correctionInput>

/** As the API takes it: null is absent. */
export type CorrectionFields = {
  readonly [Key in keyof CorrectionInput]?: CorrectionInput[Key] | string | null
}

/**
 * Puts the times and the place of a dataset right. Its rows are written anew under a key of their own, so that runs
 * that were made from the earlier revision retain what they had.
 *
 * @throws AppError INVALID_INPUT, also for a new place whose height nobody says; CONFLICT for a dataset that was corrected meanwhile
 */
export async function correctDataset(
  server: Server,
  userId: UserId,
  id: string,
  fields: CorrectionFields,
): Promise<EnviroDataset> {
  const dataset = await changeableDataset(server, userId, id)
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
  const { reason, ...asked } = parseInput(correctionInput, given, ['input'])
  const correction = await withHeight(server, dataset, asked)
  const series = await readSeries(server.series, dataset)
  const text = correctionText({ ...series, altitudeM: dataset.altitude_m }, correction)
  if (text === '') {
    throw new AppError('INVALID_INPUT', 'The dataset has these times and this place already', {
      path: 'input',
    })
  }
  const entry = {
    at: new Date().toISOString(),
    user_name: await userName(server.db, userId ?? ''),
    text: `Revision ${dataset.revision + 1}: ${text}${reason ? ` (${reason})` : ''}`,
    edit: { kind: CORRECTION_KIND, ...correction },
  }
  const corrected = correctSeries(series, correction)
  const heightM = correction.altitude_m ?? dataset.altitude_m
  const revised = await storeRevision(server, dataset, corrected, heightM, entry)
  await touchProject(server.db, dataset.project_id)
  return datasetAnswer(revised)
}

/** Places nearer than this are one: coordinates that were rounded. */
const SAME_PLACE_DEG = 0.01

/** A new place brings its own height: the one that is said, else that of the project's ground where it reaches. */
async function withHeight(
  server: Server,
  dataset: DatasetRow,
  correction: WeatherCorrection,
): Promise<WeatherCorrection> {
  const { latitude = dataset.latitude, longitude = dataset.longitude } = correction
  const isMoved =
    Math.abs(latitude - dataset.latitude) > SAME_PLACE_DEG ||
    Math.abs(longitude - dataset.longitude) > SAME_PLACE_DEG
  if (!isMoved || correction.altitude_m !== undefined) return correction
  const terrain = await storedTerrain(server, dataset.project_id)
  const grid = terrain && readHeightGrid(terrain.bytes)
  const heightM = grid ? heightsIn(grid, localFrame(longitude, latitude))(0, 0) : Number.NaN
  if (Number.isFinite(heightM)) return { ...correction, altitude_m: Math.round(heightM) }
  throw new AppError(
    'INVALID_INPUT',
    'input.altitude_m: required with a new place, as the heights of the project do not reach there',
    { path: 'input.altitude_m' },
  )
}

function storeRevision(
  server: Server,
  dataset: DatasetRow,
  series: WeatherSeries,
  heightM: number | null,
  entry: object,
): Promise<DatasetRow> {
  const { id: datasetId, project_id: projectId, revision } = dataset
  const history: readonly unknown[] = Array.isArray(dataset.history) ? dataset.history : []
  return storeWeather(server, { projectId, datasetId }, series, (storage_key) =>
    server.db.transaction().execute(async (tx) => {
      const revised = await reviseDataset(tx, datasetId, revision, {
        ...placeAndTimes(series),
        altitude_m: heightM,
        storage_key,
        history: JSON.stringify([...history, entry]),
        quality_report: JSON.stringify(checkSeries(series, new Date())),
      })
      if (!revised) throw await changedMeanwhile(tx, datasetId)
      await commitStoredFile(tx, storage_key)
      return revised
    }),
  )
}

function placeAndTimes(series: WeatherSeries) {
  const { intervalStartUtcMs, stepS } = series
  return {
    local_time_zone: series.utcOffsetH,
    interval_alignment: series.alignment,
    latitude: series.latitudeDeg,
    longitude: series.longitudeDeg,
    start_time: new Date(intervalStartUtcMs.at(0) ?? 0).toISOString(),
    end_time: new Date((intervalStartUtcMs.at(-1) ?? 0) + stepS * 1000).toISOString(),
  }
}

async function changedMeanwhile(db: Database, id: string): Promise<AppError> {
  return (await findDataset(db, id))
    ? new AppError(
        'CONFLICT',
        'The meteo dataset was corrected by somebody else meanwhile. Look at it and try again.',
        { enviro_dataset_id: id },
      )
    : notFound()
}
