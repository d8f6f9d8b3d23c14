import { ActionIcon, Menu } from '@mantine/core'
import {
  IconActivity,
  IconCopy,
  IconDots,
  IconFileExport,
  IconPencil,
  IconPlugConnected,
  IconPlugConnectedX,
  IconTrash,
  IconUserPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isEditor, isLocked, mayAdminister, mayCopy, mayExport } from '../../lib/currentProject.ts'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { MenuItemLink } from '../../ui/links.tsx'
import { notifyError } from '../../ui/notify.ts'
import { savePlantDocument } from './create/plantDocumentFile.ts'
import type { ProjectAction } from './ProjectDialogs.tsx'

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
          {isEditor(project) && (
            <Menu.Item
              leftSection={<IconPencil size={15} aria-hidden />}
              onClick={() => onAction({ kind: 'edit', project })}
            >
              Edit
            </Menu.Item>
          )}
          {mayCopy(project) && (
            <Menu.Item
              leftSection={<IconCopy size={15} aria-hidden />}
              onClick={() => onAction({ kind: 'copy', project })}
            >
              Copy
            </Menu.Item>
          )}
          {mayExport(project) && (
            <Menu.Item
              leftSection={<IconFileExport size={15} aria-hidden />}
              onClick={() => void savePlantDocument(project).catch(notifyError)}
            >
              Export plant document
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconActivity size={15} aria-hidden />}
            onClick={() => onAction({ kind: 'activity', project })}
          >
            Activity
          </Menu.Item>
          {mayAdminister(project) && <OwnerEntries project={project} onAction={onAction} />}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}

function OwnerEntries({ project, onAction }: ProjectMenuProps): ReactNode {
  return (
    <>
      <Menu.Item
        leftSection={<IconUserPlus size={15} aria-hidden />}
        onClick={() => onAction({ kind: 'share', project })}
      >
        Share
      </Menu.Item>
      {isLocked(project) ? (
        <Menu.Item
          leftSection={<IconPlugConnectedX size={15} aria-hidden />}
          onClick={() => onAction({ kind: 'withdraw', project })}
        >
          Withdraw from monitoring
        </Menu.Item>
      ) : (
        <MenuItemLink
          leftSection={<IconPlugConnected size={15} aria-hidden />}
          from="/$org"
          to="/$org/project/$projectId/monitor/set-up"
          params={{ projectId: project.id }}
          search={{ step: 'plant' }}
        >
          Set up monitoring
        </MenuItemLink>
      )}
      <Menu.Divider />
      <Menu.Item
        color="red.9"
        leftSection={<IconTrash size={15} aria-hidden />}
        onClick={() => onAction({ kind: 'delete', project })}
      >
        Delete
      </Menu.Item>
    </>
  )
}
