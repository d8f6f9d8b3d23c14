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
import { inputFile } from './terminal/inputFile.ts'
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

/** A weather file, with what of it is the same for every plant found once. */
export interface OpenedWeather {
  readonly file: WeatherFile
  /** Weather of a run; of a typical year in the year that it stands for. */
  readonly weatherOf: (simulatedYear: number | undefined) => RunnableWeather
  readonly warningsAt: (site: Site) => readonly string[]
}

interface RunnableWeather {
  readonly weather: Weather
  readonly coldestAirC: number
}

/** @param meteoFile - `-` is standard input; @throws WeatherFileError with line numbers */
export async function openWeather(
  meteoFile: string,
  { project: { latitude, longitude, altitude_m } }: Pick<PlantDocument, 'project'>,
): Promise<OpenedWeather> {
  const path = await inputFile(meteoFile)
  const { size } = await stat(path)
  const file = await readMeteo(createReadStream(path), {
    filename: basename(path),
    sizeBytes: size,
    site: { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: altitude_m },
  })
  return openedWeather(file)
}

function openedWeather(file: WeatherFile): OpenedWeather {
  return {
    file,
    weatherOf: memo((year) => runnableWeather(file, year), String),
    warningsAt: memo((site) => weatherWarnings(file, site), JSON.stringify),
  }
}

function memo<Key, Value>(make: (key: Key) => Value, textOf: (key: Key) => string) {
  const made = new Map<string, Value>()
  return (key: Key): Value => {
    const text = textOf(key)
    const value = made.get(text) ?? make(key)
    made.set(text, value)
    return value
  }
}

function runnableWeather(file: WeatherFile, simulatedYear: number | undefined): RunnableWeather {
  const weather = runWeather(
    { startUtcMs: file.intervalStartUtcMs, columns: file.columns },
    {
      isTypicalYear: file.metadata.type === 'TMY',
      stepS: file.stepS,
      utcOffsetH: file.metadata.local_time_zone,
      simulatedYear,
    },
  )
  const coldestAirC = weather.airC.reduce((low, airC) => (airC < low ? airC : low), Infinity)
  return { weather, coldestAirC }
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
  return scriptedRun(planOpened(document, await openWeather(meteoFile, document), year))
}

/** The same run with the scripts of trackers run. @throws AppError TRACKER_SCRIPT */
export const scriptedRun = async (loaded: LoadedRun): Promise<LoadedRun> => ({
  ...loaded,
  plan: await scriptedPlan(loaded.plan, () => loaded.weather),
})

/** The run of a plant in the weather of a file, but for the scripts of trackers, which are not run. */
export const planLoaded = (
  document: PlantDocument,
  file: WeatherFile,
  year: number | undefined,
): LoadedRun => planOpened(document, openedWeather(file), year)

export function planOpened(
  document: PlantDocument,
  { file, weatherOf, warningsAt }: OpenedWeather,
  year: number | undefined,
): LoadedRun {
  const { type: weatherType } = file.metadata
  const { weather, coldestAirC } = weatherOf(
    weatherType === 'TMY' ? (year ?? startYear(document)) : undefined,
  )
  const site = siteOf(document, file)
  const plan = planPlant(document, { site, meteo: file.metadata, coldestAirC })
  const heightM = file.metadata.altitude_m ?? null
  const fitness = weatherFitness(seriesOfFile(file, site), heightM, plantPlace(document))
  // the file's own columns are left behind: of a year of minutes they are as large as the weather
  return { document, plan, weather, weatherType, fitness, weatherWarnings: warningsAt(site) }
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

/** @param file - `-` is standard input; @throws AppError INVALID_PLANT_DOCUMENT for what is no plant, or not with such values */
export async function readPlant(file: string, values?: PlantValues): Promise<PlantDocument> {
  const path = await inputFile(file)
  return parsePlantDocument(plantJson(await readFile(path, 'utf8'), basename(path)), values)
}

/** @param name - of the file, for the message; @throws AppError INVALID_PLANT_DOCUMENT for what is no JSON */
export function plantJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new AppError(
      'INVALID_PLANT_DOCUMENT',
      `${name} is not JSON: ${error.message}`,
      {},
      { cause: error },
    )
  }
}

/** @throws AppError DISTANT_WEATHER where the weather is so far off that somebody must say that it is meant */
export function refuseDistant({ fitness }: LoadedRun): void {
  const doubt = fitness.remarks.find(({ level }) => level === 'confirm')
  if (doubt === undefined) return
  throw new AppError(
    'DISTANT_WEATHER',
    `${doubt.message} Choose weather of the place, or say that it is meant with --confirm-distant-weather.`,
  )
}
