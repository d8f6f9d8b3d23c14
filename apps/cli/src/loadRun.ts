import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { AppError } from '@duet/contract'
import type { Site, Weather } from '@duet/engine'
import { readWeather, type WeatherFile } from '@duet/formats'
import { type PlantDocument, parsePlantDocument } from '@duet/plant'
import { runWeather } from '@duet/results'
import { type PlantPlan, planPlant } from './planPlant.ts'

export interface LoadedRun {
  readonly plan: PlantPlan
  readonly weather: Weather
  readonly file: WeatherFile
  readonly site: Site
}

/**
 * Reads a plant document and a weather file and plans the run of all blocks.
 *
 * @param year - that a typical year is laid into; the year of the youngest block where absent
 * @throws AppError INVALID_PLANT_DOCUMENT; WeatherFileError with line numbers
 */
export async function loadRun(
  plantFile: string,
  meteoFile: string,
  year: number | undefined,
): Promise<LoadedRun> {
  const document = await readPlant(plantFile)
  const file = await readMeteo(meteoFile)
  return planLoaded(document, file, year)
}

/** The same with both files read. */
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
  return { plan, weather, file, site }
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

async function readPlant(file: string): Promise<PlantDocument> {
  const text = await readFile(file, 'utf8')
  try {
    return parsePlantDocument(JSON.parse(text))
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

async function readMeteo(file: string): Promise<WeatherFile> {
  const { size } = await stat(file)
  return readWeather(createReadStream(file), { filename: basename(file), sizeBytes: size })
}
