import { Badge, Group, Progress, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconPlayerStop,
  IconProgress,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatPercent } from '../../lib/format.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { isActiveJob, jobText, progressFraction } from '../../project/runs/simulationJob.ts'

interface SimulationStatusProps {
  readonly job: SimulationRowFragment['duet_job']
}

const LOOKS = {
  completed: { color: 'teal', Icon: IconCircleCheck },
  failed: { color: 'red', Icon: IconAlertTriangle },
  stopped: { color: 'gray', Icon: IconPlayerStop },
  running: { color: 'petrol', Icon: IconProgress },
  waiting: { color: 'gray', Icon: IconClock },
} as const

function lookOf(status: string): (typeof LOOKS)[keyof typeof LOOKS] {
  switch (status) {
    case 'completed':
    case 'failed':
    case 'stopped':
    case 'running':
      return LOOKS[status]
    default:
      return LOOKS.waiting
  }
}

/** State of a run as sign and word, with its progress while it runs. */
export function SimulationStatus({ job }: SimulationStatusProps): ReactNode {
  const { color, Icon } = lookOf(job.status)
  const fraction = progressFraction(job)
  return (
    <Group gap={8} wrap="nowrap">
      <Badge color={color} c="gray.9" leftSection={<Icon size={13} aria-hidden />}>
        {jobText(job)}
      </Badge>
      {isActiveJob(job) && fraction !== undefined && (
        <>
          <Progress
            value={fraction * 100}
            w={64}
            size="sm"
            aria-label={`Progress: ${formatPercent(fraction)}`}
          />
          <Text size="xs" c="gray.6">
            {formatPercent(fraction, 2)}
          </Text>
        </>
      )}
    </Group>
  )
}
