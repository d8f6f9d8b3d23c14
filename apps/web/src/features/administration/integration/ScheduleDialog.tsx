import { Group, JsonInput, Switch, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatDateTime } from '../../../lib/formatTime.ts'
import { UpsertIntegrationScheduleDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../../ui/forms/FormDialog.tsx'
import { crontabNote } from './crontabNote.ts'
import { type Schedule, SERVER_QUERIES } from './integrationServer.ts'
import {
  type ScheduleDraft,
  type ScheduleErrors,
  scheduleDraft,
  scheduleErrors,
  scheduleFields,
} from './scheduleDraft.ts'

const INPUT_FIELDS = /^input\.(job_name|job_type|job_data|crontab|project_id)$/

interface ScheduleDialogProps {
  readonly serverId: string
  /** undefined: a new one. */
  readonly schedule: Schedule | undefined
  readonly onClose: () => void
}

export function ScheduleDialog({ serverId, schedule, onClose }: ScheduleDialogProps): ReactNode {
  const [draft, setDraft] = useState(() => scheduleDraft(schedule))
  const save = useChange(UpsertIntegrationScheduleDocument, {
    stale: SERVER_QUERIES,
    onDone: onClose,
  })
  const form = useCheckedForm<ScheduleErrors>(
    scheduleErrors(draft),
    () =>
      save.mutate({
        input: {
          schedule_id: schedule?.schedule_id ?? null,
          integration_server_id: serverId,
          ...scheduleFields(draft),
        },
      }),
    save,
    INPUT_FIELDS,
  )
  const change = (next: Partial<ScheduleDraft>): void => {
    save.reset()
    setDraft({ ...draft, ...next })
  }
  return (
    <FormDialog
      title={schedule === undefined ? 'Add schedule' : 'Edit schedule'}
      size={560}
      gap="sm"
      submitLabel="Save"
      form={form}
      onClose={onClose}
    >
      <ScheduleFields draft={draft} errors={form.shown} onChange={change} />
    </FormDialog>
  )
}

function ScheduleFields(props: {
  readonly draft: ScheduleDraft
  readonly errors: Readonly<Record<string, string | undefined>>
  readonly onChange: (draft: Partial<ScheduleDraft>) => void
}): ReactNode {
  const { draft, errors, onChange } = props
  return (
    <>
      <Group gap="sm" align="flex-start" grow>
        <TextInput
          label="Job name"
          required
          data-autofocus
          value={draft.jobName}
          error={errors['job_name']}
          onChange={(event) => onChange({ jobName: event.currentTarget.value })}
        />
        <TextInput
          label="Job type"
          required
          value={draft.jobType}
          error={errors['job_type']}
          onChange={(event) => onChange({ jobType: event.currentTarget.value })}
        />
      </Group>
      <TextInput
        label="Crontab"
        description={<CrontabHelp crontab={draft.crontab} />}
        required
        styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
        value={draft.crontab}
        error={errors['crontab']}
        onChange={(event) => onChange({ crontab: event.currentTarget.value })}
      />
      <TextInput
        label="Project"
        description="Its id, or the address of one of its pages; empty for none"
        value={draft.project}
        error={errors['project_id']}
        onChange={(event) => onChange({ project: event.currentTarget.value })}
      />
      <JsonInput
        label="Job data"
        description="A JSON object, sent with the job"
        autosize
        minRows={4}
        maxRows={14}
        formatOnBlur
        value={draft.jobData}
        error={errors['job_data']}
        onChange={(jobData) => onChange({ jobData })}
      />
      <Switch
        label="In force"
        checked={draft.enabled}
        onChange={(event) => onChange({ enabled: event.currentTarget.checked })}
      />
    </>
  )
}

/** Five fields in words, and when they next come true. */
function CrontabHelp({ crontab }: { readonly crontab: string }): ReactNode {
  const [openedMs] = useState(() => Date.now())
  const { words, nextRunAt } = crontabNote(crontab, openedMs)
  return (
    <span aria-live="polite">
      {words}
      {nextRunAt !== undefined && `. Next run ${formatDateTime(nextRunAt)} (your time)`}
    </span>
  )
}
