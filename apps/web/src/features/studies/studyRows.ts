import type { CsvCell } from '@duet/units'
import type { StudyPartsFragment } from '../../lib/gql/graphql.ts'
import { jobText } from '../../project/runs/simulationJob.ts'
import { parameterNames, parameterTitle } from '../../project/runs/studyParameters.ts'
import type { ChartTable } from '../../ui/Chart.tsx'
import { type Measure, type StudyPoint, titleOf } from './measures.ts'
import { studyChoices } from './studyChoices.ts'

/** A value of a point: a number, or what its id stands for. */
export function cellOf({ values, labels }: StudyPoint, at: number): number | string {
  const value = values[at]
  return typeof value === 'number' ? value : (labels[at] ?? '')
}

/** 'Tilt 20 °, Albedo 0.2'; of one parameter its value alone. */
export const pointName = ({ labels }: StudyPoint, parameters: readonly string[]): string =>
  parameters.length < 2
    ? labels.join(', ')
    : labels
        .map((label, at) => `${parameterNames(parameters.slice(at, at + 1))} ${label}`)
        .join(', ')

type Job = NonNullable<StudyPoint['simulation']>['duet_job']

export const jobStatusText = (job: Job): string =>
  job.status === 'failed' ? `Failed: ${job.error_message ?? ''}` : jobText(job)

/** Why a point has no run; what several blocks lack is said once. */
export const reasonsOf = ({ errors, broken }: StudyPoint): readonly string[] => [
  ...new Set([...errors.flatMap(({ messages }) => messages), ...broken]),
]

export function statusText(point: StudyPoint): string {
  const { simulation, broken } = point
  if (simulation === null) return reasonsOf(point).join('; ')
  return [jobStatusText(simulation.duet_job), ...broken].join('; ')
}

/** All points and what their runs have in common, as a file. */
export function studyCsv(study: StudyPartsFragment, measures: readonly Measure[]): ChartTable {
  const choices = studyChoices(study)
  return {
    columns: [
      ...study.parameters.map(parameterTitle),
      'Status',
      ...measures.map(titleOf),
      'Simulation',
      ...choices.map(({ label }) => label),
    ],
    rows: study.points.map((point): readonly CsvCell[] => [
      ...study.parameters.map((_, at) => cellOf(point, at)),
      statusText(point),
      ...measures.map((measure) => measure.value(point)),
      point.simulation?.name ?? '',
      ...choices.map(({ text }) => text),
    ]),
  }
}
