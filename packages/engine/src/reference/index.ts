import type { ReferenceModels } from './answer.ts'
import { electricAnswers } from './electricAnswers.ts'
import { lightAnswers } from './lightAnswers.ts'

export type { Answer, ModelAnswer, ReferenceModel, ReferenceModels } from './answer.ts'
export { runVectors, type VectorRun } from './runVectors.ts'
export { type Json, parseVectorFile, type VectorCase, type VectorFile } from './vectorFile.ts'
export { yearModel } from './yearAnswer.ts'

/** Every model of the engine that reference numbers are kept for, by the name of its file without `.json`. */
export const REFERENCE_MODELS: ReferenceModels = { ...lightAnswers, ...electricAnswers }
