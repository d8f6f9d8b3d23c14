import { ActionIcon, Group, Text, Tooltip } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatPercent } from '../../lib/format.ts'
import type { RunningSimulationFragment } from '../../lib/gql/graphql.ts'
import { jobText, progressFraction } from '../../project/runs/simulationJob.ts'
import { RunName } from './RunName.tsx'
import classes from './SimulationProgress.module.css'

interface QueuedRunsProps {
  /** In the order in which they are done. */
  readonly runs: readonly RunningSimulationFragment[]
  readonly mayStop: boolean
  readonly onStop: (simulation: RunningSimulationFragment) => void
}

/** The further simulations of the project that are at work or wait, each with its place. */
export function QueuedRuns({ runs, mayStop, onStop }: QueuedRunsProps): ReactNode {
  if (runs.length === 0) return null
  return (
    <>
      <Text size="xs" fw={600} mt="sm">
        {runs.length === 1 ? 'One more' : `${runs.length} more`} on the way
      </Text>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard by those who may not cancel */}
      <ul className={classes['queue']} aria-label="Further simulations" tabIndex={0}>
        {runs.map((run) => (
          <li key={run.id}>
            <Group gap={6} wrap="nowrap" justify="space-between">
              <RunName run={run} size="xs" />
              <Group gap={2} wrap="nowrap" style={{ flex: 'none' }}>
                <Text size="xs" c="gray.7">
                  {stateText(run)}
                </Text>
                {mayStop && (
                  <Tooltip label="Cancel">
                    <ActionIcon
                      size="sm"
                      aria-label={`Cancel ${run.name}`}
                      onClick={() => onStop(run)}
                    >
                      <IconX size={14} />
                    </ActionIcon>
                  </Tooltip>
                )}
              </Group>
            </Group>
          </li>
        ))}
      </ul>
    </>
  )
}

function stateText({ duet_job: job }: RunningSimulationFragment): string {
  if (job.queue_place !== null) return `place ${job.queue_place}`
  const fraction = progressFraction(job)
  return fraction === undefined ? jobText(job) : formatPercent(fraction, 2)
}
