export {
  bestPoint,
  type ScoredPoint,
  SEARCH_ENDS,
  type SearchStep,
  scoredPoints,
  searchStep,
} from './compassSearch.ts'
export {
  brokenConstraints,
  figureOf,
  type PointFigures,
  type StudyConstraint,
} from './constraints.ts'
export {
  factorial,
  MAX_STUDY_PARAMETERS,
  MAX_STUDY_POINTS,
  rangeCount,
  rangeValues,
} from './factorial.ts'
export {
  ECONOMIC_STUDY_FIGURES,
  type EconomicStudyFigure,
  STUDY_FIGURES,
  type StudyDesign,
  type StudyFigure,
  type StudyYield,
  studyFigure,
} from './studyFigures.ts'
export { type StudyResult, studyResult } from './studyResult.ts'
