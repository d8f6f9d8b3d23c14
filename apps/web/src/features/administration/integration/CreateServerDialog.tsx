import { PasswordInput, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import {
  OrgIntegrationServersDocument,
  UpsertOrgIntegrationServerDocument,
} from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { OrganizationSelect } from '../OrganizationSelect.tsx'
import { type ServerDraftErrors, serverDraftErrors } from './serverDraft.ts'

export function CreateServerDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [organization, setOrganization] = useState<string | undefined>(undefined)
  const [url, setUrl] = useState('')
  const [bearerToken, setBearerToken] = useState('')
  const refresh = useRefresh(OrgIntegrationServersDocument)
  const navigate = useNavigate()
  const create = useMutation({
    mutationFn: () =>
      request(UpsertOrgIntegrationServerDocument, {
        id: null,
        input: {
          organization_id: organization ?? '',
          url: url.trim(),
          ...(bearerToken === '' ? {} : { bearer_token: bearerToken }),
        },
      }),
    onSuccess: async ({ upsertOrgIntegrationServer: { id } }) => {
      void refresh()
      await navigate({ to: '/admin/org-integration-server/$id', params: { id } })
    },
  })
  const form = useCheckedForm(draftErrors(organization, url), () => create.mutate(), {
    error: create.error,
    fields: /^input\.(organization_id|url|bearer_token)$/,
  })
  return (
    <FormDialog
      title="Add integration server"
      size={520}
      gap="sm"
      submitLabel="Add server"
      of={create}
      message={form.message}
      onSubmit={form.onSubmit}
      onClose={onClose}
    >
      <OrganizationSelect
        label="Organization"
        required
        value={organization}
        error={form.shown.organization_id}
        onChange={setOrganization}
      />
      <ServerFields
        url={url}
        bearerToken={bearerToken}
        errors={form.shown}
        onUrl={setUrl}
        onBearerToken={setBearerToken}
      />
    </FormDialog>
  )
}

function draftErrors(
  organization: string | undefined,
  url: string,
): ServerDraftErrors & { readonly organization_id?: string } {
  return {
    ...(organization === undefined ? { organization_id: 'Organization is required' } : {}),
    ...serverDraftErrors(url),
  }
}

function ServerFields(props: {
  readonly url: string
  readonly bearerToken: string
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onUrl: (url: string) => void
  readonly onBearerToken: (token: string) => void
}): ReactNode {
  return (
    <>
      <TextInput
        label="URL"
        description="It answers at /ping and describes itself at /openapi.json"
        placeholder="https://integration.example.com"
        required
        value={props.url}
        error={props.errors['url']}
        onChange={(event) => props.onUrl(event.currentTarget.value)}
      />
      <PasswordInput
        label="Bearer token"
        description="Sent with every call; stored encrypted and never shown again"
        autoComplete="off"
        value={props.bearerToken}
        error={props.errors['bearer_token']}
        onChange={(event) => props.onBearerToken(event.currentTarget.value)}
      />
    </>
  )
}
