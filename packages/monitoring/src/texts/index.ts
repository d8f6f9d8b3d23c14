export { CAUSE_TEXTS, causeLabel, causePast, causeState, EVENT_TYPE_KEYS } from './causeTexts.ts'
export {
  DATA_AVAILABILITY_FORMULA,
  type EnergyRatio,
  type EnergyRatioKey,
  energyRatios,
  timeAvailabilityFormula,
} from './energyRatios.ts'
export {
  ISSUE_STATE_KEYS,
  type IssueFacts,
  issueSentence,
  issueStateLabel,
  SEVERITY_KEYS,
  severityLabel,
} from './issueTexts.ts'
export { lightSourceText, lightText } from './lightText.ts'
export { type LossFacts, lossHeadline, type NamedLoss } from './lossHeadline.ts'
export { MEASURE_TEXTS, measureLabel, measureUnit } from './measureTexts.ts'
export { ruleText } from './ruleTexts.ts'
export { silenceText } from './silenceTexts.ts'
