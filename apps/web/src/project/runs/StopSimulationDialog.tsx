import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useStopSimulation } from './runs.ts'

interface StopSimulationDialogProps {
  readonly simulation: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

export function StopSimulationDialog(props: StopSimulationDialogProps): ReactNode {
  const { simulation, onClose } = props
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
