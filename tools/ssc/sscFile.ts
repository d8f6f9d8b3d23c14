import { readFileSync } from 'node:fs'
import { z } from 'zod'

const value = z.number().nullable()

/** Hourly arrays of the stored days; a number where all hours are alike, a text where they are written elsewhere. */
const series = z.union([z.number(), z.string(), z.null(), z.array(z.array(value))])

const sscFileSchema = z.object({
  module: z.string(),
  case: z.string(),
  description: z.string().default(''),
  inputs: z.record(z.string(), z.unknown()),
  weather: z.string(),
  outputs: z.looseObject({
    annual_energy_kwh: value,
    poa_nominal_front_kwh_m2: value.optional(),
    poa_front_after_iam_kwh_m2: value.optional(),
    poa_rear_kwh_m2: value.optional(),
    /** PVWatts: both faces, after shade and soiling, the rear times its bifaciality. */
    poa_annual_kwh_m2: value.optional(),
    dc_monthly_kwh: z.array(value).optional(),
    energy_kwh: z.record(z.string(), value).optional(),
    hourly: z.record(z.string(), z.union([series, z.array(z.number())])).optional(),
  }),
})

/** One run of SSC: what it was given, and its sums and hours. */
export type SscFile = z.infer<typeof sscFileSchema>

/** @throws Error naming the file, when it is no SSC run */
export function readSscFile(path: string): SscFile {
  const parsed = sscFileSchema.safeParse(parseJson(path))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${path} is no SSC run: ${issue?.path.join('.')}: ${issue?.message}`)
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    throw new Error(`${path} is no JSON`, { cause })
  }
}

/**
 * Hours of the stored days of an output in their order, `hourly.days` of 24 each; undefined where the file does not have them.
 * `same as X` is followed; null gives NaN.
 */
export function hoursOf(file: SscFile, name: string): Float64Array | undefined {
  const { hourly } = file.outputs
  const found = hourly?.[name]
  if (hourly === undefined || found === undefined || found === null) return undefined
  if (typeof found === 'string') {
    const other = /^same as (\S+)$/.exec(found)?.[1]
    return other === undefined || other === name ? undefined : hoursOf(file, other)
  }
  const days = storedDays(file)
  if (typeof found === 'number') return new Float64Array(24 * days.length).fill(found)
  const hours = found.flat().map((hour) => hour ?? Number.NaN)
  return hours.length === 24 * days.length ? Float64Array.from(hours) : undefined
}

/** Days of the year that the hours are of, from 1. */
export function storedDays({ outputs }: SscFile): readonly number[] {
  const days = outputs.hourly?.['days']
  if (!Array.isArray(days)) return []
  return days.filter((day) => typeof day === 'number')
}
