import type { PlantDocument } from '@duet/plant'
import {
  parametersOfSame,
  STUDY_PARAMETERS,
  type StudyParameter,
  studyValueSchema,
} from '@duet/plant/study'
import {
  rangeCount,
  rangeValues,
  STUDY_FIGURES,
  type StudyConstraint,
  studyFigure,
} from '@duet/results/study'
import { UsageError } from '../command.ts'
import { nearestName } from '../terminal/nearest.ts'

export type StudyValue = number | string

/** A parameter and the values that it is given. */
export interface StudyAxis {
  readonly parameter: StudyParameter
  readonly values: readonly StudyValue[]
}

/** Weather is no parameter here: the command has one file. */
export const PARAMETERS: readonly StudyParameter[] = STUDY_PARAMETERS.filter(
  (parameter) => parameter !== 'enviro_dataset',
)

const MOST_VALUES = 10_000

/** The axes of `--vary NAME=VALUES`. @throws UsageError for what is no parameter, or no value of it */
export function studyAxes(
  texts: readonly string[],
  document: Pick<PlantDocument, 'components'>,
): readonly StudyAxis[] {
  const axes = texts.map((text) => axisOf(text, document))
  const same = parametersOfSame(axes.map(({ parameter }) => parameter))
  if (same !== undefined) throw new UsageError(`${same} can be varied once: choose one of them`)
  return axes
}

function axisOf(text: string, document: Pick<PlantDocument, 'components'>): StudyAxis {
  const at = text.indexOf('=')
  const name = at < 0 ? text : text.slice(0, at)
  const parameter = PARAMETERS.find((one) => one === name)
  if (parameter === undefined) {
    const nearest = nearestName(name, PARAMETERS)
    const meant = nearest === undefined ? `one of ${PARAMETERS.join(', ')}` : `'${nearest}'`
    throw new UsageError(`--vary: '${name}' is no parameter of a study; do you mean ${meant}?`)
  }
  if (at < 0) throw new UsageError(`--vary ${name} needs values, as ${name}=1,2,3 or ${name}=1:3:1`)
  const given = listOf(parameter, text.slice(at + 1)).map((value) =>
    componentId(parameter, value, document),
  )
  return { parameter, values: [...new Set(given.map((value) => checked(parameter, value)))] }
}

/** `1,2,3` is a list, `1:3:0.5` from 1 to 3 by 0.5. */
function listOf(parameter: string, text: string): readonly StudyValue[] {
  if (!/^[^,]+:[^,]+:[^,]+$/.test(text))
    return text.split(',').map((part) => (isNumber(part) ? Number(part) : part.trim()))
  const [from = Number.NaN, to = Number.NaN, step = Number.NaN, ...others] = text
    .split(':')
    .map(Number)
  if (others.length > 0 || !(step > 0) || !(to >= from))
    throw new UsageError(
      `--vary ${parameter}: '${text}' is no range, as 10:40:5 from 10 to 40 by 5`,
    )
  const count = rangeCount(from, to, step)
  if (count > MOST_VALUES)
    throw new UsageError(`--vary ${parameter}: ${count} values, at most ${MOST_VALUES}`)
  return rangeValues(from, step, count)
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text))

/** Modules and inverters may be given by their name. */
function componentId(
  parameter: StudyParameter,
  value: StudyValue,
  { components }: Pick<PlantDocument, 'components'>,
): StudyValue {
  if (parameter !== 'panel' && parameter !== 'inverter') return value
  const found = components.find(
    ({ kind, id, name }) => kind === parameter && [id, name].includes(String(value)),
  )
  if (found === undefined)
    throw new UsageError(`--vary ${parameter}: the plant has no ${parameter} '${value}'`)
  return found.id
}

function checked(parameter: StudyParameter, value: StudyValue): StudyValue {
  const { data, error } = studyValueSchema(parameter).safeParse(value)
  if (data === undefined)
    throw new UsageError(`--vary ${parameter}: ${value}: ${error?.issues[0]?.message}`)
  return data
}

/** The constraints of `--at-most` or `--at-least FIGURE=LIMIT`. @throws UsageError */
export const studyConstraints = (
  keep: StudyConstraint['keep'],
  texts: readonly string[],
): readonly StudyConstraint[] =>
  texts.map((text) => {
    const [name = '', limit = '', ...others] = text.split('=')
    const option = `--${keep.replace('_', '-')}`
    if (!isNumber(limit) || others.length > 0)
      throw new UsageError(`${option} needs a figure and its limit, as land_ha=10, got '${text}'`)
    return { figure: knownFigure(option, name), keep, limit: Number(limit) }
  })

/** @throws UsageError for what is no figure of a study */
export function knownFigure(option: string, name: string): string {
  const figures = STUDY_FIGURES.map(({ key }) => key)
  if (studyFigure(name) !== undefined) return name
  throw new UsageError(
    `${option}: '${name}' is no figure of a study; they are ${figures.join(', ')}`,
  )
}

/** A figure that has a better end. @throws UsageError */
export function bestFigure(name: string): string {
  const figure = studyFigure(knownFigure('--best', name))
  if (figure?.best !== undefined) return name
  const figures = STUDY_FIGURES.filter(({ best }) => best !== undefined).map(({ key }) => key)
  throw new UsageError(`--best: '${name}' has no best value; these have: ${figures.join(', ')}`)
}
