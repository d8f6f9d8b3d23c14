export { CAUSE_TEXTS, causeLabel, causeState } from './causeTexts.ts'
export { type LossFacts, lossHeadline, type NamedLoss } from './lossHeadline.ts'
