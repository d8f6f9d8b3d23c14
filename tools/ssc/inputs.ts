/** The inputs of a run by their SSC names, and which of them were asked for. */
export interface SscInputs {
  /** A number; the fallback, SSC's own default, where the run does not set it. */
  number(name: string, fallback: number): number
  /** @throws UnsupportedRun where the run does not set it */
  required(name: string): number
  /** An array of numbers, or one number as an array of one; undefined where the run does not set it. */
  list(name: string): readonly number[] | undefined
  isSet(name: string): boolean
  /** Inputs that no one asked for and that would change a run, sorted. */
  unread(): readonly string[]
}

/** A run that the engine cannot be set up for; the message says what is missing. */
export class UnsupportedRun extends Error {}

/**
 * Inputs that SSC reads and that change no energy of the kind of run that the runner sets up: of models that another input
 * switches off, of outputs, of the financial part.
 */
const INERT: readonly RegExp[] = [
  /^system_capacity$/,
  /^snow_array$/,
  /^use_snow_weather_file$/,
  /^cec_(mounting|heat_transfer|gap|module_|array_|backside|transient|n_s|beta_oc)/,
  /^subarray\d_mppt_input$/,
  /^inv_num_mppt$/,
  /^inv_(snl_)?(vdcmax|ac_voltage|idcmax)/,
  /^inv_(tdc|.*_tdc)/,
  /^module_model$/,
  /^celltech$/,
  /^(ppa|batt|financial|analysis_period|system_use_lifetime_output|dc_degradation)/,
  /^solar_resource_file$/,
]

/** Wraps the inputs of a file. */
export function sscInputs(values: Readonly<Record<string, unknown>>): SscInputs {
  const asked = new Set<string>()
  const numberAt = (name: string): number | undefined => {
    asked.add(name)
    const found = values[name]
    if (found === undefined) return undefined
    if (typeof found === 'number') return found
    throw new UnsupportedRun(`${name} is no number`)
  }
  return {
    number: (name, fallback) => numberAt(name) ?? fallback,
    required: (name) => {
      const found = numberAt(name)
      if (found === undefined) throw new UnsupportedRun(`${name} is not set`)
      return found
    },
    list: (name) => {
      asked.add(name)
      const found = values[name]
      if (found === undefined) return undefined
      if (typeof found === 'number') return [found]
      if (Array.isArray(found) && found.every((one) => typeof one === 'number')) return found
      throw new UnsupportedRun(`${name} is no array of numbers`)
    },
    isSet: (name) => values[name] !== undefined,
    unread: () =>
      Object.keys(values)
        .filter((name) => !asked.has(name) && !isNeutral(name, values[name]))
        .toSorted(),
  }
}

function isNeutral(name: string, value: unknown): boolean {
  if (isZero(value)) return true
  return INERT.some((pattern) => pattern.test(name))
}

function isZero(value: unknown): boolean {
  return value === 0 || value === null || (Array.isArray(value) && value.every(isZero))
}

/** What a percentage of loss leaves. */
export function left(percent: number): number {
  return 1 - percent / 100
}

/** A value for each month: twelve as they are, one for all of them. @throws UnsupportedRun for another count */
export function byMonth(name: string, values: readonly number[]): readonly number[] {
  if (values.length === 12) return values
  const [only] = values
  if (values.length === 1 && only !== undefined) return Array.from({ length: 12 }, () => only)
  throw new UnsupportedRun(`${name} has ${values.length} values; 1 or 12 are known`)
}
