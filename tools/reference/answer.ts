import type { Json, JsonRecord, Tolerance, VectorCase } from './vectorFile.ts'

/** What a model gives for one output: a number, a series, or, of files that are read, what JSON can hold. */
export type AnswerValue = Float64Array | Json | undefined

/** Answers by the names of a file's outputs. */
export type Answer = Readonly<Record<string, AnswerValue>>

/** Answers one case of a reference file. */
export type ModelAnswer = (c: VectorCase) => Answer

/** A model with what has to be known to compare it. */
export interface ReferenceModel {
  readonly answer: ModelAnswer
  /** A missing expected value may be answered by this number instead of NaN. */
  readonly missingIs?: number
  /** Replaces the tolerance of the file for the outputs named; its reason stands where it is given. */
  readonly tolerance?: Readonly<Record<string, Tolerance>>
  /** Records of a list are found by this key, not by their place. */
  readonly rowKey?: string
  /** Expected outputs that the README of the files says not to compare in this case. */
  readonly notCompared?: (c: VectorCase, expected: JsonRecord) => readonly string[]
}

/** Models by the name of their file, without `.json`. */
export type ReferenceModels = Readonly<Record<string, ModelAnswer | ReferenceModel>>

/** A one-element series. */
export const one = (x: number): Float64Array => Float64Array.of(x)

/** A number of a case that may be absent or null. */
export const optional = (x: number | undefined): number | undefined =>
  x === undefined || Number.isNaN(x) ? undefined : x

/**
 * The name as one of the known ones.
 *
 * @throws RangeError for any other
 */
export function oneOf<Name extends string>(known: readonly Name[], name: string | undefined): Name {
  const found = known.find((candidate) => candidate === name)
  if (found === undefined) throw new RangeError(`got ${name}, expected one of ${known.join(', ')}`)
  return found
}
