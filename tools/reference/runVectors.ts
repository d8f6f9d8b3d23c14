import type { ModelAnswer, ReferenceModel } from './answer.ts'
import { type Comparison, compareOutputs } from './compare.ts'
import type { VectorFile } from './vectorFile.ts'

/** How a model met the cases of its file. */
export interface VectorRun {
  readonly cases: number
  readonly compared: number
  /** Cases with a number outside its tolerance or without an answer. */
  readonly failed: number
  /** Largest difference as a ratio of its tolerance: up to 1 is met. */
  readonly worst: number
  /** The first failures, a line each. */
  readonly failures: readonly string[]
}

const LISTED = 5

/**
 * Runs a model over the cases of its file. Every expected output has to be answered, but for what the README of the
 * files leaves open (`compareOutputs`) and what the model itself names.
 */
export function runVectors(file: VectorFile, model: ModelAnswer | ReferenceModel): VectorRun {
  const known: ReferenceModel = typeof model === 'function' ? { answer: model } : model
  const failures: string[] = []
  let compared = 0
  let failed = 0
  let worst = 0
  file.cases.forEach((item, index) => {
    const result = runCase(file, known, item)
    compared += result.compared
    worst = Math.max(worst, result.worst)
    if (result.failure === undefined) return
    failed++
    if (failures.length < LISTED) failures.push(`case ${index} ${result.failure}`)
  })
  return { cases: file.cases.length, compared, failed, worst, failures }
}

function runCase(
  file: VectorFile,
  model: ReferenceModel,
  { inputs, expected }: VectorFile['cases'][number],
): Comparison {
  const result: Comparison = { compared: 0, worst: 0, failure: undefined }
  try {
    const options = {
      tolerance: file.tolerance,
      toleranceByOutput: { ...file.toleranceByOutput, ...model.tolerance },
      missingIs: model.missingIs,
      rowKey: model.rowKey,
    }
    const left = model.notCompared?.(inputs, expected) ?? []
    compareOutputs(model.answer(inputs), expected, options, result, left)
  } catch (error) {
    result.worst = Number.POSITIVE_INFINITY
    result.failure = error instanceof Error ? error.message : String(error)
  }
  return result
}
