import { airAnswers } from './airAnswers.ts'
import type { ReferenceModels } from './answer.ts'
import { irradianceAnswers } from './irradianceAnswers.ts'
import { rowAnswers } from './rowAnswers.ts'
import { skyAnswers } from './skyAnswers.ts'
import { sunAnswers } from './sunAnswers.ts'
import { surfaceAnswers } from './surfaceAnswers.ts'
import { trackingAnswers } from './trackingAnswers.ts'

/** Answers of sun, light, tracking, rows and surface, by the name of their reference file. */
export const lightAnswers: ReferenceModels = {
  ...sunAnswers,
  ...airAnswers,
  ...irradianceAnswers,
  ...skyAnswers,
  ...rowAnswers,
  ...surfaceAnswers,
  ...trackingAnswers,
}
