import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  DeleteOrgIntegrationServerDocument,
  OrgIntegrationServersDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { IntegrationServer } from './integrationServer.ts'

interface DeleteServerDialogProps {
  readonly server: IntegrationServer
  readonly onClose: () => void
}

export function DeleteServerDialog({ server, onClose }: DeleteServerDialogProps): ReactNode {
  const navigate = useNavigate()
  const remove = useChange(DeleteOrgIntegrationServerDocument, {
    stale: [OrgIntegrationServersDocument],
    onDone: () => {
      notifyDone(`The integration server of ${server.organization_name} was deleted.`)
      return navigate({ to: '/admin/org-integration-server' })
    },
  })
  return (
    <ConfirmDialog
      opened
      title="Delete integration server?"
      text={
        <>
          The server of <b>{server.organization_name}</b> gets no jobs any more. Its schedules and
          job events are deleted. This cannot be undone.
        </>
      }
      confirmLabel="Delete server"
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate({ id: server.id })}
      onClose={onClose}
    />
  )
}
