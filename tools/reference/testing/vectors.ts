import { readFileSync } from 'node:fs'
import type { ModelAnswer } from '../answer.ts'
import { runVectors, type VectorRun } from '../runVectors.ts'
import { parseVectorFile, type Tolerance, type VectorCase } from '../vectorFile.ts'

/** What of a reference file a second way to its numbers is held to. */
export interface PartOptions {
  /** Only the cases for which this holds. */
  readonly only?: (c: VectorCase) => boolean
  /** Only these outputs. */
  readonly outputs: readonly string[]
  readonly tolerance: Tolerance
}

/** Runs another model than the one of `tools/reference` over a part of `reference/vectors/<name>.json`. */
export function runPart(
  name: string,
  answer: ModelAnswer,
  { only = () => true, outputs, tolerance }: PartOptions,
): VectorRun {
  const url = new URL(`../../../reference/vectors/${name}.json`, import.meta.url)
  const file = parseVectorFile(JSON.parse(readFileSync(url, 'utf8')))
  const cases = file.cases
    .filter(({ inputs }) => only(inputs))
    .map(({ inputs, expected }) => ({
      inputs,
      expected: Object.fromEntries(
        Object.entries(expected).filter(([output]) => outputs.includes(output)),
      ),
    }))
  return runVectors({ ...file, tolerance, toleranceByOutput: {}, cases }, answer)
}
