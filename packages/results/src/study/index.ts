export {
  bestPoint,
  type ScoredPoint,
  SEARCH_ENDS,
  type SearchStep,
  searchStep,
} from './compassSearch.ts'
export {
  brokenConstraints,
  figureOf,
  type PointFigures,
  type StudyConstraint,
} from './constraints.ts'
export { factorial, MAX_STUDY_PARAMETERS, MAX_STUDY_POINTS } from './factorial.ts'
export {
  ECONOMIC_STUDY_FIGURES,
  type EconomicStudyFigure,
  STUDY_FIGURES,
  type StudyDesign,
  type StudyFigure,
  type StudyYield,
  studyFigure,
} from './studyFigures.ts'
