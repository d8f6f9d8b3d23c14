import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  DeleteOrgIntegrationServerDocument,
  OrgIntegrationServersDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { IntegrationServer } from './integrationServer.ts'

interface DeleteServerDialogProps {
  readonly server: IntegrationServer
  readonly onClose: () => void
}

export function DeleteServerDialog({ server, onClose }: DeleteServerDialogProps): ReactNode {
  const refresh = useRefresh(OrgIntegrationServersDocument)
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => request(DeleteOrgIntegrationServerDocument, { id: server.id }),
    onSuccess: async () => {
      notifyDone(`The integration server of ${server.organization_name} was deleted.`)
      void refresh()
      await navigate({ to: '/admin/org-integration-server' })
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
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
