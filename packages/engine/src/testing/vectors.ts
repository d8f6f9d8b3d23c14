import { readFileSync } from 'node:fs'

/** One case of a reference file. Missing numbers are NaN; strings stay in `text`, arrays in `series`. */
export interface VectorCase {
  readonly value: Readonly<Record<string, number>>
  readonly text: Readonly<Record<string, string>>
  readonly flag: Readonly<Record<string, boolean>>
  readonly series: Readonly<Record<string, Float64Array>>
  /** Numbers of an input that is an object. */
  readonly nested: Readonly<Record<string, Readonly<Record<string, number>>>>
}

interface Tolerance {
  readonly rel: number
  readonly abs: number
}

interface VectorFile {
  readonly tolerance: Tolerance & { readonly by_output?: Readonly<Record<string, Tolerance>> }
  readonly cases: readonly { readonly inputs: object; readonly expected: object }[]
}

/** What a model gives for a case, by the names of the file's outputs. */
export type Answer = Readonly<Record<string, number | Float64Array>>

export interface VectorRun {
  readonly compared: number
  readonly failures: readonly string[]
}

export interface VectorOptions {
  /** Only the cases for which this holds. */
  readonly only?: (c: VectorCase) => boolean
  /** Outputs that are angles on a circle. */
  readonly circular?: readonly string[]
  /** A missing expected value is answered by this number instead of NaN. */
  readonly missingIs?: number
  /** Replaces the tolerance of the file. */
  readonly tolerance?: Tolerance
}

/**
 * Runs a model over `packages/engine/vectors/<name>.json` and lists what lies outside the tolerance of the
 * file. Only outputs that the model gives are compared.
 */
export function runVectors(
  name: string,
  model: (c: VectorCase) => Answer,
  options: VectorOptions = {},
): VectorRun {
  const file = readVectors(name)
  const failures: string[] = []
  let compared = 0
  file.cases.forEach((raw, index) => {
    const inputs = parseCase(raw.inputs)
    if (options.only && !options.only(inputs)) return
    const expected = parseCase(raw.expected)
    for (const [output, answer] of Object.entries(model(inputs))) {
      const tolerance = options.tolerance ?? file.tolerance.by_output?.[output] ?? file.tolerance
      const wanted = expected.series[output] ?? Float64Array.of(expected.value[output] ?? NaN)
      const got = typeof answer === 'number' ? Float64Array.of(answer) : answer
      wanted.forEach((value, at) => {
        compared++
        if (!isWithin(got[at], value, tolerance, output, options)) {
          failures.push(`case ${index} ${output}[${at}]: got ${got[at]}, expected ${value}`)
        }
      })
    }
  })
  return { compared, failures }
}

function isWithin(
  got: number,
  expected: number,
  { rel, abs }: Tolerance,
  output: string,
  { circular, missingIs }: VectorOptions,
): boolean {
  if (Number.isNaN(expected)) return Number.isNaN(got) || got === missingIs
  if (got === expected) return true
  let difference = Math.abs(got - expected)
  if (circular?.includes(output)) difference = Math.min(difference, 360 - difference)
  return difference <= abs + rel * Math.abs(expected)
}

function readVectors(name: string): VectorFile {
  const url = new URL(`../../vectors/${name}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8')) as VectorFile
}

function parseCase(raw: object): VectorCase {
  const value: Record<string, number> = {}
  const text: Record<string, string> = {}
  const flag: Record<string, boolean> = {}
  const series: Record<string, Float64Array> = {}
  const nested: Record<string, Readonly<Record<string, number>>> = {}
  for (const [key, item] of Object.entries(raw)) {
    if (Array.isArray(item)) series[key] = Float64Array.from(item, parseNumber)
    else if (typeof item === 'boolean') flag[key] = item
    else if (typeof item === 'string' && !item.endsWith('Infinity')) text[key] = item
    else if (typeof item === 'object' && item !== null) nested[key] = parseCase(item).value
    else value[key] = parseNumber(item)
  }
  return { value, text, flag, series, nested }
}

function parseNumber(item: unknown): number {
  return item === null ? NaN : Number(item)
}
