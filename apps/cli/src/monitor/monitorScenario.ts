import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@duet/contract'
import { readWeather } from '@duet/formats'
import {
  type DayResult,
  type Deployment,
  deploymentSchema,
  evaluatePlant,
  monitoredPlant,
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
}

/**
 * Evaluates the plant of a folder: `plant.json`, `deployment.json`, `weather.csv`, and `sensors.csv`, `sensors.csv.gz` or
 * `sensors.parquet`.
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
  const weather = await readWeather(createReadStream(join(dir, 'weather.csv')), {
    filename: 'weather.csv',
  })
  const [readings, expected] = await Promise.all([
    readSensors(dir, deployment),
    expectedRun(document, weather, factorFolder === undefined ? {} : { factorFolder }),
  ])
  const plant = monitoredPlant(deployment, expected.blocks)
  const days = plantDays(deployment, readings, expected)
  const results = evaluatePlant(plant, days)
  return { results, figures: plantFigures(plant, days, results) }
}

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
