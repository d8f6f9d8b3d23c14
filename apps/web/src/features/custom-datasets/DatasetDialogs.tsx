import type { ReactNode } from 'react'
import type { CustomDatasetRowFragment } from '../../lib/gql/graphql.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { CorrectDialog } from './upload/CorrectDialog.tsx'
import { useDeleteCustomDataset, useRenameCustomDataset } from './useCustomDatasets.ts'

export interface DatasetAction {
  readonly kind: 'rename' | 'correct' | 'delete'
  readonly dataset: CustomDatasetRowFragment
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

function OpenDialog({ kind, dataset, onClose, onDeleted }: DatasetAction & DialogProps): ReactNode {
  const rename = useRenameCustomDataset(dataset.id)
  const remove = useDeleteCustomDataset(dataset.id)
  switch (kind) {
    case 'rename':
      return (
        <RenameDialog
          title="Rename custom dataset"
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
          title="Delete custom dataset?"
          text={
            <>
              <b>{dataset.name}</b> and its file will be deleted. Workbooks that compare it will say
              that it is gone. This cannot be undone.
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
                onDeleted?.()
              },
            })
          }
          onClose={onClose}
        />
      )
  }
}
