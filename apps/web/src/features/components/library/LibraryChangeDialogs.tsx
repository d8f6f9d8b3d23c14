import type { ReactNode } from 'react'
import {
  DeleteLibraryComponentDocument,
  LibraryComponentsDocument,
  UpdateLibraryComponentNameDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { RenameDialog } from '../../../ui/RenameDialog.tsx'
import type { LibraryComponent } from './useLibrary.ts'

interface ChangeDialogProps {
  readonly component: LibraryComponent
  readonly onClose: () => void
}

export function RenameShared({ component, onClose }: ChangeDialogProps): ReactNode {
  const rename = useChange(UpdateLibraryComponentNameDocument, {
    stale: [LibraryComponentsDocument],
  })
  return (
    <RenameDialog
      title="Rename in the library"
      name={component.name}
      of={rename}
      onRename={(name) => rename.mutate({ id: component.id, name }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

export function DeleteShared({ component, onClose }: ChangeDialogProps): ReactNode {
  const remove = useChange(DeleteLibraryComponentDocument, { stale: [LibraryComponentsDocument] })
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
      of={remove}
      onConfirm={() => remove.mutate({ id: component.id }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
