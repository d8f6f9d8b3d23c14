import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconPencil, IconPlayerStop, IconRefresh, IconTrash } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isEditor, mayAdminister, mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { useCurrentUser } from '../../lib/currentUser.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { isActiveJob } from '../../project/runs/simulationJob.ts'
import { MenuItemLink } from '../../ui/links.tsx'
import type { SimulationAction } from './SimulationDialogs.tsx'

const route = getRouteApi('/$org/project/$projectId')

interface SimulationMenuProps {
  readonly simulation: SimulationRowFragment
  readonly onAction: (action: SimulationAction) => void
}

/** What this user may do with the run: editors rename it, who may run deletes their own, owners any. */
export function SimulationMenu({ simulation, onAction }: SimulationMenuProps): ReactNode {
  const project = useCurrentProject()
  const user = useCurrentUser()
  const params = route.useParams()
  if (!isEditor(project)) return null
  const isRunner = mayRun(project)
  const mayDelete = isRunner && (mayAdminister(project) || simulation.user.id === user.id)
  return (
    <div onClick={(event) => event.stopPropagation()} role="presentation">
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${simulation.name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {isRunner && isActiveJob(simulation.duet_job) && (
            <Menu.Item
              leftSection={<IconPlayerStop size={15} />}
              onClick={() => onAction({ kind: 'stop', simulation })}
            >
              Stop
            </Menu.Item>
          )}
          {isRunner && (
            <MenuItemLink
              leftSection={<IconRefresh size={15} />}
              to="/$org/project/$projectId/compute/blocks"
              params={params}
              search={{ run: simulation.id }}
            >
              Run again
            </MenuItemLink>
          )}
          <Menu.Item
            leftSection={<IconPencil size={15} />}
            onClick={() => onAction({ kind: 'rename', simulation })}
          >
            Rename
          </Menu.Item>
          {mayDelete && (
            <Menu.Item
              color="red.9"
              leftSection={<IconTrash size={15} />}
              onClick={() => onAction({ kind: 'delete', simulation })}
            >
              Delete
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
