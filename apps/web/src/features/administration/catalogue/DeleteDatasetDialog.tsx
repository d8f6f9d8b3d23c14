import type { ReactNode } from 'react'
import { counted } from '../../../lib/counted.ts'
import {
  type CecDatasetRowFragment,
  DeleteInverterDatasetDocument,
  InverterDatasetsDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'

interface DeleteDatasetDialogProps {
  readonly dataset: CecDatasetRowFragment
  readonly onClose: () => void
}

export function DeleteDatasetDialog(props: DeleteDatasetDialogProps): ReactNode {
  const { dataset, onClose } = props
  const remove = useChange(DeleteInverterDatasetDocument, {
    stale: [InverterDatasetsDocument],
    onDone: () => {
      notifyDone(`${dataset.filename} was deleted.`)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      opened
      title="Delete dataset?"
      text={
        <>
          <b>{dataset.filename}</b> with its {counted(dataset.entry_count, 'entry', 'entries')}{' '}
          leaves the catalogue. Components that projects took from it stay as they are.
        </>
      }
      confirmLabel="Delete dataset"
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate({ id: dataset.id })}
      onClose={onClose}
    />
  )
}
