import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { AppError } from '@duet/contract'
import type { Site, Weather } from '@duet/engine'
import type { WeatherFile } from '@duet/formats'
import {
  type PlantDocument,
  type PlantPlan,
  type PlantValues,
  parsePlantDocument,
  planPlant,
  plantPlace,
} from '@duet/plant'
import { runWeather } from '@duet/results'
import { readMeteo, seriesOfFile, type WeatherFitness, weatherFitness } from '@duet/weather'
import { scriptedPlan } from './scriptedPlan.ts'
import { weatherWarnings } from './weatherWarnings.ts'

export interface LoadedRun {
  readonly document: PlantDocument
  readonly plan: PlantPlan
  readonly weather: Weather
  readonly weatherType: WeatherFile['metadata']['type']
  /** How the weather fits the plant. */
  readonly fitness: WeatherFitness
  readonly weatherWarnings: readonly string[]
}

/**
 * Reads a plant document and a weather file and plans the run of all blocks.
 *
 * @param year - that a typical year is placed in; the year of the youngest block where absent
 * @throws AppError INVALID_PLANT_DOCUMENT, TRACKER_SCRIPT; WeatherFileError with line numbers
 */
export async function loadRun(
  plantFile: string,
  meteoFile: string,
  year: number | undefined,
): Promise<LoadedRun> {
  const document = await readPlant(plantFile)
  const { latitude, longitude, altitude_m } = document.project
  const { size } = await stat(meteoFile)
  const file = await readMeteo(createReadStream(meteoFile), {
    filename: basename(meteoFile),
    sizeBytes: size,
    site: { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: altitude_m },
  })
  const loaded = planLoaded(document, file, year)
  return { ...loaded, plan: await scriptedPlan(loaded.plan, () => loaded.weather) }
}

/** The same with both files read, but for the scripts of trackers, which are not run. */
export function planLoaded(
  document: PlantDocument,
  file: WeatherFile,
  year: number | undefined,
): LoadedRun {
  const isTypicalYear = file.metadata.type === 'TMY'
  const weather = runWeather(
    { startUtcMs: file.intervalStartUtcMs, columns: file.columns },
    {
      isTypicalYear,
      stepS: file.stepS,
      utcOffsetH: file.metadata.local_time_zone,
      simulatedYear: isTypicalYear ? (year ?? startYear(document)) : undefined,
    },
  )
  const site = siteOf(document, file)
  const plan = planPlant(document, {
    site,
    meteo: file.metadata,
    coldestAirC: weather.airC.reduce((low, airC) => (airC < low ? airC : low), Infinity),
  })
  const heightM = file.metadata.altitude_m ?? null
  const fitness = weatherFitness(seriesOfFile(file, site), heightM, plantPlace(document))
  const { type: weatherType } = file.metadata
  // the file's own columns are left behind: of a year of minutes they are as large as the weather
  return {
    document,
    plan,
    weather,
    weatherType,
    fitness,
    weatherWarnings: weatherWarnings(file, site),
  }
}

/** The weather's place, so that the sun is the one that its light came from; the plant's where the file does not say. */
function siteOf({ project }: PlantDocument, { metadata }: WeatherFile): Site {
  return {
    latitudeDeg: metadata.latitude ?? project.latitude,
    longitudeDeg: metadata.longitude ?? project.longitude,
    altitudeM: metadata.altitude_m ?? project.altitude_m,
  }
}

function startYear({ blocks }: PlantDocument): number | undefined {
  const years = blocks.flatMap(({ pv_system_start_date: date }) =>
    date ? [Number(date.slice(0, 4))] : [],
  )
  return years.length > 0 ? Math.max(...years) : undefined
}

/** @throws AppError INVALID_PLANT_DOCUMENT for what is no plant, or not with such values */
export async function readPlant(file: string, values?: PlantValues): Promise<PlantDocument> {
  const text = await readFile(file, 'utf8')
  try {
    return parsePlantDocument(JSON.parse(text), values)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new AppError(
      'INVALID_PLANT_DOCUMENT',
      `${basename(file)} is not JSON: ${error.message}`,
      {},
      { cause: error },
    )
  }
}
