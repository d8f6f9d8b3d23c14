import {
  type ByteSource,
  type ClockChange,
  type ClockVerdict,
  readWeatherRows,
  type WeatherAnswers,
  type WeatherFile,
  WeatherFileError,
  type WeatherReadOptions,
  type WeatherRows,
  type WeatherWarning,
} from '@duet/formats'
import { seriesOfFile, type WeatherSeries } from '../series/weatherSeries.ts'
import { clockVerdicts } from './clockVerdicts.ts'
import { exchangedColumns } from './exchangedColumns.ts'
import { globalFromPlane } from './globalFromPlane.ts'
import { hoursOfSums, isTableOfSums } from './hoursOfSums.ts'
import { mendedTimes } from './mendedTimes.ts'

/** Where a file is taken to be that does not say its place. */
export interface ReadingPlace {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly altitudeM?: number
}

export interface MeteoReadOptions extends WeatherReadOptions {
  readonly site?: ReadingPlace
}

/**
 * Reads a weather file as the product does everywhere: in the wizard, at import, on the command line. Beside what rows
 * and remarks say, it uses their light: whether the clock was changed where an hour is missing or doubled, what the times
 * label, which sign a time zone has, which column is beam and which diffuse. What was done is reported in the warnings; what
 * was answered is never changed. Light on a plane is turned into GHI, and sums of days and months into hours.
 *
 * @throws WeatherFileError with the lines at fault
 */
export async function readMeteo(
  source: ByteSource,
  { site, ...options }: MeteoReadOptions = {},
): Promise<WeatherFile> {
  const rows = await readWeatherRows(source, options)
  // a person has looked at the times of a table that is mapped
  return finishInLight(rows, options, site, options.mapping !== undefined)
}

function finishInLight(
  rows: WeatherRows,
  answers: WeatherAnswers,
  site: ReadingPlace | undefined,
  isMapped: boolean,
): WeatherFile {
  const place = placeOf(rows, answers, site)
  if (!place) return rows.finish(answers)
  const isClockUnknown = clockUnknown(rows, answers)
  const sunH = Math.round(place.longitudeDeg / 15) + 0
  const answered: WeatherAnswers = isClockUnknown
    ? { ...answers, clockOffsetH: sunH, localTimeZoneH: sunH }
    : answers
  if (isTableOfSums(rows)) {
    const offsetH = answered.localTimeZoneH ?? answered.clockOffsetH ?? rows.raw.clockOffsetH
    return hoursOfSums(rows, { altitudeM: 0, ...place }, offsetH ?? sunH, answers.airTemperature)
  }
  const lit = litReading(rows, { ...answered, acceptsPlane: true }, place)
  const mended = mendedTimes(seriesOfFile(lit.file, place), {
    alignment: answers.alignment === undefined && !isMapped,
    clock: answers.clockOffsetH === undefined && answers.localTimeZoneH === undefined,
    clockOffsetH: lit.file.clockOffsetH ?? 0,
    isClockUnknown,
    isAlignmentSaid: rows.raw.isAlignmentSaid ?? true,
  })
  const { warning, ...times } = mended ?? {}
  const file = mended ? lit.again(times) : lit.file
  const zoneWarnings = isClockUnknown ? [zoneWarning(file)] : []
  return withMendedColumns(file, place, [...zoneWarnings, ...(warning ? [warning] : [])])
}

/** Neither the file nor an answer says what the clock of the labels is. */
function clockUnknown({ raw }: WeatherRows, answers: WeatherAnswers): boolean {
  const answered = answers.clockOffsetH ?? answers.localTimeZoneH ?? answers.zone
  const said = raw.clockOffsetH ?? raw.localTimeZoneH ?? raw.zone
  return answered === undefined && said === undefined
}

function placeOf(
  { raw }: WeatherRows,
  answers: WeatherAnswers,
  site: ReadingPlace | undefined,
): ReadingPlace | undefined {
  const latitudeDeg = answers.latitude ?? raw.latitude ?? site?.latitudeDeg
  const longitudeDeg =
    answers.longitude ?? raw.longitude ?? site?.longitudeDeg ?? answers.siteLongitude
  if (latitudeDeg === undefined || longitudeDeg === undefined) return undefined
  const altitudeM = answers.altitudeM ?? raw.altitudeM ?? site?.altitudeM
  return { latitudeDeg, longitudeDeg, ...(altitudeM === undefined ? {} : { altitudeM }) }
}

