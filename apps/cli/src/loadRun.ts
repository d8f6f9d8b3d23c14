import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { AppError } from '@duet/contract'
import type { Weather } from '@duet/engine'
import { readWeather, type WeatherFile } from '@duet/formats'
import {
  coldestAirC,
  type Dataset,
  type PlantDocument,
  parsePlantDocument,
  planRun,
  type RunPlan,
  runWeather,
} from '@duet/plant'

export interface LoadedRun {
  readonly plan: RunPlan
  readonly weather: Weather
  readonly dataset: Dataset
  /** Of the weather file. */
  readonly warnings: readonly string[]
}

/**
 * Reads a plant document and a weather file and plans the run of all blocks.
 *
 * @throws AppError INVALID_PLANT_DOCUMENT; WeatherFileError with line numbers
 */
export async function loadRun(
  plantFile: string,
  meteoFile: string,
  year: number | undefined,
): Promise<LoadedRun> {
  const document = await readPlant(plantFile)
  const file = await readMeteo(meteoFile)
  const dataset: Dataset = {
    type: file.metadata.type,
    intervalStartUtcMs: file.intervalStartUtcMs,
    stepS: file.stepS,
    localTimeZoneH: file.metadata.local_time_zone,
    columns: file.columns,
  }
  const plan = planRun({
    document,
    blockIds: document.blocks.map(({ id }) => id),
    coldestAirC: coldestAirC(dataset),
  })
  return {
    plan,
    weather: runWeather(dataset, year),
    dataset,
    warnings: file.warnings.map(({ line, message }) =>
      line === undefined ? message : `line ${line}: ${message}`,
    ),
  }
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
  return readWeather(createReadStream(file), {
    filename: basename(file),
    sizeBytes: size,
  })
}
