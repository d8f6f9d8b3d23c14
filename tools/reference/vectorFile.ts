/** A number, text, truth, nothing, or a list or record of these: what a reference file holds. */
export type Json =
  | number
  | string
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

export type JsonRecord = Readonly<Record<string, Json>>

/** Inputs or outputs of one case, sorted by their kind. Missing numbers are NaN. */
export interface VectorCase {
  readonly value: Readonly<Record<string, number>>
  readonly text: Readonly<Record<string, string>>
  readonly flag: Readonly<Record<string, boolean>>
  readonly series: Readonly<Record<string, Float64Array>>
  /** Numbers of an input that is an object. */
  readonly nested: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** The inputs as the file has them. */
  readonly raw: JsonRecord
}

export interface Tolerance {
  readonly rel: number
  readonly abs: number
}

/** A file of reference numbers: how near its numbers have to be met, and its cases. */
export interface VectorFile {
  readonly tolerance: Tolerance
  readonly toleranceByOutput: Readonly<Record<string, Tolerance>>
  readonly cases: readonly {
    readonly inputs: VectorCase
    readonly expected: JsonRecord
  }[]
}

/**
 * Reads the parsed JSON of a reference file.
 *
 * @throws RangeError when it lacks a tolerance or cases
 */
export function parseVectorFile(json: unknown): VectorFile {
  const file = record(json, 'the file')
  const tolerance = record(file['tolerance'], 'tolerance')
  const byOutput = Object.entries(record(tolerance['by_output'] ?? {}, 'tolerance.by_output'))
  const cases = file['cases']
  if (!Array.isArray(cases)) throw new RangeError('cases is not a list')
  return {
    tolerance: parseTolerance(tolerance, 'tolerance'),
    toleranceByOutput: Object.fromEntries(
      byOutput.map(([output, item]) => [output, parseTolerance(record(item, output), output)]),
    ),
    cases: cases.map((item: unknown, index) => {
      const { inputs, expected } = record(item, `case ${index}`)
      return {
        inputs: parseCase(record(inputs, `inputs of case ${index}`)),
        expected: record(expected, `expected of case ${index}`),
      }
    }),
  }
}

/** Sorts the inputs of a case by kind: "Infinity" in quotes is a number, null is NaN. */
export function parseCase(raw: JsonRecord): VectorCase {
  const value: Record<string, number> = {}
  const text: Record<string, string> = {}
  const flag: Record<string, boolean> = {}
  const series: Record<string, Float64Array> = {}
  const nested: Record<string, Readonly<Record<string, number>>> = {}
  for (const [key, item] of Object.entries(raw)) {
    if (isList(item)) series[key] = Float64Array.from(item, numberOf)
    else if (typeof item === 'boolean') flag[key] = item
    else if (typeof item === 'string' && !isInfinity(item)) text[key] = item
    else if (typeof item === 'object' && item !== null) nested[key] = parseCase(item).value
    else value[key] = numberOf(item)
  }
  return { value, text, flag, series, nested, raw }
}

/** The number that an item stands for: null is NaN, and so is what is no number. */
export function numberOf(item: Json): number {
  return item === null ? NaN : Number(item)
}

export const isInfinity = (item: Json): boolean => item === 'Infinity' || item === '-Infinity'

/** Whether an item is a list; `Array.isArray` does not distinguish a readonly list from a record. */
export const isList = (item: Json): item is readonly Json[] => Array.isArray(item)

/** Whether an item is an object, neither a list nor null. */
export const isRecord = (item: unknown): item is JsonRecord =>
  typeof item === 'object' &&
  item !== null &&
  !(item instanceof Float64Array) &&
  !Array.isArray(item)

function parseTolerance(item: JsonRecord, name: string): Tolerance {
  const { rel, abs } = item
  if (typeof rel !== 'number' || typeof abs !== 'number') {
    throw new RangeError(`${name} has no rel and abs`)
  }
  return { rel, abs }
}

function record(item: unknown, name: string): JsonRecord {
  if (!isRecord(item)) throw new RangeError(`${name} is not an object`)
  return item
}
