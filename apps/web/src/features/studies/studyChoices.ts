import { studyFigure } from '@duet/results/study'
import { formatUnit } from '../../lib/format.ts'
import { formatMonth } from '../../lib/formatTime.ts'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import { ROW_OPTICS } from '../../project/runs/studyParameters.ts'

export interface StudyChoice {
  readonly label: string
  readonly text: string
}

type Chosen = Pick<
  StudyPartsFragment,
  | 'parameters'
  | 'constraints'
  | 'block_names'
  | 'weather_names'
  | 'obstacle_names'
  | 'from'
  | 'to'
  | 'simulated_year'
  | 'row_optics'
>

/** What all runs of a study have in common. */
export function studyChoices(study: Chosen): readonly StudyChoice[] {
  const { from, to, simulated_year: year, obstacle_names: obstacles } = study
  const choices: StudyChoice[] = [{ label: 'Blocks', text: study.block_names.join(', ') }]
  // Of a study of datasets each value is one
  if (!study.parameters.includes('enviro_dataset') && study.weather_names.length > 0) {
    choices.push({ label: 'Weather', text: study.weather_names.join(', ') })
  }
  choices.push({
    label: 'Time range',
    text:
      from === null || to === null ? 'All of the weather' : `${dayText(from)} to ${dayText(to)}`,
  })
  if (year !== null) choices.push({ label: 'Simulated year', text: String(year) })
  if (obstacles !== null) {
    const text = obstacles.length === 0 ? 'None' : obstacles.join(', ')
    choices.push({ label: 'Shading obstacles', text })
  }
  if (study.row_optics !== null) {
    choices.push({ label: 'Light between rows', text: rowOpticsLabel(study.row_optics) })
  }
  if (study.constraints.length > 0) {
    choices.push({ label: 'Constraints', text: study.constraints.map(constraintText).join(', ') })
  }
  return choices
}

const rowOpticsLabel = (chosen: string): string =>
  ROW_OPTICS.find(({ value }) => value === chosen)?.label ?? chosen

/** 'Ground cover ratio at most 0.4' */
function constraintText({ figure, keep, limit }: Chosen['constraints'][number]): string {
  const { label, unit } = studyFigure(figure) ?? { label: figure, unit: '' }
  return `${label} ${keep === 'at_most' ? 'at most' : 'at least'} ${formatUnit(limit, unit, 6)}`
}

const TYPICAL_DAY = /^(\d\d)-(\d\d)(.*)$/

/** 'Jun 1' of a typical year; a day of a year as it is. */
function dayText(day: string): string {
  const [, month, inMonth, clock = ''] = TYPICAL_DAY.exec(day) ?? []
  if (month === undefined) return day.replace('T', ' ')
  return `${formatMonth(Number(month) - 1)} ${Number(inMonth)}${clock.replace('T', ' ')}`
}
