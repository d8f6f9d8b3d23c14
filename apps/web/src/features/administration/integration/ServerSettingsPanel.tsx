import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../../../lib/formatTime.ts'
import {
  TryFetchOrgIntegrationServerDocument,
  UpsertOrgIntegrationServerDocument,
} from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { type IntegrationServer, SERVER_QUERIES } from './integrationServer.ts'
import { PingBadge } from './PingBadge.tsx'
import { type ServerDraft, type ServerDraftErrors, serverDraftErrors } from './serverDraft.ts'

/** Where the server is, its token, and whether it lives. */
export function ServerSettingsPanel({ server }: { readonly server: IntegrationServer }): ReactNode {
  const tryFetch = useChange(TryFetchOrgIntegrationServerDocument, { stale: SERVER_QUERIES })
  return (
    <Panel
      title="Server"
      actions={
        <>
          <PingBadge ping={server.ping} />
          <Button
            variant="default"
            loading={tryFetch.isPending}
            onClick={() => tryFetch.mutate({ id: server.id })}
          >
            Try fetch
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        <PingResult server={server} />
        <FailureNote of={tryFetch} />
        <SettingsForm server={server} />
      </Stack>
    </Panel>
  )
}

function PingResult({ server: { ping } }: { readonly server: IntegrationServer }): ReactNode {
  if (ping === null) {
    return (
      <Text size="sm" c="gray.6">
        Try fetch asks the server for /ping and /openapi.json.
      </Text>
    )
  }
  const status = ping.status === null ? '' : ` with status ${ping.status}`
  return (
    <Text size="sm" c={ping.ok && ping.message === null ? 'gray.7' : 'red.9'} component="output">
      {`Asked ${formatDateTime(ping.at)}: ${ping.status === null ? 'no answer' : 'answered'}${status} after ${ping.duration_ms} ms.`}
      {ping.message !== null && ` ${ping.message}`}
    </Text>
  )
}

function SettingsForm({ server }: { readonly server: IntegrationServer }): ReactNode {
  const [draft, setDraft] = useState<ServerDraft>({ url: server.url, bearerToken: undefined })
  const save = useChange(UpsertOrgIntegrationServerDocument, {
    stale: SERVER_QUERIES,
    onDone: () => {
      setDraft({ url: draft.url.trim(), bearerToken: undefined })
      notifyDone('Saved.')
    },
  })
  const form = useCheckedForm<ServerDraftErrors>(
    serverDraftErrors(draft.url),
    () =>
      save.mutate({
        id: server.id,
        input: {
          organization_id: server.organization_id,
          url: draft.url.trim(),
          ...(draft.bearerToken === undefined ? {} : { bearer_token: draft.bearerToken }),
        },
      }),
    save,
    /^input\.(url|bearer_token)$/,
  )
  const change = (next: Partial<ServerDraft>): void => {
    save.reset()
    setDraft({ ...draft, ...next })
  }
  const isChanged = draft.url !== server.url || draft.bearerToken !== undefined
  return (
    <Form form={form} submitLabel="Save" isDisabled={!isChanged} maxWidth={640}>
      <TextInput
        label="URL"
        required
        value={draft.url}
        error={form.shown.url}
        onChange={(event) => change({ url: event.currentTarget.value })}
      />
      <TokenField
        isStored={server.has_bearer_token}
        typed={draft.bearerToken}
        error={form.shown.bearer_token}
        onChange={(bearerToken) => change({ bearerToken })}
      />
    </Form>
  )
}

/** Write-only: what is typed replaces the stored token, which nobody sees again. */
function TokenField(props: {
  readonly isStored: boolean
  readonly typed: string | undefined
  readonly error: string | undefined
  readonly onChange: (token: string | undefined) => void
}): ReactNode {
  const { isStored, typed, onChange } = props
  return (
    <Group gap="xs" align="flex-start">
      <PasswordInput
        label="Bearer token"
        description={tokenText(isStored, typed)}
        placeholder={isStored && typed === undefined ? '••••••••' : ''}
        autoComplete="off"
        style={{ flex: 1, minWidth: 220 }}
        value={typed ?? ''}
        error={props.error}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
      {isStored && typed !== '' && (
        <Button variant="default" h={32} mt={21} onClick={() => onChange('')}>
          Remove token
        </Button>
      )}
    </Group>
  )
}

function tokenText(isStored: boolean, typed: string | undefined): string {
  if (typed === '') return 'Will be removed when you save'
  if (typed !== undefined)
    return isStored ? 'Replaces the stored one' : 'Stored encrypted, never shown again'
  return isStored ? 'One is stored; it is never shown' : 'None is sent'
}
