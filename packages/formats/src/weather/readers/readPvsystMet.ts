import { DAY_MIN } from '@duet/units'
import { readMeteoFile } from '../../pvsyst/project/readMeteoFile.ts'
import { FileNotes } from '../../pvsyst/text/fileNotes.ts'
import { findObject, objectsWithin } from '../../pvsyst/text/findObject.ts'
import { type ParsedPvsyst, parsePvsystText } from '../../pvsyst/text/parsePvsystObject.ts'
import { PvsystFileError } from '../../pvsyst/text/pvsystFileError.ts'
import type { PvsystMeteo } from '../../pvsyst/types.ts'
import type { PvsystUnit } from '../../pvsyst/variantTypes.ts'
import { nominalDate } from '../file/nominalYear.ts'
import { sourceOfText } from '../file/sourceOfText.ts'
import type { WeatherValueColumn } from '../file/weatherFile.ts'
import type { ProblemLog } from '../file/weatherFileError.ts'
import type { RawWeather, ReaderContext } from '../rows/rawWeather.ts'
import { RowStore, type Stamp } from '../rows/rowStore.ts'
import { isLeapYear } from '../rows/stampText.ts'
import { takeAllLines } from '../rows/wholeText.ts'
import { stationSite } from './stationSite.ts'

interface Variable {
  readonly column: WeatherValueColumn
  readonly unit: PvsystUnit
  /** From the unit to the product's. */
  readonly scale?: number
}

const VARIABLES: Readonly<Record<string, Variable>> = {
  GlobHor: { column: 'ghi_wm2', unit: 'W/m2' },
  DiffHor: { column: 'dhi_wm2', unit: 'W/m2' },
  DNIMeas: { column: 'dni_wm2', unit: 'W/m2' },
  T_Amb: { column: 'temp_c', unit: 'degC' },
  WindVel: { column: 'windspeed', unit: 'm/s' },
  RelHum: { column: 'rh', unit: '1', scale: 100 },
  PrecWat: { column: 'pw', unit: 'unknown' },
  Albedo: { column: 'albedo', unit: '1' },
}

/**
 * PVsyst's own weather file (`.MET` of versions 6 and later). Hours are legal winter time, labelled at their beginning;
 * `TimeShift` minutes move the sun against them.
 *
 * How hours are encoded was found from files of version 7.3.4 and checked against the program's own CSV export of the same
 * hours, within its rounding. Leap years come with 29 February where it is in the file.
 *
 * @see https://www.pvsyst.com/help/meteo-database/notes-on-meteo/meteonote3-time-shift-in-meteo-files.html
 */
export async function readPvsystMet(context: ReaderContext): Promise<RawWeather> {
  const { log, limits } = context
  const { parsed, meteo } = meteoOf(await takeAllLines(context), log)
  if (meteo.stepMin !== 60) {
    log.fail({
      code: 'unsupported_step',
      message: `The .MET file holds steps of ${meteo.stepMin} minutes; hourly ones are read. Export it from PVsyst as CSV in the standard format.`,
    })
  }
  const blocks = variableBlocks(parsed, meteo)
  const rows = new RowStore(
    blocks.map(({ column }) => column),
    log,
    limits.maxRows,
  )
  fill(rows, blocks, meteo.year)
  const tag = (name: string): string | undefined => parsed.root.fields.get(name)
  const shift = Math.round(Number(tag('TimeShift') ?? 0))
  const isTypical =
    /tmy|typical|synth/i.test(`${tag('TypeM')} ${tag('Comment')}`) || meteo.yearIsNominal
  return {
    format: 'pvsyst-met',
    source: sourceOfText(`${tag('SourceM')} ${tag('SourceTypeFmt')}`) ?? 'default',
    rows,
    alignment: 'beginning',
    stepMin: 60,
    ...(Number.isFinite(shift) && shift !== 0 ? { labelShiftMin: shift } : {}),
    ...(isTypical ? { type: 'TMY' as const } : {}),
    ...stationSite(siteTags(parsed), 1, log),
  }
}

/** The place as texts; without a place within, what the file says itself. */
function siteTags({ root }: ParsedPvsyst) {
  const fields = (findObject(root, 'PVObject_SiteMet') ?? root).fields
  return {
    timeZone: fields.get('TimeZone'),
    latitude: fields.get('Latitude'),
    longitude: fields.get('Longitude'),
    altitude: fields.get('Altitude'),
  }
}

interface ReadMeteo {
  readonly parsed: ParsedPvsyst
  readonly meteo: PvsystMeteo
}

/** What the reader of PVsyst's files refuses is a problem of weather. */
function meteoOf(lines: readonly string[], log: ProblemLog): ReadMeteo {
  try {
    const parsed = parsePvsystText(lines.join('\n'))
    return { parsed, meteo: readMeteoFile(parsed, '', new FileNotes(parsed)) }
  } catch (error) {
    if (!(error instanceof PvsystFileError)) throw error
    const { message, line } = error
    const code = error.code === 'not_a_number' ? 'not_a_number' : 'bad_header'
    return log.fail({ code, message, ...(line === undefined ? {} : { line }) })
  }
}

interface VariableBlock {
  readonly column: WeatherValueColumn
  readonly scale: number
  /** By `MM-DD`. */
  readonly hourly: Readonly<Record<string, readonly number[]>>
  /** Lines of `Day_ddmm`. */
  readonly lines: ReadonlyMap<string, number>
}

/** The variables that are weather, in units that are known. */
function variableBlocks({ root }: ParsedPvsyst, { series }: PvsystMeteo): readonly VariableBlock[] {
  return objectsWithin(root).flatMap(({ key, type, lines }) => {
    const variable = /^VarSimul_/i.test(key) ? VARIABLES[type] : undefined
    const found = variable && series[type]
    if (!found?.hourly || found.unit !== variable?.unit) return []
    return [{ column: variable.column, scale: variable.scale ?? 1, hourly: found.hourly, lines }]
  })
}

function fill(rows: RowStore, blocks: readonly VariableBlock[], year: number): void {
  const stamp: Stamp = { year, month: 1, day: 1, hour: 0, minute: 0 }
  for (const { month, day } of daysOfYear(year)) {
    const [mm, dd] = [two(month), two(day)]
    const days = blocks.map((block) => ({ ...block, values: block.hourly[`${mm}-${dd}`] }))
    const first = days.find(({ values }) => values !== undefined)
    if (first === undefined) continue
    stamp.day = day
    stamp.month = month
    for (let hour = 0; hour < 24; hour++) {
      stamp.hour = hour
      const row = rows.add(first.lines.get(`Day_${dd}${mm}`) ?? 0, stamp)
      for (const { column, scale, values } of days) {
        const out = rows.values[rows.columnIndex(column)]
        const value = values?.[hour]
        if (out && value !== undefined) out[row] = scale * value
      }
    }
  }
}

const two = (number: number): string => String(number).padStart(2, '0')

function daysOfYear(year: number): readonly { readonly month: number; readonly day: number }[] {
  const days = Array.from({ length: 365 }, (_, index) => nominalDate(index * DAY_MIN))
  return isLeapYear(year) ? days.toSpliced(59, 0, { ...nominalDate(0), month: 2, day: 29 }) : days
}
