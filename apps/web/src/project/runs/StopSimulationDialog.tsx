import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
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
      of={stop}
      onConfirm={() => stop.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
