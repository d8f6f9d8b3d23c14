import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format.ts'
import {
  DeleteInverterDatasetDocument,
  type InverterDatasetRowFragment,
  InverterDatasetsDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'

interface DeleteInverterDatasetDialogProps {
  readonly dataset: InverterDatasetRowFragment
  readonly onClose: () => void
}

export function DeleteInverterDatasetDialog(props: DeleteInverterDatasetDialogProps): ReactNode {
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
          <b>{dataset.filename}</b> with its {formatCount(dataset.inverter_count)} inverters leaves
          the catalogue. Inverters that projects took from it stay as they are.
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
