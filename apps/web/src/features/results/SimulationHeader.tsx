import { Group } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../../lib/formatTime.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { personName } from '../../lib/person.ts'
import { AnchorLink, ButtonLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ComputedDrawer } from './manifest/ComputedDrawer.tsx'
import { type SimulationAction, SimulationDialogs } from './SimulationDialogs.tsx'
import { SimulationMenu } from './SimulationMenu.tsx'
import { blockNames, durationText } from './simulationTexts.ts'

const route = getRouteApi('/$org/project/$projectId/simulations/$simId/$tab')

interface SimulationHeaderProps {
  readonly simulation: SimulationRowFragment
}

export function SimulationHeader({ simulation }: SimulationHeaderProps): ReactNode {
  const navigate = route.useNavigate()
  const [action, setAction] = useState<SimulationAction | undefined>(undefined)
  return (
    <>
      <AnchorLink
        size="xs"
        to="/$org/project/$projectId/simulations"
        from="/$org/project/$projectId"
      >
        All simulations
      </AnchorLink>
      <PageHeader
        title={simulation.name}
        description={factLine(simulation)}
        actions={
          <Group gap="xs">
            {simulation.duet_job.status === 'completed' && (
              <>
                <ButtonLink
                  variant="default"
                  size="xs"
                  leftSection={<IconPlayerPlay size={15} aria-hidden />}
                  from="/$org/project/$projectId"
                  to="/$org/project/$projectId/plant-playback/$id"
                  params={(before) => ({ ...before, id: simulation.id })}
                >
                  Play
                </ButtonLink>
                <ComputedDrawer simulation={simulation} />
              </>
            )}
            <SimulationMenu simulation={simulation} onAction={setAction} />
          </Group>
        }
      />
      <SimulationDialogs
        action={action}
        onClose={() => setAction(undefined)}
        onDeleted={() => void navigate({ to: '/$org/project/$projectId/simulations' })}
      />
    </>
  )
}

function factLine({ created_at, user, blocks, duet_job }: SimulationRowFragment): string {
  const facts = [
    blockNames(blocks, 3),
    `started ${formatDateTime(created_at)} by ${personName(user)}`,
    ...(duet_job.status === 'completed' ? [`computed in ${durationText(duet_job, 0)}`] : []),
  ]
  return facts.join(' · ')
}
