import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'

export interface StudyChoice {
  readonly label: string
  readonly text: string
}

type Chosen = Pick<
  StudyPartsFragment,
  | 'parameter'
  | 'block_names'
  | 'weather_names'
  | 'obstacle_names'
  | 'from'
  | 'to'
  | 'simulated_year'
>

/** What all runs of a study have in common. */
export function studyChoices(study: Chosen): readonly StudyChoice[] {
  const { from, to, simulated_year: year, obstacle_names: obstacles } = study
  const choices: StudyChoice[] = [{ label: 'Blocks', text: study.block_names.join(', ') }]
  // Of a study of datasets each value is one
  if (study.parameter !== 'enviro_dataset' && study.weather_names.length > 0) {
    choices.push({ label: 'Weather', text: study.weather_names.join(', ') })
  }
  choices.push({
    label: 'Time range',
    text: from === null || to === null ? 'All of the weather' : `${from} to ${to}`,
  })
  if (year !== null) choices.push({ label: 'Simulated year', text: String(year) })
  if (obstacles !== null) {
    const text = obstacles.length === 0 ? 'None' : obstacles.join(', ')
    choices.push({ label: 'Shading obstacles', text })
  }
  return choices
}
