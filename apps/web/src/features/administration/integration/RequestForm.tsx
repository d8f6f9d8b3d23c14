import { Button, Code, Group, JsonInput, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { MakeIntegrationRequestDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import classes from './ApiPanel.module.css'
import {
  draftErrors,
  integrationRequest,
  newDraft,
  type RequestDraft,
  readableBody,
} from './integrationRequest.ts'
import type { ApiOperation } from './openApi.ts'

interface RequestFormProps {
  readonly serverId: string
  readonly operation: ApiOperation
}

/** One call by hand: parameters, body, and what came back. */
export function RequestForm({ serverId, operation }: RequestFormProps): ReactNode {
  const [draft, setDraft] = useState<RequestDraft>(() => newDraft(operation))
  const call = useChange(MakeIntegrationRequestDocument)
  const form = useCheckedForm<Readonly<Record<string, string>>>(draftErrors(operation, draft), () =>
    call.mutate({ id: serverId, ...integrationRequest(operation, draft) }),
  )
  return (
    <Stack gap="sm">
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="sm">
          {operation.parameters.map(({ place, name, isRequired, description }) => (
            <TextInput
              key={`${place} ${name}`}
              label={name}
              description={description === '' ? undefined : description}
              required={isRequired}
              maw={420}
              value={draft.values[`${place} ${name}`] ?? ''}
              error={form.shown[`${place} ${name}`]}
              onChange={(event) => {
                const values = { ...draft.values, [`${place} ${name}`]: event.currentTarget.value }
                setDraft({ ...draft, values })
              }}
            />
          ))}
          {operation.bodyExample !== undefined && (
            <JsonInput
              label="Body"
              autosize
              minRows={4}
              maxRows={16}
              value={draft.body}
              error={form.shown['body']}
              onChange={(body) => setDraft({ ...draft, body })}
            />
          )}
          <Group>
            <Button
              type="submit"
              variant={operation.method === 'GET' ? 'default' : 'filled'}
              loading={call.isPending}
            >
              Make request
            </Button>
          </Group>
        </Stack>
      </form>
      <FailureNote of={call} />
      {call.data !== undefined && <Answer answer={call.data.makeIntegrationRequest} />}
    </Stack>
  )
}

function Answer(props: {
  readonly answer: { readonly status: number; readonly duration_ms: number; readonly body: string }
}): ReactNode {
  const { status, duration_ms, body } = props.answer
  return (
    <Stack gap={6} component="section" aria-label="Answer">
      <Group gap="xs">
        <StatusBadge tone={status < 400 ? 'good' : 'bad'}>{`Status ${status}`}</StatusBadge>
        <Text size="xs" c="gray.6">
          after {duration_ms} ms
        </Text>
      </Group>
      {body === '' ? (
        <Text size="sm" c="gray.6">
          The answer has no body.
        </Text>
      ) : (
        <Code block className={classes['answer'] ?? ''} tabIndex={0}>
          {readableBody(body)}
        </Code>
      )}
    </Stack>
  )
}
