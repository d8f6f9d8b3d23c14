import type { ProblemLog } from '../file/weatherFileError.ts'
import { readNumber } from '../text/splitCells.ts'

export interface StationSite {
  readonly clockOffsetH?: number
  readonly latitude?: number
  readonly longitude?: number
  readonly altitudeM?: number
}

export interface StationTexts {
  readonly timeZone: string | undefined
  readonly latitude: string | undefined
  readonly longitude: string | undefined
  readonly altitude: string | undefined
}

/** Place and clock of a header; what is not a possible number is a problem on its line, what is empty is absent. */
export function stationSite(texts: StationTexts, line: number, log: ProblemLog): StationSite {
  const number = (
    what: string,
    text: string | undefined,
    least: number,
    most: number,
  ): number | undefined => {
    const value = readNumber(text ?? '')
    if (value !== undefined && Number.isNaN(value)) return undefined
    if (value !== undefined && value >= least && value <= most) return value
    log.add({
      code: 'bad_header',
      line,
      column: what,
      message: `Line ${line}: the ${what} "${text?.trim().slice(0, 40)}" is not a number from ${least} to ${most}. Correct the header of the file.`,
    })
    return undefined
  }
  const clockOffsetH = number('time zone', texts.timeZone, -14, 14)
  const latitude = number('latitude', texts.latitude, -90, 90)
  const longitude = number('longitude', texts.longitude, -180, 180)
  const altitudeM = number('altitude', texts.altitude, -500, 9000)
  return {
    ...(clockOffsetH === undefined ? {} : { clockOffsetH }),
    ...(latitude === undefined ? {} : { latitude }),
    ...(longitude === undefined ? {} : { longitude }),
    ...(altitudeM === undefined ? {} : { altitudeM }),
  }
}
