import { AppError } from '@duet/contract'
import {
  parametersOfSame,
  STUDY_PARAMETERS,
  type StudyParameter,
  studyValueSchema,
} from '@duet/plant/study'
import { factorial, MAX_STUDY_PARAMETERS, MAX_STUDY_POINTS } from '@duet/results/study'
import { z } from 'zod'
import { parseInput } from '../../input/parseInput.ts'

export type StudyValue = number | string
/** A value of each parameter of a study. */
export type PointValues = readonly StudyValue[]

export interface StudyAxes {
  readonly parameters: readonly StudyParameter[]
  readonly points: readonly PointValues[]
}

const axis = z.object({
  parameter: z.enum(STUDY_PARAMETERS, 'is none of the parameters of a study'),
  values: z
    .array(z.unknown())
    .min(1, 'give at least one value')
    .max(MAX_STUDY_POINTS, `at most ${MAX_STUDY_POINTS} values`),
})
export const axesSchema = z
  .array(axis)
  .min(1, 'give at least one parameter')
  .max(MAX_STUDY_PARAMETERS, `at most ${MAX_STUDY_PARAMETERS} parameters`)

/** Every combination of the values, each value once. @throws AppError INVALID_INPUT for a value that is none, or too many points */
export function studyAxes(asked: z.infer<typeof axesSchema>, path: readonly string[]): StudyAxes {
  const parameters = asked.map(({ parameter }) => parameter)
  const same = parametersOfSame(parameters)
  if (same !== undefined)
    throw new AppError(
      'INVALID_INPUT',
      `${path.join('.')}: ${same} can be varied once: choose one of them`,
    )
  const lists = asked.map(({ parameter, values }, at) => [
    ...new Set(
      parseInput(z.array(studyValueSchema(parameter)), values, [...path, String(at), 'values']),
    ),
  ])
  refuseMany(lists.reduce((product, { length }) => product * length, 1))
  return { parameters, points: factorial(lists) }
}

/** @throws AppError INVALID_INPUT */
export function refuseMany(count: number): void {
  if (count <= MAX_STUDY_POINTS) return
  throw new AppError('INVALID_INPUT', `${count} points: a study has at most ${MAX_STUDY_POINTS}`)
}

/** Points as they were asked for one by one, each once. @throws AppError INVALID_INPUT */
export function askedPoints(
  parameters: readonly StudyParameter[],
  asked: unknown,
  path: readonly string[],
): readonly PointValues[] {
  const length = `each point has ${parameters.length} ${parameters.length === 1 ? 'value' : 'values'}`
  const shape = z
    .array(z.array(z.unknown()).length(parameters.length, length))
    .min(1, 'give at least one point')
    .max(MAX_STUDY_POINTS, `at most ${MAX_STUDY_POINTS} points`)
  const points = parseInput(shape, asked, path).map((point, row) =>
    parameters.map((parameter, at) =>
      parseInput(studyValueSchema(parameter), point[at], [...path, String(row), String(at)]),
    ),
  )
  return [...new Map(points.map((point) => [pointKey(point), point])).values()]
}

export const pointKey = (point: PointValues): string => JSON.stringify(point)
