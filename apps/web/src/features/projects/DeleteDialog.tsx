import type { ReactNode } from 'react'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { useRestoreProject } from '../../lib/organization/deletedProjects.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone, notifyError } from '../../ui/notify.ts'
import { notifyUndo } from '../../ui/notifyUndo.tsx'
import { useDeleteProject } from './useProjects.ts'

interface DeleteDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

export function DeleteDialog({ project, onClose }: DeleteDialogProps): ReactNode {
  const remove = useDeleteProject()
  const restore = useRestoreProject()
  const onUndo = (): void =>
    restore.mutate(
      { id: project.id },
      {
        onSuccess: () => notifyDone(`${project.name} was restored.`),
        onError: notifyError,
      },
    )
  return (
    <ConfirmDialog
      opened
      title="Delete project?"
      text={
        <>
          <b>{project.name}</b> with its blocks, components, meteo datasets and simulations will be
          deleted. It can be restored for 30 days.
        </>
      }
      confirmLabel="Delete project"
      isDangerous
      of={remove}
      onConfirm={() =>
        remove.mutate(
          { id: project.id },
          {
            onSuccess: () => {
              notifyUndo(`${project.name} was deleted.`, onUndo)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
