export {
  type DesignFigures,
  designFigures,
  type LaidOutBlock,
  landOfStudy,
} from './designFigures.ts'
export {
  type ColdestAir,
  datasetIdOf,
  type StudyCase,
  type StudyChoice,
  withRowOptics,
} from './studyEdits.ts'
export {
  isCountParameter,
  normalStudyValue,
  parametersOfSame,
  STUDY_PARAMETERS,
  type StudyParameter,
  studyCase,
  studyValueLabel,
  studyValueSchema,
} from './studyParameters.ts'
