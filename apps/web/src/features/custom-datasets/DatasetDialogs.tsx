import type { ReactNode } from 'react'
import type { CustomDatasetRowFragment } from '../../lib/gql/graphql.ts'
import { DatasetDialog } from '../../project/DatasetDialogs.tsx'
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

function OpenDialog({ kind, dataset, ...props }: DatasetAction & DialogProps): ReactNode {
  const rename = useRenameCustomDataset(dataset.id)
  const remove = useDeleteCustomDataset(dataset.id)
  if (kind === 'correct') return <CorrectDialog dataset={dataset} onClose={props.onClose} />
  return (
    <DatasetDialog
      kind={kind}
      dataset={dataset}
      noun="custom dataset"
      consequence="and its file will be deleted."
      rename={rename}
      remove={remove}
      {...props}
    />
  )
}
