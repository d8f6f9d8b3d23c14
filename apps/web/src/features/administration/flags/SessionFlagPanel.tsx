import { Autocomplete, Button, Code, Group, Stack, Switch, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import {
  addSessionFlag,
  removeSessionFlag,
  useSessionFlags,
} from '../../../lib/session/featureFlags.ts'
import { requiredErrors, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'

/** Flags for this browser tab alone; they stand above what the server says. */
export function SessionFlagPanel({ known }: { readonly known: readonly string[] }): ReactNode {
  const flags = useSessionFlags()
  const [added, setAdded] = useState(0)
  return (
    <Panel
      title="Session flags"
      description="For this browser tab alone, until it is closed. They stand above what the server says."
    >
      <Stack gap="sm">
        {flags.length === 0 && (
          <Text size="sm" c="gray.6">
            None is set.
          </Text>
        )}
        {flags.map(({ id, enabled }) => (
          <Group key={id} gap="sm">
            <Code fz="sm">{id}</Code>
            <Switch
              aria-label={`${id} is on in this tab`}
              checked={enabled}
              onChange={(event) => addSessionFlag({ id, enabled: event.currentTarget.checked })}
            />
            <IconButton
              tooltip="Remove"
              label={`Remove the session flag ${id}`}
              onClick={() => removeSessionFlag(id)}
            >
              <IconX size={16} aria-hidden />
            </IconButton>
          </Group>
        ))}
        <AddSessionFlag key={added} known={known} onAdded={() => setAdded(added + 1)} />
      </Stack>
    </Panel>
  )
}

function AddSessionFlag(props: {
  readonly known: readonly string[]
  readonly onAdded: () => void
}): ReactNode {
  const [id, setId] = useState('')
  const form = useCheckedForm(requiredErrors({ id }, { id: 'Flag' }), () => {
    addSessionFlag({ id: id.trim(), enabled: true })
    props.onAdded()
  })
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Group gap="xs" align="flex-start">
        <Autocomplete
          label="Flag"
          w={280}
          data={[...props.known]}
          value={id}
          error={form.shown.id}
          onChange={setId}
        />
        <Button type="submit" variant="default" h={32} mt={21}>
          Set for this tab
        </Button>
      </Group>
    </form>
  )
}
