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

interface DialogProps {
  readonly onClose: () => void
  /** After the dataset is gone. */
  readonly onDeleted?: () => void
}

/** The dialog of the action that was chosen for a dataset. */
export function DatasetDialogs({
  action,
  ...props
}: DialogProps & { readonly action: DatasetAction | undefined }): ReactNode {
  return action && <OpenDialog {...action} {...props} />
}

function OpenDialog(props: DatasetAction & DialogProps): ReactNode {
  const { kind, dataset, onClose } = props
  const rename = useRenameDataset(dataset.id)
  const remove = useDeleteDataset(dataset.id)
  switch (kind) {
    case 'rename':
      return (
        <RenameDialog
          title="Rename meteo dataset"
          name={dataset.name}
          of={rename}
          onRename={(name) => rename.mutate(name, { onSuccess: onClose })}
          onClose={onClose}
        />
      )
    case 'correct':
      return <CorrectDialog dataset={dataset} onClose={onClose} />
    case 'delete':
      return (
        <ConfirmDialog
          opened
          title="Delete meteo dataset?"
          text={
            <>
              <b>{dataset.name}</b> will be deleted; blocks that use it must be given another.
              Results of earlier simulations stay. This cannot be undone.
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
}
