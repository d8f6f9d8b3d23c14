import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeIntervalOfMinutes, writeWeatherCsv } from '@duet/formats'
import { type SampleScenario, scenarioFiles, scenarioWeather } from '@duet/monitoring'
import type { StudyPlant } from './variation.ts'

/** Writes a plant with its readings and its truth as the folder of a scenario. */
export function writeScenario(
  dir: string,
  { plantJson, options, made }: StudyPlant,
  scenario: SampleScenario,
): void {
  const timeInterval = timeIntervalOfMinutes(options.intervalMin)
  if (timeInterval === undefined)
    throw new RangeError(`no interval of ${options.intervalMin} minutes`)
  const weather = scenarioWeather(options, scenario.weather, timeInterval)
  const files = {
    'plant.json': plantJson,
    'weather.csv': [...writeWeatherCsv(weather)].join(''),
    ...scenarioFiles(scenario, { made }),
  }
  mkdirSync(dir, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
}
