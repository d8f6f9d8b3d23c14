import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { useDeleteSimulation, useRenameSimulation, useStopSimulation } from './useSimulations.ts'

export interface SimulationAction {
  readonly kind: 'rename' | 'stop' | 'delete'
  readonly simulation: SimulationRowFragment
}

interface SimulationDialogsProps {
  readonly action: SimulationAction | undefined
  readonly onClose: () => void
  /** After the run is gone. */
  readonly onDeleted?: () => void
}

interface DialogProps {
  readonly simulation: SimulationRowFragment
  readonly onClose: () => void
}

/** The dialog of the action that was chosen for a run. */
export function SimulationDialogs(props: SimulationDialogsProps): ReactNode {
  const { action, onClose } = props
  switch (action?.kind) {
    case undefined:
      return null
    case 'rename':
      return <RenameDialog simulation={action.simulation} onClose={onClose} />
    case 'stop':
      return <StopDialog simulation={action.simulation} onClose={onClose} />
    case 'delete':
      return (
        <DeleteDialog
          simulation={action.simulation}
          onClose={onClose}
          onDeleted={props.onDeleted}
        />
      )
  }
}

function RenameDialog({ simulation, onClose }: DialogProps): ReactNode {
  const [name, setName] = useState(simulation.name)
  const rename = useRenameSimulation(simulation.id)
  const isEmpty = name.trim() === ''
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isEmpty) rename.mutate(name.trim(), { onSuccess: onClose })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title="Rename simulation"
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

function StopDialog({ simulation, onClose }: DialogProps): ReactNode {
  const project = useCurrentProject()
  const stop = useStopSimulation(project.id, simulation.id)
  return (
    <ConfirmDialog
      opened
      title="Stop simulation?"
      text={
        <>
          <b>{simulation.name}</b> will be stopped. What it has computed so far is discarded.
        </>
      }
      confirmLabel="Stop simulation"
      isDangerous
      isPending={stop.isPending}
      error={stop.isError ? errorMessage(stop.error) : undefined}
      onConfirm={() => stop.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

function DeleteDialog(
  props: DialogProps & { readonly onDeleted: (() => void) | undefined },
): ReactNode {
  const { simulation, onClose } = props
  const remove = useDeleteSimulation(simulation.id)
  return (
    <ConfirmDialog
      opened
      title="Delete simulation?"
      text={
        <>
          <b>{simulation.name}</b> with its results and exports will be deleted. This cannot be
          undone.
        </>
      }
      confirmLabel="Delete simulation"
      isDangerous
      isPending={remove.isPending}
      error={remove.isError ? errorMessage(remove.error) : undefined}
      onConfirm={() =>
        remove.mutate(undefined, {
          onSuccess: () => {
            notifyDone(`${simulation.name} was deleted.`)
            onClose()
            props.onDeleted?.()
          },
        })
      }
      onClose={onClose}
    />
  )
}
