import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconMapPinCog, IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayEdit, useCurrentProject } from '../../lib/currentProject.ts'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import type { DatasetAction } from './DatasetDialogs.tsx'

interface DatasetMenuProps {
  readonly dataset: DatasetRowFragment
  readonly onAction: (action: DatasetAction) => void
}

export function DatasetMenu({ dataset, onAction }: DatasetMenuProps): ReactNode {
  const project = useCurrentProject()
  if (!mayEdit(project)) return null
  return (
    <div onClick={(event) => event.stopPropagation()} role="presentation">
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${dataset.name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconPencil size={15} />}
            onClick={() => onAction({ kind: 'rename', dataset })}
          >
            Rename
          </Menu.Item>
          <Menu.Item
            leftSection={<IconMapPinCog size={15} />}
            onClick={() => onAction({ kind: 'correct', dataset })}
          >
            Correct times and place
          </Menu.Item>
          <Menu.Item
            color="red.9"
            leftSection={<IconTrash size={15} />}
            onClick={() => onAction({ kind: 'delete', dataset })}
          >
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
