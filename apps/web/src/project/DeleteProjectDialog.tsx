import type { ReactNode } from 'react'
import { DeleteProjectDocument } from '../lib/gql/graphql.ts'
import { PROJECT_LISTS, useRestoreProject } from '../lib/organization/deletedProjects.ts'
import { useChange } from '../lib/useChange.ts'
import { useRefresh } from '../lib/useRefresh.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { notifyDone, notifyError } from '../ui/notify.ts'
import { notifyUndo } from '../ui/notifyUndo.tsx'

interface DeleteProjectDialogProps {
  readonly project: { readonly id: string; readonly name: string }
  readonly onClose: () => void
  /** After it is gone, where that is more than to close. */
  readonly onDeleted?: () => void
}

export function DeleteProjectDialog({
  project,
  onClose,
  onDeleted,
}: DeleteProjectDialogProps): ReactNode {
  const refresh = useRefresh(...PROJECT_LISTS)
  // Not waited for: the dialog closes first, for its row is gone with the answer.
  const remove = useChange(DeleteProjectDocument, { onDone: () => void refresh() })
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
              onDeleted?.()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
