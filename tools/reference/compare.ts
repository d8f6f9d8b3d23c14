import type { AnswerValue } from './answer.ts'
import {
  isInfinity,
  isList,
  isRecord,
  type Json,
  type JsonRecord,
  numberOf,
  type Tolerance,
} from './vectorFile.ts'

/** How one case was met. */
export interface Comparison {
  compared: number
  /** Largest difference as a ratio of its tolerance; Infinity where a value is missing or of another kind. */
  worst: number
  /** What was wrong first. */
  failure: string | undefined
}

export interface CompareOptions {
  readonly tolerance: Tolerance
  /** Tolerances of single outputs, at any depth. */
  readonly toleranceByOutput: Readonly<Record<string, Tolerance>>
  /** What may stand for a missing expected value instead of NaN. */
  readonly missingIs: number | undefined
  /** Records of a list are found by this key, not by their place. */
  readonly rowKey: string | undefined
}

/**
 * Compares an answer with the outputs expected of it, down to the last number; what is not answered is a failure.
 * Azimuths are compared on the circle, and not at all where a plane is level or the sun within 0.02 degrees of the zenith.
 *
 * @param left - outputs that are not compared
 */
export function compareOutputs(
  got: Readonly<Record<string, AnswerValue>>,
  expected: JsonRecord,
  options: CompareOptions,
  into: Comparison,
  left: readonly string[] = [],
): void {
  compareRecords(got, expected, options, into, '', left)
}

function compareRecords(
  got: Readonly<Record<string, AnswerValue>>,
  expected: JsonRecord,
  options: CompareOptions,
  into: Comparison,
  path: string,
  left: readonly string[] = [],
): void {
  for (const [key, wanted] of Object.entries(expected)) {
    if (left.includes(key)) continue
    const at: Place = {
      path: path === '' ? key : `${path}.${key}`,
      isCircular: key.endsWith('azimuth'),
      tolerance: options.toleranceByOutput[key] ?? options.tolerance,
      isOpen: openAzimuth(key, expected),
    }
    compareValues(got[key], wanted, options, into, at)
  }
}

/** Where a value stands and how it is held against the expected one. */
interface Place {
  readonly path: string
  readonly isCircular: boolean
  readonly tolerance: Tolerance
  /** Whether nothing is expected of the value at this place of a list. */
  readonly isOpen: (index: number) => boolean
}

function compareValues(
  got: AnswerValue,
  expected: Json,
  options: CompareOptions,
  into: Comparison,
  at: Place,
): void {
  if (isList(expected)) {
    compareLists(got, expected, options, into, at)
  } else if (typeof expected === 'object' && expected !== null) {
    compareRecords(isRecord(got) ? got : {}, expected, options, into, at.path)
  } else if (!at.isOpen(0)) {
    compareLeaf(scalarOf(got), expected, options.missingIs, into, at)
  }
}

function compareLists(
  got: AnswerValue,
  expected: readonly Json[],
  options: CompareOptions,
  into: Comparison,
  at: Place,
): void {
  const list = rowsOf(listOf(got), expected, options.rowKey)
  if (list?.length !== expected.length) {
    into.compared++
    fail(into, at.path, list ? `${list.length} values` : 'nothing', `${expected.length} values`)
    return
  }
  expected.forEach((item, i) => {
    if (!at.isOpen(i)) {
      const path = `${at.path}[${i}]`
      compareValues(list[i], item, options, into, { ...at, path, isOpen: () => false })
    }
  })
}

/** The answered records in the order of the expected ones. */
function rowsOf(
  got: ArrayLike<Json> | undefined,
  expected: readonly Json[],
  rowKey: string | undefined,
): ArrayLike<Json> | undefined {
  const keys = expected.map((row) => (rowKey && isRecord(row) ? row[rowKey] : undefined))
  if (got === undefined || keys.length === 0 || keys.some((key) => key === undefined)) return got
  const rows = new Map(
    Array.from(got, (row) => [isRecord(row) && rowKey ? row[rowKey] : undefined, row]),
  )
  return keys.map((key) => rows.get(key) ?? null)
}

function compareLeaf(
  got: AnswerValue,
  expected: Json,
  missingIs: number | undefined,
  into: Comparison,
  { path, tolerance, isCircular }: Place,
): void {
  into.compared++
  if (got === undefined) {
    fail(into, path, 'nothing', expected)
  } else if (expected === null) {
    if (!(got === null || Number.isNaN(got) || got === missingIs)) fail(into, path, got, 'missing')
  } else if (typeof expected === 'number' || isInfinity(expected)) {
    const ratio = differenceRatio(got, numberOf(expected), tolerance, isCircular)
    into.worst = Math.max(into.worst, ratio)
    if (!(ratio <= 1)) fail(into, path, got, expected)
  } else if (got !== expected) {
    fail(into, path, got, expected)
  }
}

/** Difference over `abs + rel·|expected|`; Infinity for what is no number. */
function differenceRatio(
  got: AnswerValue,
  expected: number,
  { rel, abs }: Tolerance,
  isCircular: boolean,
): number {
  if (typeof got !== 'number' || Number.isNaN(got)) return Number.POSITIVE_INFINITY
  if (got === expected) return 0
  let difference = Math.abs(got - expected)
  if (isCircular) difference = Math.min(difference, Math.abs(360 - difference))
  return difference / (abs + rel * Math.abs(expected))
}

function fail(into: Comparison, path: string, got: unknown, expected: unknown): void {
  into.failure ??= `${path}: got ${String(got)}, expected ${String(expected)}`
  // A number outside its tolerance has left its own ratio already.
  if (typeof got !== 'number' || typeof expected !== 'number') into.worst = Number.POSITIVE_INFINITY
}

/** A level plane faces no direction, and a sun in the zenith stands in none. */
function openAzimuth(
  key: string,
  { surface_tilt, zenith }: JsonRecord,
): (index: number) => boolean {
  const [of, limit] =
    key === 'surface_azimuth' ? [surface_tilt, 1e-4] : key === 'azimuth' ? [zenith, 0.02] : []
  if (of === undefined || limit === undefined) return () => false
  return (index) => {
    const value = isList(of) ? of[index] : of
    return typeof value === 'number' && value < limit
  }
}

function listOf(got: AnswerValue): ArrayLike<Json> | undefined {
  if (got instanceof Float64Array) return got
  return got !== undefined && isList(got) ? got : undefined
}

/** A series of one stands for its number. */
const scalarOf = (got: AnswerValue): AnswerValue =>
  got instanceof Float64Array && got.length === 1 ? got[0] : got
