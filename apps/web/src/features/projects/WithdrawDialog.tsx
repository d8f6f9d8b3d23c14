import type { ReactNode } from 'react'
import type { ProjectRowFragment } from '../../lib/gql/graphql.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useDeployment } from './useDeployment.ts'

interface WithdrawDialogProps {
  readonly project: ProjectRowFragment
  readonly onClose: () => void
}

export function WithdrawDialog({ project, onClose }: WithdrawDialogProps): ReactNode {
  const deployment = useDeployment(project.id)
  return (
    <ConfirmDialog
      opened
      title="Withdraw from monitoring?"
      text={
        <>
          <b>{project.name}</b> will no longer be monitored, and its design can be changed again.
        </>
      }
      confirmLabel="Withdraw project"
      isDangerous
      of={deployment}
      onConfirm={() => deployment.mutate('withdraw', { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
