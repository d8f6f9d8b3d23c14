import { PasswordInput, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  OrgIntegrationServersDocument,
  UpsertOrgIntegrationServerDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { requiredErrors, textFields, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { OrganizationSelect } from '../OrganizationSelect.tsx'
import { type ServerDraftErrors, serverDraftErrors } from './serverDraft.ts'

export function CreateServerDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [draft, setDraft] = useState({ url: '', bearer_token: '' })
  const [organization, setOrganization] = useState<string | undefined>(undefined)
  const navigate = useNavigate()
  const create = useChange(UpsertOrgIntegrationServerDocument, {
    stale: [OrgIntegrationServersDocument],
    onDone: ({ upsertOrgIntegrationServer: { id } }) =>
      navigate({ to: '/admin/org-integration-server/$id', params: { id } }),
  })
  const form = useCheckedForm<ServerDraftErrors & { readonly organization_id?: string }>(
    {
      ...requiredErrors({ organization_id: organization }, { organization_id: 'Organization' }),
      ...serverDraftErrors(draft.url),
    },
    () =>
      create.mutate({
        id: null,
        input: {
          organization_id: organization ?? '',
          url: draft.url.trim(),
          ...(draft.bearer_token === '' ? {} : { bearer_token: draft.bearer_token }),
        },
      }),
    create,
    /^input\.(organization_id|url|bearer_token)$/,
  )
  const text = textFields(draft, form.shown, setDraft)
  return (
    <FormDialog
      title="Add integration server"
      size={520}
      gap="sm"
      submitLabel="Add server"
      form={form}
      onClose={onClose}
    >
      <OrganizationSelect
        required
        value={organization}
        error={form.shown.organization_id}
        onChange={setOrganization}
      />
      <TextInput
        label="URL"
        description="It answers at /ping and describes itself at /openapi.json"
        placeholder="https://integration.example.com"
        required
        {...text('url')}
      />
      <PasswordInput
        label="Bearer token"
        description="Sent with every call; stored encrypted and never shown again"
        autoComplete="off"
        {...text('bearer_token')}
      />
    </FormDialog>
  )
}