/** The file with changes of clocks judged by its light, and light on a plane turned into GHI. */
function litReading(rows: WeatherRows, answers: WeatherAnswers, place: ReadingPlace) {
  const finish = (more: WeatherAnswers): WeatherFile =>
    withGlobal(rows.finish({ ...answers, ...more }), rows, place)
  let verdictOf: ReturnType<typeof clockVerdicts> | undefined
  const clockVerdict = (change: ClockChange): ClockVerdict => {
    verdictOf ??= stillVerdicts(rows, answers, place)
    return verdictOf(change)
  }
  const again = (more: WeatherAnswers): WeatherFile => finish({ clockVerdict, ...more })
  return { file: again({}), again }
}

/** The light of the rows with no summer time taken off, and any of rows of one time. */
function stillVerdicts(rows: WeatherRows, answers: WeatherAnswers, place: ReadingPlace) {
  const still = rows.finish({
    ...answers,
    dstShifts: [],
    repeatedRows: 'first',
    airTemperature: { kind: 'later' },
  })
  return clockVerdicts(seriesOfFile(still, place), still.clockOffsetH ?? 0)
}

function withGlobal(file: WeatherFile, { raw }: WeatherRows, place: ReadingPlace): WeatherFile {
  if (!raw.plane) return file
  const { tiltDeg, azimuthDeg } = raw.plane
  const { ghi_wm2: planeWm2 } = file.columns
  if (tiltDeg === undefined || azimuthDeg === undefined || !planeWm2) {
    const message =
      'The file has light on an inclined plane alone. Say its tilt and azimuth in the header ("tilt 30 deg, azimuth 180 deg"), so that global irradiance can be found back.'
    throw new WeatherFileError([{ code: 'inclined_plane', message }])
  }
  const found = globalFromPlane(seriesOfFile(file, place), planeWm2, { tiltDeg, azimuthDeg })
  const side =
    found.azimuthDeg === azimuthDeg ? '' : ` (the file says ${azimuthDeg}°, counted from the south)`
  const difference = Math.abs(100 * found.modelDifference)
  const message = `GHI, DNI and DHI were found back from the light on a plane of ${tiltDeg}° tilt and ${found.azimuthDeg}° azimuth${side} by a transposition turned round (DIRINT and Perez, albedo 0.2): the plane's light is met within ${(100 * found.misfit).toFixed(1)} %, another split (Erbs) gives ${difference.toFixed(1)} % ${found.modelDifference < 0 ? 'less' : 'more'} GHI, and the error of its sum may be ${Math.max(3, Math.ceil(2 * difference))} %.`
  return {
    ...file,
    columns: {
      ...file.columns,
      ghi_wm2: found.ghiWm2,
      dni_wm2: found.dniWm2,
      dhi_wm2: found.dhiWm2,
    },
    warnings: [
      ...file.warnings.filter(({ code }) => code !== 'column_missing'),
      { code: 'inclined_plane', message },
    ],
  }
}

function zoneWarning({ metadata }: WeatherFile): WeatherWarning {
  const hours = metadata.local_time_zone
  const zone = `UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
  const message = `The file does not say its time zone; ${zone} was taken from its longitude and its light. Correct it at import if the clock kept another time.`
  return { code: 'time_zone_guessed', message }
}

/** Columns of light by what they are, and what is reported of the values. */
function withMendedColumns(
  file: WeatherFile,
  place: ReadingPlace,
  warnings: readonly WeatherWarning[],
): WeatherFile {
  const series = seriesOfFile(file, place)
  const exchanged = exchangedColumns(series)
  const columns = exchanged ? { ...file.columns, ...exchanged.columns } : file.columns
  return {
    ...file,
    columns,
    warnings: [
      ...file.warnings,
      ...warnings,
      ...(exchanged ? [exchanged.warning] : []),
      ...negativeLight({ ...series, columns }),
    ],
  }
}

/** Instruments read a little below zero at night; more than this is something else, which the checks report. W/m² */
const LEAST_REPORTED_WM2 = -0.5

function negativeLight({ columns }: WeatherSeries): readonly WeatherWarning[] {
  const { ghi_wm2: ghi } = columns
  if (!ghi) return []
  let count = 0
  let lowest = 0
  for (const value of ghi) {
    if (value < LEAST_REPORTED_WM2) count += 1
    if (value < lowest) lowest = value
  }
  if (count === 0) return []
  const message = `${count.toLocaleString('en-US')} rows of GHI are below 0, down to ${lowest.toFixed(1)} W/m², as instruments read at night; they count as 0 in sums.`
  return [{ code: 'negative_light', message }]
}
