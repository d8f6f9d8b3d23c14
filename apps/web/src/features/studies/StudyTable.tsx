import type { CsvCell } from '@duet/units'
import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercent, MISSING } from '../../lib/format.ts'
import { isActiveJob, jobText, progressFraction } from '../../project/runs/simulationJob.ts'
import { studyParameter } from '../../project/runs/studyParameters.ts'
import { SimulationLink } from '../../project/SimulationLink.tsx'
import { type Column, DataTable, rightColumn } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveCsvButton } from '../../ui/SaveCsvButton.tsx'
import { bestPoint, type Measure, measureOf, type StudyPoint, titleOf } from './measures.ts'
import { studyChoices } from './studyChoices.ts'
import type { WeighedStudy } from './studyEconomics.ts'

/** All values with what their runs gave, or why there is nothing. The best has the lowest LCOE, or without costs the highest yield. */
export function StudyTable({ study, measures }: WeighedStudy): ReactNode {
  const parameter = studyParameter(study.parameter)
  const title = parameter?.label ?? study.parameter
  const unit = parameter?.unit ?? ''
  const objective = measureOf('lcoe_real', measures) ?? measureOf('specific_yield', measures)
  const best = objective && bestPoint(study.points, objective)
  const choices = studyChoices(study)
  return (
    <Panel
      title="Values"
      actions={
        <SaveCsvButton
          title={study.name}
          label="Save data (CSV)"
          columns={[
            unit === '' ? title : `${title} (${unit})`,
            'Status',
            ...measures.map(titleOf),
            'Simulation',
            ...choices.map(({ label }) => label),
          ]}
          rows={study.points.map((point) => [
            ...csvRow(point, measures),
            ...choices.map(({ text }) => text),
          ])}
        />
      }
    >
      <DataTable
        label="Values of the study"
        rows={study.points}
        rowKey={keyOf}
        columns={[
          {
            key: 'value',
            title,
            value: ({ value, label }) => (typeof value === 'number' ? value : label),
            render: (point) => (
              <ValueCell point={point} bestBy={point === best ? objective : undefined} />
            ),
          },
          {
            key: 'status',
            title: 'Status',
            value: statusText,
            render: (point) => <StatusCell point={point} />,
          },
          ...measures.map(measureColumn),
        ]}
      />
    </Panel>
  )
}

const keyOf = ({ value, simulation }: StudyPoint): string =>
  `${String(value)} ${simulation?.id ?? ''}`

function csvRow(point: StudyPoint, measures: readonly Measure[]): readonly CsvCell[] {
  const { label, value, result, simulation } = point
  return [
    typeof value === 'number' ? value : label,
    statusText(point),
    ...measures.map((measure) => (result ? measure.value(result) : null)),
    simulation?.name ?? '',
  ]
}

function measureColumn(measure: Measure): Column<StudyPoint> {
  return rightColumn(
    measure.key,
    measure.label,
    ({ result }) => (result ? measure.text(result) : MISSING),
    ({ result }) => (result ? (measure.value(result) ?? undefined) : undefined),
  )
}

function statusText({ simulation, errors }: StudyPoint): string {
  if (simulation === null) return refusals(errors).join('; ')
  const { duet_job: job } = simulation
  return job.status === 'failed' ? `Failed: ${job.error_message ?? ''}` : jobText(job)
}

/** What several blocks lack is shown once. */
const refusals = (errors: StudyPoint['errors']): readonly string[] => [
  ...new Set(errors.flatMap(({ messages }) => messages)),
]

interface ValueCellProps {
  readonly point: StudyPoint
  /** Undefined: it is not the best. */
  readonly bestBy: Measure | undefined
}

function ValueCell({ point, bestBy }: ValueCellProps): ReactNode {
  const { label, simulation } = point
  return (
    <Group gap={8} wrap="nowrap">
      {simulation === null ? (
        <span>{label}</span>
      ) : (
        <SimulationLink id={simulation.id} title={simulation.name}>
          {label}
        </SimulationLink>
      )}
      {bestBy && (
        <Badge
          color="teal"
          c="gray.9"
          title={`The ${bestBy.best === 'low' ? 'lowest' : 'highest'}: ${bestBy.label}`}
        >
          best
        </Badge>
      )}
    </Group>
  )
}

function StatusCell({ point }: { readonly point: StudyPoint }): ReactNode {
  const { simulation, errors } = point
  if (simulation === null) {
    return (
      <Stack gap={2} miw={180}>
        {refusals(errors).map((message) => (
          <Text key={message} size="sm" c="red.9">
            {message}
          </Text>
        ))}
      </Stack>
    )
  }
  const { duet_job: job } = simulation
  const fraction = isActiveJob(job) ? progressFraction(job) : undefined
  return (
    <Text size="sm" c={job.status === 'failed' ? 'red.9' : 'gray.9'} span>
      {statusText(point)}
      {fraction !== undefined && `, ${formatPercent(fraction, 2)}`}
    </Text>
  )
}
