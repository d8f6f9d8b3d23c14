import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount } from '../../../lib/format.ts'
import {
  DeleteInverterDatasetDocument,
  type InverterDatasetRowFragment,
  InverterDatasetsDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'

interface DeleteInverterDatasetDialogProps {
  readonly dataset: InverterDatasetRowFragment
  readonly onClose: () => void
}

export function DeleteInverterDatasetDialog(props: DeleteInverterDatasetDialogProps): ReactNode {
  const { dataset, onClose } = props
  const refresh = useRefresh(InverterDatasetsDocument)
  const remove = useMutation({
    mutationFn: () => request(DeleteInverterDatasetDocument, { id: dataset.id }),
    onSuccess: () => {
      notifyDone(`${dataset.filename} was deleted.`)
      onClose()
      void refresh()
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
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
