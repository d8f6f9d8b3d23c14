import { type ReactNode, useState } from 'react'
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  RotateWebhookSecretDocument,
  UpdateWebhookDocument,
  type WebhookRowFragment,
  WebhooksDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { SecretDialog } from './SecretDialog.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'
import { NEW_WEBHOOK, webhookInput } from './webhookForm.ts'

export type WebhookAction =
  | { readonly kind: 'create'; readonly organizationId: string }
  | { readonly kind: 'edit' | 'rotate' | 'delete'; readonly webhook: WebhookRowFragment }

interface WebhookActionsProps {
  readonly action: WebhookAction
  readonly onClose: () => void
}

const STALE = { stale: [WebhooksDocument] }

/** The dialog of what somebody wants to do. */
export function WebhookActions({ action, onClose }: WebhookActionsProps): ReactNode {
  switch (action.kind) {
    case 'create':
      return <CreateDialog organizationId={action.organizationId} onClose={onClose} />
    case 'edit':
      return <EditDialog webhook={action.webhook} onClose={onClose} />
    case 'rotate':
      return <RotateDialog webhook={action.webhook} onClose={onClose} />
    case 'delete':
      return <DeleteDialog webhook={action.webhook} onClose={onClose} />
  }
}

interface CreateDialogProps {
  readonly organizationId: string
  readonly onClose: () => void
}

function CreateDialog({ organizationId, onClose }: CreateDialogProps): ReactNode {
  const [secret, setSecret] = useState<string | undefined>(undefined)
  const create = useChange(CreateWebhookDocument, {
    ...STALE,
    onDone: ({ createWebhook }) => setSecret(createWebhook.secret),
  })
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <WebhookDialog
      title="Add webhook"
      webhook={NEW_WEBHOOK}
      submitLabel="Add webhook"
      of={create}
      onSave={(draft) =>
        create.mutate({ organization_id: organizationId, input: webhookInput(draft) })
      }
      onClose={onClose}
    />
  )
}

interface OfWebhookProps {
  readonly webhook: WebhookRowFragment
  readonly onClose: () => void
}

function EditDialog({ webhook, onClose }: OfWebhookProps): ReactNode {
  const update = useChange(UpdateWebhookDocument, { ...STALE, onDone: onClose })
  const { id, name, url, least_severity, events, enabled } = webhook
  return (
    <WebhookDialog
      title={`Edit ${name}`}
      webhook={{ name, url, least_severity, events, enabled }}
      submitLabel="Save"
      of={update}
      onSave={(draft) => update.mutate({ id, input: webhookInput(draft) })}
      onClose={onClose}
    />
  )
}

function RotateDialog({ webhook, onClose }: OfWebhookProps): ReactNode {
  const [secret, setSecret] = useState<string | undefined>(undefined)
  const rotate = useChange(RotateWebhookSecretDocument, {
    ...STALE,
    onDone: ({ rotateWebhookSecret }) => setSecret(rotateWebhookSecret.secret),
  })
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />
  return (
    <ConfirmDialog
      opened
      title={`New secret for ${webhook.name}?`}
      text="The secret of now signs messages beside the new one for 24 hours. Give the new one to the receiver within that time."
      confirmLabel="Make new secret"
      of={rotate}
      onConfirm={() => rotate.mutate({ id: webhook.id })}
      onClose={onClose}
    />
  )
}

function DeleteDialog({ webhook, onClose }: OfWebhookProps): ReactNode {
  const remove = useChange(DeleteWebhookDocument, { ...STALE, onDone: onClose })
  return (
    <ConfirmDialog
      opened
      title={`Delete ${webhook.name}?`}
      text="Its address is told nothing more. What waits to be sent, and the list of what was sent, go with it."
      confirmLabel="Delete webhook"
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate({ id: webhook.id })}
      onClose={onClose}
    />
  )
}
