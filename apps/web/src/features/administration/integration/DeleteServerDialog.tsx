import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  DeleteOrgIntegrationServerDocument,
  OrgIntegrationServersDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { allOf } from '../../../lib/graphqlQuery.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { IntegrationServer } from './IntegrationServerPage.tsx'

interface DeleteServerDialogProps {
  readonly server: IntegrationServer
  readonly onClose: () => void
}

export function DeleteServerDialog({ server, onClose }: DeleteServerDialogProps): ReactNode {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => request(DeleteOrgIntegrationServerDocument, { id: server.id }),
    onSuccess: async () => {
      notifyDone(`The integration server of ${server.organization_name} was deleted.`)
      void queryClient.invalidateQueries({ queryKey: allOf(OrgIntegrationServersDocument) })
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
      isPending={remove.isPending}
      error={remove.isError ? errorMessage(remove.error) : undefined}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
    />
  )
}
