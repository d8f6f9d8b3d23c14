import { Checkbox, Select, Stack, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { SEVERITY_CHOICES } from '../../../lib/severityChoices.ts'
import type { Attempt } from '../../../ui/ErrorNote.tsx'
import { textFields, useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { EVENTS, type WebhookDraft, type WebhookErrors, webhookErrors } from './webhookForm.ts'

interface WebhookDialogProps {
  readonly title: string
  readonly webhook: WebhookDraft
  readonly submitLabel: string
  readonly of: Attempt
  readonly onSave: (webhook: WebhookDraft) => void
  readonly onClose: () => void
}

/** Where to, and what of. */
export function WebhookDialog(props: WebhookDialogProps): ReactNode {
  const [draft, setDraft] = useState(props.webhook)
  const form = useCheckedForm<WebhookErrors>(
    webhookErrors(draft),
    () => props.onSave(draft),
    props.of,
    /^input\.(name|url|events)/,
  )
  const change = (changed: Partial<WebhookDraft>): void => setDraft({ ...draft, ...changed })
  const text = textFields({ name: draft.name, url: draft.url }, form.shown, change)
  return (
    <FormDialog
      title={props.title}
      size={520}
      form={form}
      submitLabel={props.submitLabel}
      onClose={props.onClose}
    >
      <TextInput label="Name" data-autofocus {...text('name')} />
      <TextInput
        label="URL"
        description="Receives a POST with JSON for each event"
        placeholder="https://example.org/hook"
        {...text('url')}
      />
      <Checkbox.Group
        label="Events"
        value={[...draft.events]}
        error={form.shown.events}
        onChange={(events) => change({ events })}
      >
        <Stack gap="xs" mt={4}>
          {EVENTS.map(({ value, label }) => (
            <Checkbox key={value} size="xs" value={value} label={label} description={value} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        label="Issues from"
        description="By their share of the energy that the plant was expected to make that day"
        data={SEVERITY_CHOICES}
        value={draft.least_severity}
        allowDeselect={false}
        onChange={(least_severity) => least_severity !== null && change({ least_severity })}
      />
      <Checkbox
        label="On"
        description="What waits for a webhook that is switched off is not sent any more"
        checked={draft.enabled}
        onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
      />
    </FormDialog>
  )
}
