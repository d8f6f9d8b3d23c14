import type { ModelAnswer, ReferenceModels } from './answer.ts'
import { electricAnswers } from './electricAnswers.ts'
import { checkInputs } from './knownInputs.ts'
import { lightAnswers } from './lightAnswers.ts'

export type { Answer, ModelAnswer, ReferenceModel, ReferenceModels } from './answer.ts'
export { runVectors, type VectorRun } from './runVectors.ts'
export {
  isRecord,
  type Json,
  type JsonRecord,
  parseVectorFile,
  type VectorFile,
} from './vectorFile.ts'
export { yearModel } from './yearAnswer.ts'

/**
 * Every model of the engine that there are reference numbers for, by the name of its file without `.json`. An input that a
 * model does not know is an error.
 */
export const REFERENCE_MODELS: ReferenceModels = Object.fromEntries(
  Object.entries({ ...lightAnswers, ...electricAnswers }).map(([name, model]) => {
    const known = typeof model === 'function' ? { answer: model } : model
    const answer: ModelAnswer = (c) => {
      checkInputs(name, c.raw)
      return known.answer(c)
    }
    return [name, { ...known, answer }]
  }),
)
