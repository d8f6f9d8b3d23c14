import { IconPencil, IconPlayerStop, IconRefresh, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isEditor, mayAdminister, mayRun, useCurrentProject } from '../../lib/currentProject.ts'
import { useCurrentUser } from '../../lib/currentUser.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { isActiveJob } from '../../project/runs/simulationJob.ts'
import { MenuItemLink } from '../../ui/links.tsx'
import { MenuAction, RowMenu } from '../../ui/RowMenu.tsx'
import type { SimulationAction } from './SimulationDialogs.tsx'

interface SimulationMenuProps {
  readonly simulation: SimulationRowFragment
  readonly onAction: (action: SimulationAction) => void
}

/** What this user may do with the run: editors rename it, who may run deletes their own, owners any. */
export function SimulationMenu({ simulation, onAction }: SimulationMenuProps): ReactNode {
  const project = useCurrentProject()
  const user = useCurrentUser()
  if (!isEditor(project)) return null
  const isRunner = mayRun(project)
  const mayDelete = isRunner && (mayAdminister(project) || simulation.user.id === user.id)
  const on = (kind: SimulationAction['kind']) => () => onAction({ kind, simulation })
  return (
    <RowMenu name={simulation.name}>
      {isRunner && isActiveJob(simulation.duet_job) && (
        <MenuAction Icon={IconPlayerStop} label="Stop" onClick={on('stop')} />
      )}
      {isRunner && (
        <MenuItemLink
          leftSection={<IconRefresh size={15} />}
          to="/$org/project/$projectId/compute/blocks"
          from="/$org/project/$projectId"
          search={{ run: simulation.id }}
        >
          Run again
        </MenuItemLink>
      )}
      <MenuAction Icon={IconPencil} label="Rename" onClick={on('rename')} />
      {mayDelete && (
        <MenuAction Icon={IconTrash} label="Delete" isDangerous onClick={on('delete')} />
      )}
    </RowMenu>
  )
}
