import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFileExport, IconPencil, IconTrash, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { mayAdminister, mayEdit } from '../../lib/currentProject.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { notifyError } from '../../ui/notify.ts'
import type { ProjectAction } from './ProjectDialogs.tsx'
import { savePlantDocument } from './plantDocumentFile.ts'

interface ProjectMenuProps {
  readonly project: ProjectRowFragment
  readonly onAction: (action: ProjectAction) => void
}

/** What this user may do with the project. */
export function ProjectMenu({ project, onAction }: ProjectMenuProps): ReactNode {
  return (
    <div onClick={(event) => event.stopPropagation()} role="presentation">
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon aria-label={`Actions for ${project.name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {mayEdit(project) && (
            <Menu.Item
              leftSection={<IconPencil size={15} />}
              onClick={() => onAction({ kind: 'edit', project })}
            >
              Edit
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconFileExport size={15} />}
            onClick={() => void savePlantDocument(project).catch(notifyError)}
          >
            Export plant document
          </Menu.Item>
          {mayAdminister(project) && (
            <>
              <Menu.Item
                leftSection={<IconUserPlus size={15} />}
                onClick={() => onAction({ kind: 'share', project })}
              >
                Share
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                color="red.9"
                leftSection={<IconTrash size={15} />}
                onClick={() => onAction({ kind: 'delete', project })}
              >
                Delete
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
