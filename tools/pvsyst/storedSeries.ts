/** One variable that PVsyst stored with a variant or a meteo file: of every hour, or of the months alone. */
export interface StoredSeries {
  /** W/m², kWh (so kW), °C, m/s, deg, A or V by its kind; [8760] from the first hour of 1 January, local standard time. */
  readonly hourly?: Float64Array
  /** Sums of months (kWh/m², kWh) or their means, January first. */
  readonly monthly?: readonly number[]
}

const HOURS = 8760
/** Days before each month of a year of 365 days. */
const DAYS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** From the units in which PVsyst stores (MJ/m², MJ, rad) to ours, by the kind of a variable. */
const HOURLY_FACTORS: Readonly<Record<string, number>> = {
  Irrad: 1e6 / 3600,
  Energy: 1 / 3.6,
  Angle: 180 / Math.PI,
}
const MONTHLY_FACTORS: Readonly<Record<string, number>> = { Irrad: 1 / 3.6, Energy: 1 / 3.6 }

/**
 * Decodes the series of a `.VCx` or `.MET` file: blocks from `VarSimul_n=Name` to `End of VarSimul`. A day is a line
 * `Day_ddmm=` of 24 tokens, each a sign and an integer in base 62 (digits, capitals, small letters); the value is the
 * integer over `WRFactor`, in PVsyst's own units. Variables without days may have a line `ValMonth=`.
 *
 * @throws Error for a day that is not of 24 tokens
 */
export function storedSeries(text: string): ReadonlyMap<string, StoredSeries> {
  const out = new Map<string, StoredSeries>()
  let open: OpenSeries | undefined
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const line = raw.trim()
    const start = /^VarSimul_\d+=(\S+)$/.exec(line)
    if (start?.[1] !== undefined) open = { name: start[1], kind: '', scale: 1 }
    else if (open && line.startsWith('End of VarSimul')) {
      if (open.hourly || open.monthly) out.set(open.name, open)
      open = undefined
    } else if (open) addLine(open, line)
  }
  return out
}

interface OpenSeries {
  readonly name: string
  kind: string
  scale: number
  hourly?: Float64Array
  monthly?: readonly number[]
}

function addLine(open: OpenSeries, line: string): void {
  const at = line.indexOf('=')
  const key = line.slice(0, at)
  const value = line.slice(at + 1)
  if (key === 'VarType') open.kind = value
  else if (key === 'WRFactor') open.scale = 1 / Number(value)
  else if (key === 'ValMonth') open.monthly = monthlyValues(value, open.kind)
  else if (/^Day_\d{4}$/.test(key)) {
    open.hourly ??= new Float64Array(HOURS).fill(Number.NaN)
    addDay(open.hourly, key, value, open.scale * (HOURLY_FACTORS[open.kind] ?? 1))
  }
}

function addDay(out: Float64Array, key: string, tokens: string, factor: number): void {
  const day = Number(key.slice(4, 6))
  const month = Number(key.slice(6, 8))
  const values = tokens.match(/[+-][0-9A-Za-z]+/g) ?? []
  if (values.length !== 24) throw new Error(`got ${values.length} hours in ${key}, expected 24`)
  const from = 24 * ((DAYS_BEFORE[month - 1] ?? 0) + day - 1)
  values.forEach((token, hour) => {
    out[from + hour] = factor * base62(token)
  })
}

function base62(token: string): number {
  let value = 0
  for (const digit of token.slice(1)) value = 62 * value + DIGITS.indexOf(digit)
  return token.startsWith('-') ? -value : value
}

function monthlyValues(text: string, kind: string): readonly number[] {
  const factor = MONTHLY_FACTORS[kind] ?? 1
  return text
    .split(',')
    .slice(0, 12)
    .map((value) => factor * Number(value))
}
