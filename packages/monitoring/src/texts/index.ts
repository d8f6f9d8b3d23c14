export { CAUSE_TEXTS, causeLabel, causeState } from './causeTexts.ts'
export { type LossFacts, lossHeadline, type NamedLoss } from './lossHeadline.ts'
export { MEASURE_TEXTS, measureLabel, measureUnit } from './measureTexts.ts'
