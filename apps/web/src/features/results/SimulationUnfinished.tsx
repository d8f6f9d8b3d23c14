import { Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { formatCount, formatPercent } from '../../lib/format.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { RunProgress } from '../../project/runs/RunProgress.tsx'
import { jobText, progressFraction } from '../../project/runs/simulationJob.ts'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { RunAgainLink } from './RunAgainLink.tsx'
import { SimulationDialogs } from './SimulationDialogs.tsx'

interface SimulationUnfinishedProps {
  readonly simulation: SimulationRowFragment
}

/** In place of results: how far the run is, or why it ended without any. */
export function SimulationUnfinished({ simulation }: SimulationUnfinishedProps): ReactNode {
  switch (simulation.duet_job.status) {
    case 'failed':
      return (
        <EndedNote
          id={simulation.id}
          kind="error"
          title="The simulation failed"
          text={simulation.duet_job.error_message ?? 'No reason was given.'}
        />
      )
    case 'stopped':
      return (
        <EndedNote
          id={simulation.id}
          kind="neutral"
          title="The simulation was stopped"
          text="What it had computed was discarded; there are no results."
        />
      )
    default:
      return <Running simulation={simulation} />
  }
}

function EndedNote(props: {
  /** Of the run. */
  readonly id: string
  readonly kind: 'error' | 'neutral'
  readonly title: string
  readonly text: string
}): ReactNode {
  return (
    <Note kind={props.kind} title={props.title}>
      <Stack gap="sm" align="flex-start">
        {props.text}
        <RunAgainLink id={props.id}>Run again</RunAgainLink>
      </Stack>
    </Note>
  )
}

function Running({ simulation }: SimulationUnfinishedProps): ReactNode {
  const project = useCurrentProject()
  const [isStopping, setIsStopping] = useState(false)
  const { duet_job: job } = simulation
  const fraction = progressFraction(job)
  return (
    <Panel
      title="The simulation is on its way"
      description="Results are shown here as soon as it has completed. You may leave this page."
      actions={
        mayRun(project) && (
          <Button variant="default" onClick={() => setIsStopping(true)}>
            Stop
          </Button>
        )
      }
    >
      <Stack gap="xs" maw={560}>
        <RunProgress fraction={fraction} label="Progress of the simulation" />
        <Group justify="space-between">
          <Text size="sm" component="output">
            {jobText(job)}
          </Text>
          <Text size="sm" c="gray.6">
            {fraction === undefined ? '' : `${formatPercent(fraction, 2)}, `}
            {formatCount(job.completed_tasks)} of {counted(job.total_tasks, 'task')}
          </Text>
        </Group>
      </Stack>
      <SimulationDialogs
        action={isStopping ? { kind: 'stop', simulation } : undefined}
        onClose={() => setIsStopping(false)}
      />
    </Panel>
  )
}
