import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { AppError } from '@duet/contract'
import { readWeatherRows } from '@duet/formats'
import { distanceKm } from '@duet/units'
import { UsageError } from '../command.ts'
import { errorLines } from '../terminal/errorLines.ts'
import { inputFile } from '../terminal/inputFile.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}

/** Weather files of which each plant takes one. */
export interface WeatherChoice {
  /** The file of a plant; `place` is asked where more than one file is there. */
  readonly fileFor: (place: () => Place) => string
  /** Files of a folder that cannot be chosen, and why. */
  readonly leftOut: readonly string[]
}

/**
 * One file for all plants, or a folder of which each plant takes the nearest.
 *
 * @param named - undefined: each plant has its own
 * @throws AppError INVALID_INPUT for a folder without weather that says its place; the error of the file system
 */
export async function weatherChoice(named: string | undefined): Promise<WeatherChoice> {
  if (named === undefined) {
    return { fileFor: refuseWithout, leftOut: [] }
  }
  const file = await inputFile(named)
  if (!(await stat(file)).isDirectory()) return { fileFor: () => file, leftOut: [] }
  return nearestOf(file)
}

function refuseWithout(): never {
  throw new UsageError('name a weather file or a folder of them with --weather')
}

async function nearestOf(folder: string): Promise<WeatherChoice> {
  const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  const placed: (Place & { readonly file: string })[] = []
  const leftOut: string[] = []
  for (const name of names.map((entry) => entry.name).toSorted()) {
    const file = join(folder, name)
    const place = await placeOf(file)
    if (typeof place === 'string') leftOut.push(`${name}: ${place}`)
    else placed.push({ file, ...place })
  }
  if (placed.length === 0) {
    const errors = leftOut.slice(0, 20)
    throw new AppError('INVALID_INPUT', `${folder} has no weather that says its place.`, { errors })
  }
  return { fileFor: (place) => nearest(placed, place()).file, leftOut }
}

/** The place that a file says, or why it has none. */
async function placeOf(file: string): Promise<Place | string> {
  try {
    const { raw } = await readWeatherRows(createReadStream(file), { filename: basename(file) })
    const { latitude, longitude } = raw
    if (latitude === undefined || longitude === undefined) return 'the file does not say its place'
    return { latitude, longitude }
  } catch (error) {
    const lines = errorLines(error)
    if (lines === undefined) throw error
    return lines.join(' ')
  }
}

/** The first of those that are as near. */
function nearest<Placed extends Place>(placed: readonly Placed[], place: Place): Placed {
  return placed.reduce((best, one) =>
    distanceKm(one, place) < distanceKm(best, place) ? one : best,
  )
}
