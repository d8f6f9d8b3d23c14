import { Badge, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPercent } from '../../lib/format.ts'
import { isActiveJob, progressFraction } from '../../project/runs/simulationJob.ts'
import { parameterTitle } from '../../project/runs/studyParameters.ts'
import { SimulationLink } from '../../project/SimulationLink.tsx'
import { type Column, DataTable, rightColumn } from '../../ui/DataTable.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { SaveCsvButton } from '../../ui/SaveCsvButton.tsx'
import { bestPoint, type Measure, measureOf, type StudyPoint } from './measures.ts'
import type { WeighedStudy } from './studyEconomics.ts'
import { cellOf, jobStatusText, reasonsOf, statusText, studyCsv } from './studyRows.ts'

/** All points with what their runs gave, or why there is nothing. The best has the lowest LCOE, or without costs the highest yield. */
export function StudyTable({ study, measures }: WeighedStudy): ReactNode {
  const objective = measureOf('lcoe_real', measures) ?? measureOf('specific_yield', measures)
  const best = objective && bestPoint(study.points, objective)
  const isSingle = study.parameters.length === 1
  return (
    <Panel
      title={isSingle ? 'Values' : 'Points'}
      actions={
        <SaveCsvButton title={study.name} label="Save data (CSV)" {...studyCsv(study, measures)} />
      }
    >
      <DataTable
        label={isSingle ? 'Values of the study' : 'Points of the study'}
        rows={study.points}
        rowKey={keyOf}
        columns={[
          ...study.parameters.map(
            (key, at): Column<StudyPoint> => ({
              key,
              title: parameterTitle(key),
              value: (point) => cellOf(point, at),
              render: (point) =>
                at === 0 ? (
                  <FirstCell point={point} bestBy={point === best ? objective : undefined} />
                ) : (
                  point.labels[at]
                ),
            }),
          ),
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

const keyOf = ({ values, simulation }: StudyPoint): string =>
  `${JSON.stringify(values)} ${simulation?.id ?? ''}`

const measureColumn = (measure: Measure): Column<StudyPoint> =>
  rightColumn(
    measure.key,
    measure.label,
    measure.text,
    (point) => measure.value(point) ?? undefined,
  )

interface FirstCellProps {
  readonly point: StudyPoint
  /** Undefined: it is not the best. */
  readonly bestBy: Measure | undefined
}

function FirstCell({ point, bestBy }: FirstCellProps): ReactNode {
  const { simulation } = point
  const [label = ''] = point.labels
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
  const { simulation } = point
  if (simulation === null) return <Reasons reasons={reasonsOf(point)} />
  const { duet_job: job } = simulation
  const fraction = isActiveJob(job) ? progressFraction(job) : undefined
  return (
    <>
      <Text size="sm" c={job.status === 'failed' ? 'red.9' : 'gray.9'} span>
        {jobStatusText(job)}
        {fraction !== undefined && `, ${formatPercent(fraction, 2)}`}
      </Text>
      <Reasons reasons={point.broken} />
    </>
  )
}

function Reasons({ reasons }: { readonly reasons: readonly string[] }): ReactNode {
  if (reasons.length === 0) return null
  return (
    <Stack gap={2} miw={180}>
      {reasons.map((message) => (
        <Text key={message} size="sm" c="red.9">
          {message}
        </Text>
      ))}
    </Stack>
  )
}
