import type { ReactNode } from 'react'
import { EditDuetSimulationDocument, type SimulationRowFragment } from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { RUN_LISTS } from '../../project/runs/runs.ts'
import { StopSimulationDialog } from '../../project/runs/StopSimulationDialog.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { RenameDialog } from '../../ui/RenameDialog.tsx'
import { useDeleteSimulation } from './useSimulations.ts'

export interface SimulationAction {
  readonly kind: 'rename' | 'stop' | 'delete'
  readonly simulation: SimulationRowFragment
}

interface DialogProps {
  readonly onClose: () => void
  /** After the run is gone. */
  readonly onDeleted?: () => void
}

/** The dialog of the action that was chosen for a run. */
export function SimulationDialogs({
  action,
  ...props
}: DialogProps & { readonly action: SimulationAction | undefined }): ReactNode {
  return action && <OpenDialog {...action} {...props} />
}

function OpenDialog(props: SimulationAction & DialogProps): ReactNode {
  const { kind, simulation, onClose } = props
  const { id, name } = simulation
  const rename = useChange(EditDuetSimulationDocument, { stale: RUN_LISTS })
  const remove = useDeleteSimulation(id)
  switch (kind) {
    case 'rename':
      return (
        <RenameDialog
          title="Rename simulation"
          name={name}
          of={rename}
          onRename={(typed) => rename.mutate({ id, name: typed }, { onSuccess: onClose })}
          onClose={onClose}
        />
      )
    case 'stop':
      return <StopSimulationDialog simulation={simulation} onClose={onClose} />
    case 'delete':
      return (
        <ConfirmDialog
          opened
          title="Delete simulation?"
          text={
            <>
              <b>{name}</b> with its results and exports will be deleted. This cannot be undone.
            </>
          }
          confirmLabel="Delete simulation"
          isDangerous
          of={remove}
          onConfirm={() =>
            remove.mutate(undefined, {
              onSuccess: () => {
                notifyDone(`${name} was deleted.`)
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
