import type { ReactNode } from 'react'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { RenameDialog } from '../../../ui/RenameDialog.tsx'
import { type LibraryComponent, useDeleteFromLibrary, useRenameInLibrary } from './useLibrary.ts'

interface ChangeDialogProps {
  readonly component: LibraryComponent
  readonly onClose: () => void
}

export function RenameShared({ component, onClose }: ChangeDialogProps): ReactNode {
  const rename = useRenameInLibrary()
  return (
    <RenameDialog
      title="Rename in the library"
      name={component.name}
      isPending={rename.isPending}
      error={rename.isError ? errorMessage(rename.error) : undefined}
      onRename={(name) => rename.mutate({ id: component.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

export function DeleteShared({ component, onClose }: ChangeDialogProps): ReactNode {
  const remove = useDeleteFromLibrary()
  return (
    <ConfirmDialog
      opened
      title="Delete from the library?"
      text={
        <>
          <b>{component.name}</b> will be deleted from the library of the organization. Projects
          that took it keep their copies.
        </>
      }
      confirmLabel="Delete"
      isDangerous
      isPending={remove.isPending}
      error={remove.isError ? errorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate(component.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
