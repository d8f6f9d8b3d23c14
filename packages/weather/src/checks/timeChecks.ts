import { DAY_MS, median } from '@duet/units'
import { type ClearDay, type LightClock, type LightDay, type LightOffset } from '../lightClock.ts'
import type { WeatherCheck } from '../weatherReport.ts'
import type { WeatherSeries } from '../weatherSeries.ts'
import { latitudeText, longitudeText, offsetText, zoneText } from './placeTexts.ts'
import { type CheckTexts, newTally, notChecked, rowCheck, type Tally } from './rowCheck.ts'
import { wouldFit } from './wouldFit.ts'

const SUN_SOURCE =
  'Solar noon: J. W. Spencer, Search 2 (1971) 172. Shape of clear days: B. Haurwitz, J. Meteorology 2 (1945) 154-166'

const TIME: CheckTexts = { code: 'time_label', title: 'Times against the sun', source: SUN_SOURCE }

/** Whether the light of clear days is centred on solar noon; where not, what would fit. */
export function timeLabelCheck(series: WeatherSeries, clock: LightClock): WeatherCheck {
  const { offset } = clock
  if (offset === undefined) return notChecked(TIME, TOO_FEW)
  const tally = lightRows(clock)
  const found = foundText(offset)
  if (!isOff(offset)) return rowCheck(series, TIME, tally, 'passed', `${found} the sun.`)
  const fits = wouldFit(series, offset.minutes, offset.toleranceMin)
  const at = `the sun at longitude ${longitudeText(series.longitudeDeg)} in ${zoneText(series.utcOffsetH)}`
  const message = `${found} ${at}. What would fit: ${fits.map(({ text }) => text).join('; or ')}.`
  return rowCheck(series, TIME, { ...tally, failed: tally.checked }, 'failed', message)
}

const TOO_FEW = 'Too few whole days with global irradiance to find where their light is centred.'

const isOff = ({ minutes, toleranceMin }: LightOffset): boolean => Math.abs(minutes) > toleranceMin

function foundText({ basis, dayCount, minutes }: LightOffset): string {
  return basis === 'clear_days'
    ? `On ${dayCount} clear days the centre of the light lies ${offsetText(minutes)}`
    : `No day is clear; the middle between first and last light of ${dayCount} days lies ${offsetText(minutes)}`
}

const PLACE: CheckTexts = { code: 'place', title: 'Place against the sun', source: SUN_SOURCE }

/** Whether a sign of latitude or longitude was swapped. */
export function placeCheck(series: WeatherSeries, clock: LightClock): WeatherCheck {
  const faults = [latitudeFault(series, clock), longitudeFault(series, clock)].filter(
    (fault) => fault !== undefined,
  )
  if (faults.length > 0) {
    const tally = lightRows(clock)
    const failed = { ...tally, failed: tally.checked }
    return rowCheck(series, PLACE, failed, 'failed', faults.join(' '))
  }
  if (clock.offset === undefined) return notChecked(PLACE, TOO_FEW)
  const latitude =
    clock.seasonSlope === undefined
      ? 'The length of days does not tell the hemisphere here.'
      : 'The days are long and short when they are at this latitude.'
  const message = isOff(clock.offset)
    ? `No sign of longitude or latitude is swapped; the times are off for another reason. ${latitude}`
    : `The light is centred where the sun is at ${longitudeText(series.longitudeDeg)}. ${latitude}`
  return rowCheck(series, PLACE, lightRows(clock), 'passed', message)
}

function latitudeFault(
  { latitudeDeg }: WeatherSeries,
  { seasonSlope }: LightClock,
): string | undefined {
  if (seasonSlope === undefined || seasonSlope > -0.4) return undefined
  return `The days are long when they are short at latitude ${latitudeText(latitudeDeg)}: ${latitudeText(-latitudeDeg)} would fit. Correct the sign of the latitude and import again.`
}

function longitudeFault(series: WeatherSeries, { offset }: LightClock): string | undefined {
  if (offset === undefined || !isOff(offset)) return undefined
  const fits = wouldFit(series, offset.minutes, offset.toleranceMin)
  return fits.find(({ kind }) => kind === 'longitude_sign' || kind === 'both_signs')?.advice
}

const CLOCK: CheckTexts = {
  code: 'daylight_saving',
  title: 'Clock over the year',
  source: SUN_SOURCE,
}

/** Whether the light moves by an hour between winter and summer, or drifts. */
export function clockCheck(series: WeatherSeries, { clearDays }: LightClock): WeatherCheck {
  const summer = clearDays.filter((day) => isBetween(day, '04-08', '09-25'))
  const winter = clearDays.filter((day) => !isBetween(day, '03-08', '11-08'))
  if (summer.length < 4 || winter.length < 4) {
    return notChecked(CLOCK, 'Needs clear days of summer and of winter.')
  }
  const tally = rowsOfDays(clearDays)
  const jump = medianOffset(summer) - medianOffset(winter)
  if (Math.abs(Math.abs(jump) - 60) < 15) {
    const message = `The light of April to September lies ${Math.abs(jump).toFixed(0)} minutes ${jump > 0 ? 'later' : 'earlier'} than that of November to February: a part of the times is in daylight saving time. Import the file in standard time, or with the dates at which the clock was changed.`
    return rowCheck(series, CLOCK, { ...tally, failed: tally.checked }, 'failed', message)
  }
  const months = monthlyOffsets(clearDays)
  const spread = Math.max(...months) - Math.min(...months)
  if (spread > 25) {
    const message = `The centre of the light moves by ${spread.toFixed(0)} minutes from month to month: the clock of the logger may have been set, or drifts. Look at the months.`
    return rowCheck(series, CLOCK, tally, 'warning', message)
  }
  const message = `The centre of the light keeps within ${spread.toFixed(0)} minutes from month to month.`
  return rowCheck(series, CLOCK, tally, 'passed', message)
}

const medianOffset = (days: readonly ClearDay[]): number =>
  median(days.map(({ offsetMin }) => offsetMin))

/** Medians of the months of the year with three clear days or more. */
function monthlyOffsets(days: readonly ClearDay[]): readonly number[] {
  return Array.from({ length: 12 }, (_, month) =>
    days.filter(({ number }) => new Date(number * DAY_MS).getUTCMonth() === month),
  )
    .filter(({ length }) => length >= 3)
    .map(medianOffset)
}

function isBetween({ number }: ClearDay, from: string, to: string): boolean {
  const day = new Date(number * DAY_MS).toISOString().slice(5, 10)
  return day >= from && day < to
}

/** Rows of the days that the offset was found from. */
function lightRows({ offset, clearDays, days }: LightClock): Tally {
  return rowsOfDays(offset?.basis === 'clear_days' ? clearDays : days)
}

function rowsOfDays(days: readonly LightDay[]): Tally {
  const tally = newTally()
  for (const day of days) tally.checked += day.rows
  return tally
}
