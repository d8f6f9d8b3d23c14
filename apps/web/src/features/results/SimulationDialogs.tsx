import type { ReactNode } from 'react'
import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { StopSimulationDialog } from '../../project/runs/StopSimulationDialog.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { useDeleteSimulation, useRenameSimulation } from './useSimulations.ts'

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
      return <Rename simulation={action.simulation} onClose={onClose} />
    case 'stop':
      return <StopSimulationDialog simulation={action.simulation} onClose={onClose} />
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

function Rename({ simulation, onClose }: DialogProps): ReactNode {
  const rename = useRenameSimulation(simulation.id)
  return (
    <RenameDialog
      title="Rename simulation"
      name={simulation.name}
      of={rename}
      onRename={(name) => rename.mutate(name, { onSuccess: onClose })}
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
      of={remove}
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
