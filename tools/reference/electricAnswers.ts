import type { ReferenceModels } from './answer.ts'
import { bishopAnswers } from './bishopAnswers.ts'
import { diodeAnswers } from './diodeAnswers.ts'
import { dirtAnswers } from './dirtAnswers.ts'
import { inverterAnswers } from './inverterAnswers.ts'
import { moduleAnswers } from './moduleAnswers.ts'
import { thermalAnswers } from './thermalAnswers.ts'

/** Answers of modules, inverters, temperatures and losses, by the name of their reference file. */
export const electricAnswers: ReferenceModels = {
  ...diodeAnswers,
  ...bishopAnswers,
  ...moduleAnswers,
  ...inverterAnswers,
  ...thermalAnswers,
  ...dirtAnswers,
}
