import { DAY_MIN } from '@duet/units'
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
  /** From PVsyst's inner unit (MJ/m² an hour, °C, m/s, fractions, cm) to the product's. */
  readonly scale: number
}

const VARIABLES: Readonly<Record<string, Variable>> = {
  GlobHor: { column: 'ghi_wm2', scale: 1e6 / 3600 },
  DiffHor: { column: 'dhi_wm2', scale: 1e6 / 3600 },
  DNIMeas: { column: 'dni_wm2', scale: 1e6 / 3600 },
  T_Amb: { column: 'temp_c', scale: 1 },
  WindVel: { column: 'windspeed', scale: 1 },
  RelHum: { column: 'rh', scale: 100 },
  PrecWat: { column: 'pw', scale: 1 },
  Albedo: { column: 'albedo', scale: 1 },
}

/**
 * PVsyst's own weather file (`.MET` of versions 6 and 7): text in which each variable holds one line a day,
 * `Day_ddmm=`, of 24 signed integers to base 62 (0-9, A-Z, a-z), value = integer / `WRFactor`. Hours are legal winter
 * time, labelled at their beginning; `TimeShift` minutes move the sun against them.
 *
 * The encoding was found from files of version 7.3.4 and checked against the program's own CSV export of the same
 * hours, within its rounding. Leap years come with 29 February where it is in the file.
 *
 * @see https://www.pvsyst.com/help/meteo-database/notes-on-meteo/meteonote3-time-shift-in-meteo-files.html
 */
export async function readPvsystMet(context: ReaderContext): Promise<RawWeather> {
  const { log, limits } = context
  const lines = (await takeAllLines(context)).map((line) => line.trim())
  const tag = (name: string): string | undefined =>
    lines.find((line) => line.startsWith(`${name}=`))?.slice(name.length + 1)
  if (tag('PasAccum') !== undefined && Number(tag('PasAccum')) !== 60) {
    log.fail({
      code: 'unsupported_step',
      message: `The .MET file holds steps of ${tag('PasAccum')} minutes; hourly ones are read. Export it from PVsyst as CSV in the standard format.`,
    })
  }
  const blocks = variableBlocks(lines, log)
  log.throwIfAny()
  const rows = new RowStore(
    blocks.map(({ column }) => column),
    log,
    limits.maxRows,
  )
  const year = yearOf(tag('DateDebF'))
  fill(rows, blocks, year)
  const shift = Math.round(Number(tag('TimeShift') ?? 0))
  const isTypical = /tmy|typical|synth/i.test(`${tag('TypeM')} ${tag('Comment')}`) || year === 1990
  return {
    format: 'pvsyst-met',
    source: sourceOfText(`${tag('SourceM')} ${tag('SourceTypeFmt')}`) ?? 'default',
    rows,
    alignment: 'beginning',
    stepMin: 60,
    ...(Number.isFinite(shift) && shift !== 0 ? { labelShiftMin: shift } : {}),
    ...(isTypical ? { type: 'TMY' as const } : {}),
    ...stationSite(
      {
        timeZone: tag('TimeZone'),
        latitude: tag('Latitude'),
        longitude: tag('Longitude'),
        altitude: tag('Altitude'),
      },
      1,
      log,
    ),
  }
}

/** `01/01/90 00:00`; 1990 stands for a year without dates. */
function yearOf(text: string | undefined): number {
  const digits = /^\d{1,2}\/\d{1,2}\/(\d{2,4})/.exec(text ?? '')?.[1]
  if (digits === undefined) return 1990
  const year = Number(digits)
  if (digits.length > 2) return year
  return year < 50 ? 2000 + year : 1900 + year
}

interface VariableBlock {
  readonly column: WeatherValueColumn
  /** Line, month, day and the 24 values of each day. */
  readonly days: Map<string, { readonly line: number; readonly values: readonly number[] }>
}

function variableBlocks(lines: readonly string[], log: ProblemLog): readonly VariableBlock[] {
  const blocks: VariableBlock[] = []
  let variable: Variable | undefined
  let factor = 1
  let block: VariableBlock | undefined
  for (const [index, line] of lines.entries()) {
    const line1 = index + 1
    const name = /^VarSimul_\d+=(.*)$/.exec(line)?.[1]
    if (name !== undefined) {
      variable = VARIABLES[name.trim()]
      block = variable && { column: variable.column, days: new Map() }
      if (block) blocks.push(block)
    } else if (line.startsWith('WRFactor=')) factor = Number(line.slice(9))
    else if (line.startsWith('Day_') && block && variable) {
      const [, day = '', tokens = ''] = /^Day_(\d{4})=(.*)$/.exec(line) ?? []
      const values = decodeDay(tokens, variable.scale / factor)
      if (values) block.days.set(day, { line: line1, values })
      else {
        const message = `Line ${line1}: the 24 hours of a day cannot be read. The file is damaged; export it from PVsyst again.`
        log.add({ code: 'not_a_number', line: line1, message })
      }
    }
  }
  return blocks
}

/** 24 tokens of a sign and base-62 digits; undefined where they are not. */
function decodeDay(text: string, scale: number): readonly number[] | undefined {
  const tokens = text.match(/[+-][0-9A-Za-z]+/g) ?? []
  if (tokens.length !== 24 || tokens.join('') !== text.trim() || !Number.isFinite(scale)) {
    return undefined
  }
  return tokens.map((token) => {
    let value = 0
    for (const digit of token.slice(1)) value = value * 62 + DIGITS.indexOf(digit)
    return (token.startsWith('-') ? -value : value) * scale
  })
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

function fill(rows: RowStore, blocks: readonly VariableBlock[], year: number): void {
  const stamp: Stamp = { year, month: 1, day: 1, hour: 0, minute: 0 }
  for (const key of daysOfYear(year)) {
    const known = blocks.map(({ column, days }) => ({ column, day: days.get(key) }))
    const line = known.find(({ day }) => day !== undefined)?.day?.line
    if (line === undefined) continue
    stamp.day = Number(key.slice(0, 2))
    stamp.month = Number(key.slice(2))
    for (let hour = 0; hour < 24; hour++) {
      stamp.hour = hour
      const row = rows.add(line, stamp)
      for (const { column, day } of known) {
        const out = rows.values[rows.columnIndex(column)]
        const value = day?.values[hour]
        if (out && value !== undefined) out[row] = value
      }
    }
  }
}

/** `0101` to `3112`, day before month. */
function daysOfYear(year: number): readonly string[] {
  const keys = Array.from({ length: 365 }, (_, index) => {
    const { month, day } = nominalDate(index * DAY_MIN)
    return `${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}`
  })
  return isLeapYear(year) ? keys.toSpliced(59, 0, '2902') : keys
}
