import { columnWords } from '@duet/formats'
import type { SkySeries } from '../series/skySeries.ts'
import type { WeatherCheck } from '../series/weatherReport.ts'
import { isCalm } from '../series/windDirection.ts'
import {
  type CheckTexts,
  count,
  countFailed,
  localText,
  newTally,
  notChecked,
  resultOfShare,
  rowCheck,
  shareText,
} from './rowCheck.ts'

/** Hours that a value may stay the same; irradiance only while the sun is 10 degrees up. */
const STUCK_H = {
  ghi_wm2: 3,
  dni_wm2: 3,
  dhi_wm2: 3,
  temp_c: 12,
  windspeed: 12,
  wind_direction: 12,
  rh: 24,
} as const

type WatchedColumn = keyof typeof STUCK_H

/** Values that do not change for hours, one check for the columns that have some, or one for all; none of given air. */
export function stuckChecks(sky: SkySeries): readonly WeatherCheck[] {
  const names: readonly WatchedColumn[] = [
    'ghi_wm2',
    'dni_wm2',
    'dhi_wm2',
    'temp_c',
    'windspeed',
    'wind_direction',
    'rh',
  ]
  const present = names.filter(
    (name) => sky.columns[name] && !(name === 'temp_c' && sky.isAirGiven),
  )
  const found = present.flatMap((name) => stuckCheck(sky, name))
  if (found.length > 0) return found
  const tally = { ...newTally(), checked: sky.intervalStartUtcMs.length }
  const texts = { code: 'stuck_values', title: 'Values that stay the same' }
  return [rowCheck(sky, texts, tally, 'passed', `None in ${present.map(columnWords).join(', ')}.`)]
}

function stuckCheck(sky: SkySeries, name: WatchedColumn): readonly WeatherCheck[] {
  const values = sky.columns[name] ?? new Float64Array()
  const hours = STUCK_H[name] * (isCoarse(values) ? COARSE_TIMES : 1)
  const least = Math.max((hours * 3600) / sky.stepS, 3)
  const tally = newTally()
  let from = 0
  for (let i = 0; i <= values.length; i++) {
    if (i < values.length && values[i] === values[from] && isWatched(sky, i, values[i], name))
      continue
    if (i - from >= least) for (let row = from; row < i; row++) countFailed(tally, row)
    from = i
    if (i < values.length && !isWatched(sky, i, values[i], name)) from = i + 1
  }
  tally.checked = values.length
  const result = resultOfShare(tally, { warning: 0.005, failure: 0.1 })
  if (result === 'passed') return []
  const texts = {
    code: 'stuck_values',
    title: `Values of ${columnWords(name)} that stay the same`,
    column: name,
  }
  const message = `${shareText(tally)} repeat one value for ${hours} hours and more, first from ${localText(sky, tally.first)} on. The instrument may be stuck, or the values were filled in.`
  return [rowCheck(sky, texts, tally, result, message)]
}

/** Values written in coarse steps stay the same longer: wind in whole m/s and tens of degrees, temperatures of whole °F. */
const COARSE_TIMES = 4
const FEW_VALUES = 120

function isCoarse(values: Float64Array): boolean {
  const distinct = new Set<number>()
  for (const value of values) {
    distinct.add(value)
    if (distinct.size > FEW_VALUES) return false
  }
  return true
}

/** No light, calm air, whose direction is no matter, and saturated air stay as they are for long. */
function isWatched(sky: SkySeries, row: number, value: number, name: WatchedColumn): boolean {
  if (name === 'temp_c') return !Number.isNaN(value)
  if (name === 'wind_direction') return !Number.isNaN(value) && !isCalm(sky, row)
  if (name.endsWith('_wm2')) return value > 20 && sky.sun.zenithDeg[row] < 80
  return value < 0 || (value > 0 && value < 99)
}

const TRACKER: CheckTexts = {
  code: 'tracker_angle',
  title: 'Tracker angle against the sun',
  column: 'tracker_angle',
}

/** Whether measured tracker angles turn with the sun: about 0 at noon, from one side to the other in a day. */
export function trackerCheck(sky: SkySeries): WeatherCheck | undefined {
  const angles = sky.columns.tracker_angle
  if (!angles) return undefined
  const tally = newTally()
  const distinct = new Set<number>()
  let [n, sumA, sumS, sumAa, sumSs, sumAs] = [0, 0, 0, 0, 0, 0]
  for (let i = 0; i < angles.length; i++) {
    const angle = angles[i]
    if (Number.isNaN(angle) || sky.cosZenith[i] < 0.17) continue
    tally.checked += 1
    if (distinct.size < 50) distinct.add(Math.round(angle * 10))
    // angle of the sun around a north-south axis, positive to the west
    const side =
      -Math.sin((sky.sun.azimuthDeg[i] * Math.PI) / 180) * Math.sqrt(1 - sky.cosZenith[i] ** 2)
    const sun = (Math.atan2(side, sky.cosZenith[i]) * 180) / Math.PI
    n += 1
    sumA += angle
    sumS += sun
    sumAa += angle * angle
    sumSs += sun * sun
    sumAs += angle * sun
  }
  if (n === 0) return notChecked(TRACKER, 'No angle while the sun is up.')
  const spread = Math.sqrt((sumAa - sumA ** 2 / n) * (sumSs - sumS ** 2 / n))
  const correlation = spread > 0 ? (sumAs - (sumA * sumS) / n) / spread : 0
  if (distinct.size < 8 || Math.abs(correlation) < 0.6) {
    tally.failed = tally.checked
    const few = distinct.size < 50 ? `${count(distinct.size)} different values` : 'many values'
    const message = `The column has ${few} while the sun is up and follows it with a correlation of ${correlation.toFixed(2)} (a tracker: about 0.9). It is no record of a tracker: drop the column.`
    return rowCheck(sky, TRACKER, tally, 'failed', message)
  }
  const message = `The angles follow the sun with a correlation of ${correlation.toFixed(2)}.`
  return rowCheck(sky, TRACKER, tally, 'passed', message)
}
