import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { DatasetRowFragment } from '../../lib/gql/graphql.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { useDeleteDataset, useRenameDataset } from './useDatasets.ts'

export interface DatasetAction {
  readonly kind: 'rename' | 'delete'
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
      return <RenameDialog dataset={action.dataset} onClose={onClose} />
    case 'delete':
      return <DeleteDialog dataset={action.dataset} onClose={onClose} onDeleted={onDeleted} />
  }
}

interface DialogProps {
  readonly dataset: DatasetRowFragment
  readonly onClose: () => void
}

function RenameDialog({ dataset, onClose }: DialogProps): ReactNode {
  const [name, setName] = useState(dataset.name)
  const rename = useRenameDataset(dataset.id)
  const isEmpty = name.trim() === ''
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isEmpty) rename.mutate(name.trim(), { onSuccess: onClose })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title="Rename meteo dataset"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Name"
            data-autofocus
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.currentTarget.value)}
            error={isEmpty ? 'required' : rename.isError && errorMessage(rename.error)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={rename.isPending}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
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
      isPending={remove.isPending}
      error={remove.isError ? errorMessage(remove.error) : undefined}
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
