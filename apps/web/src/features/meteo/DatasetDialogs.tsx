import type { ReactNode } from 'react'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import { DatasetDialog } from '../../project/DatasetDialogs.tsx'
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

function OpenDialog({ kind, dataset, ...props }: DatasetAction & DialogProps): ReactNode {
  const rename = useRenameDataset(dataset.id)
  const remove = useDeleteDataset(dataset.id)
  if (kind === 'correct') return <CorrectDialog dataset={dataset} onClose={props.onClose} />
  return (
    <DatasetDialog
      kind={kind}
      dataset={dataset}
      noun="meteo dataset"
      consequence="will be deleted; blocks that use it must be given another. Results of earlier simulations stay."
      rename={rename}
      remove={remove}
      {...props}
    />
  )
}
