import { Checkbox, Group, Select, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  type NoticeSettingFieldsFragment,
  NoticeSettingsDocument,
  SaveNoticeSettingsDocument,
} from '../../../lib/gql/graphql.ts'
import { minuteOf, minuteText } from '../../../lib/minuteText.ts'
import { SEVERITY_CHOICES } from '../../../lib/severityChoices.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { Form } from '../../../ui/forms/Form.tsx'
import { notifyDone } from '../../../ui/notify.ts'

const MAILS = [
  { value: 'never', label: 'Never' },
  { value: 'at_once', label: 'At once' },
  { value: 'daily', label: 'Once a day, together' },
]

const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]

export function NoticeForm(props: { readonly settings: NoticeSettingFieldsFragment }): ReactNode {
  const [draft, setDraft] = useState(() => initialDraft(props.settings))
  const save = useChange(SaveNoticeSettingsDocument, {
    stale: [NoticeSettingsDocument],
    onDone: () => notifyDone('Your notifications are saved.'),
  })
  const form = useCheckedForm({}, () => save.mutate({ input: draft }), save)
  const change = (changed: Partial<NoticeSettingFieldsFragment>): void =>
    setDraft({ ...draft, ...changed })
  return (
    <Form form={form} submitLabel="Save" isAtEnd>
      <Select
        label="Tell me of issues from"
        description="By their share of the energy that the plant was expected to make that day"
        data={SEVERITY_CHOICES}
        value={draft.least_severity}
        allowDeselect={false}
        onChange={(least_severity) => least_severity !== null && change({ least_severity })}
      />
      <Select
        label="Mail"
        data={MAILS}
        value={draft.mail}
        allowDeselect={false}
        onChange={(mail) => mail !== null && change({ mail })}
      />
      {draft.mail !== 'never' && <MailTimes draft={draft} onChange={change} />}
    </Form>
  )
}

/** Who has never chosen gets the zone of the browser. */
function initialDraft(settings: NoticeSettingFieldsFragment): NoticeSettingFieldsFragment {
  const { least_severity, mail, quiet_from, quiet_to, daily_at } = settings
  const isNew = mail === 'never' && settings.time_zone === 'UTC'
  const time_zone = isNew ? Intl.DateTimeFormat().resolvedOptions().timeZone : settings.time_zone
  return { least_severity, mail, quiet_from, quiet_to, daily_at, time_zone }
}

const NIGHT = { quiet_from: 22 * 60, quiet_to: 6 * 60 }

interface MailTimesProps {
  readonly draft: NoticeSettingFieldsFragment
  readonly onChange: (changed: Partial<NoticeSettingFieldsFragment>) => void
}

function MailTimes({ draft, onChange }: MailTimesProps): ReactNode {
  const { quiet_from: from, quiet_to: to } = draft
  return (
    <>
      <Select
        label="Time zone"
        searchable
        data={ZONES}
        value={draft.time_zone}
        allowDeselect={false}
        onChange={(time_zone) => time_zone !== null && onChange({ time_zone })}
      />
      {draft.mail === 'daily' && (
        <TimeField
          label="Sent at"
          minute={draft.daily_at}
          onChange={(daily_at) => onChange({ daily_at })}
        />
      )}
      {draft.mail === 'at_once' && (
        <Checkbox
          label="Quiet hours: mails wait until they end"
          checked={from !== null}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? NIGHT : { quiet_from: null, quiet_to: null })
          }
        />
      )}
      {draft.mail === 'at_once' && from !== null && to !== null && (
        <Group gap="sm">
          <TimeField label="From" minute={from} onChange={(at) => onChange({ quiet_from: at })} />
          <TimeField label="To" minute={to} onChange={(at) => onChange({ quiet_to: at })} />
        </Group>
      )}
    </>
  )
}

interface TimeFieldProps {
  readonly label: string
  readonly minute: number
  readonly onChange: (minute: number) => void
}

function TimeField({ label, minute, onChange }: TimeFieldProps): ReactNode {
  return (
    <TextInput
      type="time"
      label={label}
      w={140}
      value={minuteText(minute)}
      onChange={({ currentTarget }) => {
        const next = minuteOf(currentTarget.value)
        if (next !== undefined) onChange(next)
      }}
    />
  )
}
