import type { ReactNode } from 'react'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { useDeleteDataset, useRenameDataset } from './useDatasets.ts'

export interface DatasetAction {
  readonly kind: 'rename' | 'correct' | 'delete'
  readonly dataset: DatasetRowFragment
}

interface DatasetDialogsProps {
  readonly action: DatasetAction | undefined
  readonly onClose: () => void
  /** After the dataset is gone. */
  readonly onDeleted?: () => void
}

/** The dialog of the action that was chosen for a dataset. */
export function DatasetDialogs({ action, onClose, onDeleted }: DatasetDialogsProps): ReactNode {
  switch (action?.kind) {
    case undefined:
      return null
    case 'rename':
      return <Rename dataset={action.dataset} onClose={onClose} />
    case 'correct':
      return <CorrectDialog dataset={action.dataset} onClose={onClose} />
    case 'delete':
      return <DeleteDialog dataset={action.dataset} onClose={onClose} onDeleted={onDeleted} />
  }
}

interface DialogProps {
  readonly dataset: DatasetRowFragment
  readonly onClose: () => void
}

function Rename({ dataset, onClose }: DialogProps): ReactNode {
  const rename = useRenameDataset(dataset.id)
  return (
    <RenameDialog
      title="Rename meteo dataset"
      name={dataset.name}
      of={rename}
      onRename={(name) => rename.mutate(name, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

function DeleteDialog(
  props: DialogProps & { readonly onDeleted: (() => void) | undefined },
): ReactNode {
  const { dataset, onClose } = props
  const remove = useDeleteDataset(dataset.id)
  return (
    <ConfirmDialog
      opened
      title="Delete meteo dataset?"
      text={
        <>
          <b>{dataset.name}</b> will be deleted; blocks that use it must be given another. Results
          of earlier simulations stay. This cannot be undone.
        </>
      }
      confirmLabel="Delete dataset"
      isDangerous
      of={remove}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            notifyDone(`${dataset.name} was deleted.`)
            onClose()
            props.onDeleted?.()
          },
        })
      }
      onClose={onClose}
    />
  )
}
