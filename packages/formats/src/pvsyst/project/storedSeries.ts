import { objectsWithin } from '../text/findObject.ts'
import type { PvsystObject } from '../text/parsePvsystObject.ts'
import { PvsystFields } from '../text/pvsystFields.ts'
import { PvsystFileError } from '../text/pvsystFileError.ts'
import type { PvsystSeries, PvsystUnit } from '../variantTypes.ts'

/** A kind of variable: units of hours and months, and the factors from PVsyst's own (MJ/m², MJ, rad). */
interface Kind {
  readonly unit: PvsystUnit
  readonly factor?: number
  readonly monthlyUnit?: PvsystUnit
  readonly monthlyFactor?: number
}

const MJ_TO_WH = 1e6 / 3600
const KINDS: Readonly<Record<string, Kind>> = {
  Irrad: { unit: 'W/m2', factor: MJ_TO_WH, monthlyUnit: 'Wh/m2', monthlyFactor: MJ_TO_WH },
  Energy: { unit: 'W', factor: MJ_TO_WH, monthlyUnit: 'Wh', monthlyFactor: MJ_TO_WH },
  Angle: { unit: 'deg', factor: 180 / Math.PI, monthlyFactor: 180 / Math.PI },
  Temper: { unit: 'degC' },
  WindVel: { unit: 'm/s' },
  Current: { unit: 'A' },
  Voltage: { unit: 'V' },
  Factor: { unit: '1' },
  Effic: { unit: '1' },
  NbHours: { unit: 'h' },
}

/**
 * The stored variables of a variant or a weather file, by their names: a day is `Day_ddmm=` of 24 tokens, each a sign and an
 * integer to base 62 (digits, capitals, small letters), value = integer / `WRFactor`; months are `ValMonth=`.
 *
 * @throws PvsystFileError for a day that is not of 24 tokens
 */
export function storedSeries(root: PvsystObject): Readonly<Record<string, PvsystSeries>> {
  const out: Record<string, PvsystSeries> = {}
  for (const object of objectsWithin(root)) {
    if (!/^VarSimul_\d+$/i.test(object.key)) continue
    const series = seriesOf(object)
    if (series) out[object.type] = series
  }
  return out
}

function seriesOf(object: PvsystObject): PvsystSeries | undefined {
  const fields = new PvsystFields([object])
  const kind = KINDS[fields.text('VarType') ?? ''] ?? { unit: 'unknown' }
  const days = [...object.fields.keys()].filter((key) => /^Day_/i.test(key))
  if (days.length > 0) {
    const scale = (kind.factor ?? 1) / wrFactor(fields, object)
    const hourly = days.map((key) => [dayName(object, key), hoursOf(object, key, scale)] as const)
    return { unit: kind.unit, hourly: Object.fromEntries(hourly) }
  }
  const months = fields.list('ValMonth').slice(0, 12)
  if (months.length < 12) return undefined
  const factor = kind.monthlyFactor ?? 1
  const unit = kind.monthlyUnit ?? kind.unit
  return { unit, monthly: months.map((value) => factor * value) }
}

function wrFactor(fields: PvsystFields, { type, line }: PvsystObject): number {
  const factor = fields.positive('WRFactor')
  if (factor !== undefined) return factor
  throw new PvsystFileError(
    'missing_value',
    `The variable "${type}" (line ${line}) has no WRFactor above 0, so that its hours have no scale. Take the original file.`,
    line,
  )
}

/** Of months, a leap year's February. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function dayName(object: PvsystObject, key: string): string {
  const [, day = '', month = ''] = /^Day_(\d\d)(\d\d)$/i.exec(key) ?? []
  const most = DAYS[Number(month) - 1]
  if (most !== undefined && Number(day) >= 1 && Number(day) <= most) return `${month}-${day}`
  throw damagedDay(object, key, 'is no day of a year')
}

function hoursOf(object: PvsystObject, key: string, scale: number): readonly number[] {
  const text = object.fields.get(key) ?? ''
  const values = base62Numbers(text)
  if (values?.length === 24) return values.map((value) => (value === 0 ? 0 : value * scale))
  throw damagedDay(object, key, 'has not 24 hours')
}

function damagedDay({ type, lines }: PvsystObject, key: string, fault: string): PvsystFileError {
  const line = lines.get(key)
  return new PvsystFileError(
    'not_a_number',
    `Line ${line}: the day "${key}" of "${type}" ${fault}. The file is damaged; take the original file.`,
    line,
  )
}

/** `+1a-3` is 98, −3; undefined where it is something else. */
function base62Numbers(text: string): readonly number[] | undefined {
  const out: number[] = []
  let sign = 0
  let value = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 43 || code === 45) {
      if (sign !== 0) out.push(sign * value)
      sign = code === 43 ? 1 : -1
      value = 0
    } else {
      const digit = base62Digit(code)
      if (digit < 0 || sign === 0) return undefined
      value = 62 * value + digit
    }
  }
  if (sign !== 0) out.push(sign * value)
  return out
}

function base62Digit(code: number): number {
  if (code >= 48 && code <= 57) return code - 48
  if (code >= 65 && code <= 90) return code - 55
  return code >= 97 && code <= 122 ? code - 61 : -1
}

/** Hours of a year from the first of 1 January, NaN where the file has none; 8784 where it has a leap day. */
export function hoursOfYear({ hourly }: PvsystSeries): Float64Array | undefined {
  if (!hourly) return undefined
  const isLeap = '02-29' in hourly
  const out = new Float64Array(isLeap ? 8784 : 8760).fill(Number.NaN)
  let at = 0
  for (const [month, most] of DAYS.entries()) {
    const days = month === 1 && !isLeap ? 28 : most
    for (let day = 1; day <= days; day++, at += 24) {
      const name = `${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
      const values = hourly[name]
      if (values) out.set(values, at)
    }
  }
  return out
}
