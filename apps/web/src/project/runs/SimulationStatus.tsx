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
import { isActiveJob, jobText, progressFraction } from './simulationJob.ts'

interface SimulationStatusProps {
  readonly job: SimulationRowFragment['duet_job']
}

const WAITING = { color: 'gray', Icon: IconClock }

const LOOKS: Readonly<Record<string, typeof WAITING>> = {
  completed: { color: 'teal', Icon: IconCircleCheck },
  failed: { color: 'red', Icon: IconAlertTriangle },
  stopped: { color: 'gray', Icon: IconPlayerStop },
  running: { color: 'petrol', Icon: IconProgress },
}

/** State of a run as sign and word, with its progress while it runs. */
export function SimulationStatus({ job }: SimulationStatusProps): ReactNode {
  const { color, Icon } = LOOKS[job.status] ?? WAITING
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
