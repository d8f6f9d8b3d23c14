import type { ReactNode } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import type { RunningSimulationFragment } from '../../lib/gql/graphql.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useStopSimulationInProgress } from './useSimulationInProgress.ts'

interface StopSimulationDialogProps {
  readonly simulation: RunningSimulationFragment
  readonly onClose: () => void
}

export function StopSimulationDialog(props: StopSimulationDialogProps): ReactNode {
  const { simulation, onClose } = props
  const project = useCurrentProject()
  const stop = useStopSimulationInProgress(project.id)
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
      onConfirm={() => stop.mutate(simulation.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
