import { Button, Group, Text } from '@mantine/core'
import { IconMinus, IconProgress, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { formatPercent } from '../../lib/format.ts'
import type { RunningSimulationFragment } from '../../lib/gql/graphql.ts'
import { RunProgress } from '../../project/runs/RunProgress.tsx'
import { StopSimulationDialog } from '../../project/runs/StopSimulationDialog.tsx'
import { jobText, progressFraction } from '../../project/runs/simulationJob.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { ButtonLink } from '../../ui/links.tsx'
import { useIsNarrow } from '../../ui/useIsNarrow.ts'
import { QueuedRuns } from './QueuedRuns.tsx'
import { RunName } from './RunName.tsx'
import classes from './SimulationProgress.module.css'
import { usePanelOpen } from './usePanelOpen.ts'
import { type SimulationInProgress, useSimulationInProgress } from './useSimulationInProgress.ts'

/** On every page of a project: the simulation that is on its way, and how it ended. */
export function SimulationProgress(): ReactNode {
  const project = useCurrentProject()
  const view = useSimulationInProgress(project.id)
  const [isHeld, setIsHeld] = useState(false)
  const [stopping, setStopping] = useState<RunningSimulationFragment | undefined>(undefined)
  const isStopping = stopping !== undefined
  // In a narrow window it would lie over what is worked on
  const isQuiet = useIsNarrow() && view.state === 'running'
  const panel = usePanelOpen(subjectOf(view), isHeld || isStopping || hasFailed(view), isQuiet)
  if (view.state === 'idle') return null
  const onClose = (): void => {
    panel.close()
    setIsHeld(false)
    if (view.state === 'ended') view.dismiss()
  }
  return (
    <>
      {panel.isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only stops it from closing
        <section
          className={classes['panel']}
          aria-label="Simulation in progress"
          onPointerEnter={() => setIsHeld(true)}
          onPointerLeave={() => setIsHeld(false)}
          onFocus={() => setIsHeld(true)}
          onBlur={() => setIsHeld(false)}
        >
          <PanelHead view={view} onClose={onClose} />
          {view.state === 'running' ? (
            <>
              <Running
                simulation={view.simulation}
                mayStop={mayRun(project)}
                onStop={() => setStopping(view.simulation)}
              />
              <QueuedRuns runs={view.others} mayStop={mayRun(project)} onStop={setStopping} />
            </>
          ) : (
            <Ended simulation={view.simulation} onClose={onClose} />
          )}
        </section>
      )}
      {!panel.isOpen && view.state === 'running' && (
        <Button
          className={classes['pill'] ?? ''}
          variant="default"
          leftSection={<IconProgress size={16} aria-hidden />}
          onClick={panel.open}
        >
          {view.others.length > 0
            ? `${view.others.length + 1} simulations`
            : `Simulating${percentText(view.simulation)}`}
        </Button>
      )}
      {stopping !== undefined && (
        <StopSimulationDialog simulation={stopping} onClose={() => setStopping(undefined)} />
      )}
    </>
  )
}

function subjectOf(view: SimulationInProgress): string | undefined {
  if (view.state === 'idle') return undefined
  // While several are on their way, the panel does not open anew for each
  if (view.state === 'running' && view.others.length > 0) return 'several'
  return `${view.state} ${view.simulation.id}`
}

/** Why a run failed stays on screen until it is closed by hand. */
function hasFailed(view: SimulationInProgress): boolean {
  return view.state === 'ended' && view.simulation.duet_job.status === 'failed'
}

function percentText({ duet_job }: RunningSimulationFragment): string {
  const fraction = progressFraction(duet_job)
  return fraction === undefined ? '' : ` ${formatPercent(fraction, 2)}`
}

function PanelHead(props: {
  readonly view: Exclude<SimulationInProgress, { state: 'idle' }>
  readonly onClose: () => void
}): ReactNode {
  const isRunning = props.view.state === 'running'
  return (
    <Group justify="space-between" wrap="nowrap" mb={6}>
      <RunName run={props.view.simulation} size="sm" fw={600} />
      <IconButton label={isRunning ? 'Minimise' : 'Close'} onClick={props.onClose}>
        {isRunning ? <IconMinus size={16} /> : <IconX size={16} />}
      </IconButton>
    </Group>
  )
}

interface RunningProps {
  readonly simulation: RunningSimulationFragment
  readonly mayStop: boolean
  readonly onStop: () => void
}

function Running({ simulation, mayStop, onStop }: RunningProps): ReactNode {
  const fraction = progressFraction(simulation.duet_job)
  return (
    <>
      <RunProgress fraction={fraction} label="Progress of the simulation" />
      <Text size="xs" c="gray.7" component="output" display="block" mt={6}>
        {jobText(simulation.duet_job)}
        {percentText(simulation)}
      </Text>
      <Group justify="flex-end" gap="xs" mt="sm">
        {mayStop && (
          <Button variant="default" onClick={onStop}>
            Stop
          </Button>
        )}
        <ResultLink simulation={simulation}>Show</ResultLink>
      </Group>
    </>
  )
}

function Ended(props: {
  readonly simulation: RunningSimulationFragment
  readonly onClose: () => void
}): ReactNode {
  const { duet_job: job } = props.simulation
  return (
    <>
      <Text size="sm" role={job.status === 'failed' ? 'alert' : 'status'}>
        {endText(job)}
      </Text>
      {job.status !== 'stopped' && (
        <Group justify="flex-end" mt="sm">
          <ResultLink simulation={props.simulation} onClick={props.onClose}>
            {job.status === 'completed' ? 'View results' : 'Show'}
          </ResultLink>
        </Group>
      )}
    </>
  )
}

function endText(job: RunningSimulationFragment['duet_job']): string {
  switch (job.status) {
    case 'completed':
      return 'The simulation has completed.'
    case 'stopped':
      return 'The simulation was stopped.'
    default:
      return `The simulation failed. ${job.error_message ?? ''}`
  }
}

function ResultLink(props: {
  readonly simulation: RunningSimulationFragment
  readonly onClick?: () => void
  readonly children: string
}): ReactNode {
  return (
    <ButtonLink
      to="/$org/project/$projectId/simulations/$simId/$tab"
      from="/$org/project/$projectId"
      params={{ simId: props.simulation.id, tab: 'energy-yields' }}
      onClick={props.onClick}
    >
      {props.children}
    </ButtonLink>
  )
}
