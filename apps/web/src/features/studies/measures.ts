import {
  bestPoint as bestScored,
  figureOf,
  STUDY_FIGURES,
  type StudyFigure,
} from '@duet/results/study'
import { formatPercentFixed, formatUnit, MISSING } from '../../lib/format.ts'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'

type StoredPoint = StudyPartsFragment['points'][number]

/** What a run gave; with what it is worth, where the project has costs. */
type Result = NonNullable<StoredPoint['result']> & {
  readonly economics?: Readonly<Record<string, number | null>>
}

export interface StudyPoint extends StoredPoint {
  readonly result: Result | null
}

/** A figure of the points of a study. */
export interface Measure {
  readonly key: string
  readonly label: string
  /** Of the values as they are shown: in charts, tables and files. */
  readonly unit: string
  /** Null: it is not known. */
  readonly value: (point: StudyPoint) => number | null
  readonly text: (point: StudyPoint) => string
  /** Which end is the better one; absent: neither. */
  readonly best?: 'high' | 'low'
}

export const MEASURES: readonly Measure[] = STUDY_FIGURES.map(measureOfFigure)

function measureOfFigure({ key, label, unit, best }: StudyFigure): Measure {
  const value = (point: StudyPoint): number | null => figureOf(key, point) ?? ofResult(key, point)
  return {
    key,
    label,
    unit,
    value,
    text: (point) => valueText(value(point), unit),
    ...(best && { best }),
  }
}

/** Points from before their design was stored say it with their result. */
function ofResult(key: string, { result }: StudyPoint): number | null {
  const value: unknown = result === null ? null : Reflect.get(result, key)
  return typeof value === 'number' ? value : null
}

/** A value of a measure with its unit. */
export function valueText(value: number | null, unit: string): string {
  if (value === null) return MISSING
  return unit === '%' ? formatPercentFixed(value / 100) : formatUnit(value, unit, 5)
}

export const measureOf = (
  key: string | undefined,
  measures: readonly Measure[] = MEASURES,
): Measure | undefined => measures.find((measure) => measure.key === key)

export const titleOf = ({ label, unit }: Pick<Measure, 'label' | 'unit'>): string =>
  unit === '' ? label : `${label} (${unit})`

export const pointLabel = ({ labels }: Pick<StudyPoint, 'labels'>): string => labels.join(', ')

/** It has a result, and breaks no constraint. */
export const isAllowed = ({ result, broken }: StudyPoint): boolean =>
  result !== null && broken.length === 0

/** The allowed point whose figure is the best; undefined where none is better than another. */
export function bestPoint(points: readonly StudyPoint[], measure: Measure): StudyPoint | undefined {
  if (measure.best === undefined) return undefined
  const sign = measure.best === 'high' ? 1 : -1
  const scored = points.map((point) => {
    const value = isAllowed(point) ? measure.value(point) : null
    return { point, score: value === null ? null : sign * value }
  })
  return bestScored(scored)?.point
}
