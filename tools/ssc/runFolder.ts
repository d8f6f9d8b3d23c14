import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { WeatherFile } from '@duet/formats'
import { compareYear, FIGURES, type YearComparison } from './compareYear.ts'
import { notesOf } from './notes.ts'
import { runSsc } from './runSsc.ts'
import { readSscFile, type SscFile } from './sscFile.ts'
import { readSscWeather } from './sscWeather.ts'

/** What came of one file. */
export type CaseResult =
  | {
      readonly state: 'compared'
      readonly name: string
      readonly description: string
      readonly comparison: YearComparison
      readonly notes: readonly string[]
      readonly isWithinBars: boolean
    }
  /** Could not be run: no SSC run, no weather in its file, or inputs that the engine has no counterpart for. */
  | { readonly state: 'failed'; readonly name: string; readonly reason: string }
  | { readonly state: 'skipped'; readonly name: string; readonly reason: string }

/** SSC runs of a folder, in order of their names. @throws Error where there are none */
export function sscNames(dir: string): readonly string[] {
  if (!existsSync(dir)) throw new Error(`${dir} does not exist`)
  const names = readdirSync(dir).filter((name) => name.endsWith('.json'))
  if (names.length === 0) throw new Error(`${dir} holds no SSC runs (*.json)`)
  return names.toSorted()
}

/** Weather files by path, each read once. */
export type WeatherCache = Map<string, WeatherFile>

/** Runs one file through the engine and compares the year. */
export async function runCase(
  path: string,
  weatherDir: string,
  cache: WeatherCache,
): Promise<CaseResult> {
  const name = basename(path, '.json')
  try {
    const file = readSscFile(path)
    const weatherPath = join(weatherDir, basename(file.weather))
    if (!existsSync(weatherPath)) {
      return { state: 'skipped', name, reason: `no ${basename(weatherPath)} in ${weatherDir}` }
    }
    const weather = cache.get(weatherPath) ?? (await readSscWeather(weatherPath))
    cache.set(weatherPath, weather)
    return compared(name, file, weather)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { state: 'failed', name, reason: error.message }
  }
}

function compared(name: string, file: SscFile, weather: WeatherFile): CaseResult {
  const year = runSsc(file, weather)
  const comparison = compareYear(file, year)
  return {
    state: 'compared',
    name,
    description: file.description,
    comparison,
    notes: notesOf(file, year, comparison),
    isWithinBars: isWithinBars(comparison),
  }
}

/** Every figure that has a bar is within it, and energy was compared. */
export function isWithinBars({ differences }: YearComparison): boolean {
  if (differences.energy === undefined || differences.poaFront === undefined) return false
  return FIGURES.every(({ key, barPercent }) => {
    const difference = differences[key]
    if (difference === undefined || barPercent === undefined) return true
    return Math.abs(difference.percent) <= barPercent
  })
}
