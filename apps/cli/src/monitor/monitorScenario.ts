import { createReadStream, existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@duet/contract'
import { readWeather } from '@duet/formats'
import {
  type DayResult,
  type Deployment,
  deploymentSchema,
  evaluatePlant,
  type LightShares,
  lightShares,
  monitoredPlant,
  nodeReadings,
  type PlantFigures,
  plantDays,
  plantFigures,
} from '@duet/monitoring'
import { readPlant } from '../loadRun.ts'
import { expectedRun } from './expectedRun.ts'
import { readSensors } from './readSensors.ts'

export interface MonitoredScenario {
  readonly results: readonly DayResult[]
  readonly figures: PlantFigures
  /** Where the light of the expected energy is from. */
  readonly lightSources: LightShares
}

/**
 * Evaluates the plant of a folder: `plant.json`, `deployment.json`, `weather.csv`, and `sensors.csv`, `sensors.csv.gz` or
 * `sensors.parquet`; a `satellite.csv` fills what station and sensors lack.
 * The weather's times are what its file says: the label and the clock of a station are part of its deployment.
 *
 * @throws AppError, WeatherFileError with file and line
 */
export async function monitorScenario(
  dir: string,
  factorFolder: string | undefined,
): Promise<MonitoredScenario> {
  const document = await readPlant(join(dir, 'plant.json'))
  const deployment = await readDeployment(join(dir, 'deployment.json'))
  const weather = await weatherOf(dir, 'weather.csv')
  const satellite = existsSync(join(dir, 'satellite.csv'))
    ? await weatherOf(dir, 'satellite.csv')
    : undefined
  const measured = nodeReadings(deployment, await readSensors(dir, deployment))
  const sources = { deployment, measured, weather, satellite }
  const expected = await expectedRun(document, sources, { factorFolder })
  const plant = monitoredPlant(deployment, expected.blocks)
  const days = plantDays(deployment, measured, expected)
  const results = evaluatePlant(plant, days)
  const { lightSource, weather: sun } = expected
  const whole = { from: 0, to: lightSource.length }
  const lightSources = lightShares(lightSource, sun.sunElevationDeg, whole)
  return { results, figures: plantFigures(plant, results), lightSources }
}

const weatherOf = (dir: string, filename: string) =>
  readWeather(createReadStream(join(dir, filename)), { filename })

async function readDeployment(file: string): Promise<Deployment> {
  const text = await readFile(file, 'utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new AppError('INVALID_INPUT', 'deployment.json is not JSON.', {}, { cause: error })
  }
  const parsed = deploymentSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map(({ path, message }) => ({
    path: path.join('.'),
    message,
  }))
  throw new AppError('INVALID_INPUT', 'deployment.json does not describe a deployment.', { errors })
}
