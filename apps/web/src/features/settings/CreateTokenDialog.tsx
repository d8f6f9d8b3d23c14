import { Button, Checkbox, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../lib/currentUser.ts'
import { ApiTokensDocument, CreateApiTokenDocument } from '../../lib/gql/graphql.ts'
import { useChange } from '../../lib/useChange.ts'
import { SecretText } from '../../ui/CopyText.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import {
  type ApiTokenErrors,
  apiTokenErrors,
  apiTokenInput,
  EXPIRIES,
  NEW_API_TOKEN,
  SCOPES,
} from './apiTokenForm.ts'
import { CurlExample } from './CurlExample.tsx'

/** What the token may do; then the token itself, this once. */
export function CreateTokenDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [token, setToken] = useState<string | undefined>(undefined)
  return (
    <Modal
      opened
      onClose={onClose}
      title={token === undefined ? 'Create token' : 'Your new token'}
      closeOnClickOutside={token === undefined}
      closeOnEscape={token === undefined}
      withCloseButton={token === undefined}
      size={520}
    >
      {token === undefined ? (
        <TokenForm onToken={setToken} onCancel={onClose} />
      ) : (
        <NewToken token={token} onClose={onClose} />
      )}
    </Modal>
  )
}

interface TokenFormProps {
  readonly onToken: (token: string) => void
  readonly onCancel: () => void
}

function TokenForm({ onToken, onCancel }: TokenFormProps): ReactNode {
  const { user_organization } = useCurrentUser()
  const [draft, setDraft] = useState(NEW_API_TOKEN)
  const create = useChange(CreateApiTokenDocument, { stale: [ApiTokensDocument] })
  const form = useCheckedForm<ApiTokenErrors>(
    apiTokenErrors(draft),
    () =>
      create.mutate(apiTokenInput(draft, Date.now()), {
        onSuccess: ({ createApiToken }) => onToken(createApiToken.token),
      }),
    create,
  )
  return (
    <Form form={form} submitLabel="Create token" onCancel={onCancel}>
      <TextInput
        label="Name"
        description="What it is for, to know it by later"
        data-autofocus
        value={draft.name}
        error={form.shown.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      <Checkbox.Group
        label="Scopes"
        value={[...draft.scopes]}
        error={form.shown.scopes}
        onChange={(scopes) => setDraft({ ...draft, scopes })}
      >
        <Stack gap="xs" mt={4}>
          {SCOPES.map((scope) => (
            <Checkbox key={scope.value} size="xs" {...scope} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        label="Organization"
        data={[
          { value: '', label: 'All organizations' },
          ...user_organization.map(({ organization }) => ({
            value: organization.id,
            label: organization.name,
          })),
        ]}
        value={draft.organizationId}
        onChange={(organizationId) => setDraft({ ...draft, organizationId: organizationId ?? '' })}
      />
      <Select
        label="Expires after"
        data={[...EXPIRIES]}
        value={draft.expiryDays}
        onChange={(expiryDays) => setDraft({ ...draft, expiryDays: expiryDays ?? '' })}
      />
    </Form>
  )
}

function NewToken(props: { readonly token: string; readonly onClose: () => void }): ReactNode {
  return (
    <Stack gap="sm">
      <Text size="sm">Copy it now: it is not shown again. Whoever has it can do what it may.</Text>
      <SecretText name="Token" text={props.token} />
      <CurlExample token={props.token} />
      <Group justify="flex-end">
        <Button onClick={props.onClose}>I have copied it</Button>
      </Group>
    </Stack>
  )
}
