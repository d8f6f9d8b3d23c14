import { COMPONENT_LABELS } from '@duet/plant'
import type { ReactNode } from 'react'
import {
  AddComponentToLibraryDocument,
  LibraryComponentsDocument,
} from '../../../lib/gql/graphql.ts'
import { GraphqlError } from '../../../lib/graphqlError.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { StoredComponent } from '../useComponents.ts'

interface AddToLibraryDialogProps {
  readonly component: StoredComponent
  readonly onClose: () => void
}

/** Puts a copy into the library; where one of that name is there, it is asked whether to replace it. */
export function AddToLibraryDialog({ component, onClose }: AddToLibraryDialogProps): ReactNode {
  const add = useChange(AddComponentToLibraryDocument, { stale: [LibraryComponentsDocument] })
  const { id, name, kind } = component
  const isTaken = add.error instanceof GraphqlError && add.error.code === 'NAME_TAKEN'
  const mutate = (): void =>
    add.mutate(
      { id, replace: isTaken },
      {
        onSuccess: () => {
          notifyDone(`${name} is in the library.`)
          onClose()
        },
      },
    )
  return (
    <ConfirmDialog
      opened
      title={isTaken ? 'Replace in the library?' : 'Add to the library'}
      text={
        isTaken ? (
          <>
            The library has a {COMPONENT_LABELS[kind]} of the name <b>{name}</b>. Replacing it does
            not change the projects that took it.
          </>
        ) : (
          <>
            A copy of <b>{name}</b> goes into the library of the organization, where the members
            find it for other projects. What is stored counts, not changes that are not saved yet.
          </>
        )
      }
      confirmLabel={isTaken ? 'Replace' : 'Add to library'}
      of={isTaken ? { isPending: add.isPending, error: undefined } : add}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
