import { Button, Code, Group, Text } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { MISSING } from '../../../lib/format.ts'
import { DeleteIntegrationScheduleDocument } from '../../../lib/gql/graphql.ts'
import { useChange } from '../../../lib/useChange.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { TimeAndAgo } from '../../../ui/Time.tsx'
import { crontabNote } from './crontabNote.ts'
import { type IntegrationServer, type Schedule, SERVER_QUERIES } from './integrationServer.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'

type Action =
  | { readonly kind: 'edit'; readonly schedule: Schedule | undefined }
  | { readonly kind: 'delete'; readonly schedule: Schedule }

/** When the server gets which job. */
export function SchedulePanel({ server }: { readonly server: IntegrationServer }): ReactNode {
  const [action, setAction] = useState<Action | undefined>(undefined)
  const close = (): void => setAction(undefined)
  return (
    <Panel
      title="Schedules"
      actions={
        <Button
          variant="default"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => setAction({ kind: 'edit', schedule: undefined })}
        >
          Add schedule
        </Button>
      }
    >
      {server.registered_schedulers.length === 0 ? (
        <EmptyState title="No schedules" text="This server gets jobs only by hand." />
      ) : (
        <DataTable
          label="Schedules"
          rows={server.registered_schedulers}
          rowKey={({ schedule_id }) => schedule_id}
          columns={scheduleColumns(setAction)}
        />
      )}
      {action?.kind === 'edit' && (
        <ScheduleDialog serverId={server.id} schedule={action.schedule} onClose={close} />
      )}
      {action?.kind === 'delete' && (
        <DeleteScheduleDialog schedule={action.schedule} onClose={close} />
      )}
    </Panel>
  )
}

function scheduleColumns(onAction: (action: Action) => void): readonly Column<Schedule>[] {
  return [
    {
      key: 'job',
      title: 'Job',
      value: ({ job_name }) => job_name,
      render: ({ job_name, enabled }) => (
        <Group gap="xs" wrap="nowrap">
          {job_name}
          {!enabled && <StatusBadge tone="neutral">paused</StatusBadge>}
        </Group>
      ),
    },
    { key: 'type', title: 'Type', value: ({ job_type }) => job_type },
    {
      key: 'project',
      title: 'Project',
      value: ({ project_name }) => project_name,
      render: ({ project_name }) => project_name ?? MISSING,
    },
    {
      key: 'crontab',
      title: 'When',
      render: ({ crontab }) => (
        <>
          <Code style={{ whiteSpace: 'nowrap' }}>{crontab}</Code>
          <Text size="xs" c="gray.6">
            {crontabNote(crontab, Date.now()).words}
          </Text>
        </>
      ),
    },
    {
      key: 'next',
      title: 'Next run',
      value: ({ next_run_at }) => next_run_at,
      render: ({ next_run_at }) => <NextRun at={next_run_at} />,
    },
    {
      key: 'actions',
      title: 'Actions',
      hideTitle: true,
      width: 76,
      render: (schedule) => <ScheduleActions schedule={schedule} onAction={onAction} />,
    },
  ]
}

function NextRun({ at }: { readonly at: string | null }): ReactNode {
  if (at === null) return MISSING
  return <TimeAndAgo at={at} />
}

function ScheduleActions(props: {
  readonly schedule: Schedule
  readonly onAction: (action: Action) => void
}): ReactNode {
  const { schedule, onAction } = props
  return (
    <Group gap={2} wrap="nowrap">
      <IconButton
        tooltip="Edit"
        label={`Edit ${schedule.job_name}`}
        onClick={() => onAction({ kind: 'edit', schedule })}
      >
        <IconPencil size={16} aria-hidden />
      </IconButton>
      <IconButton
        tooltip="Delete"
        label={`Delete ${schedule.job_name}`}
        onClick={() => onAction({ kind: 'delete', schedule })}
      >
        <IconTrash size={16} aria-hidden />
      </IconButton>
    </Group>
  )
}

function DeleteScheduleDialog(props: {
  readonly schedule: Schedule
  readonly onClose: () => void
}): ReactNode {
  const { schedule, onClose } = props
  const remove = useChange(DeleteIntegrationScheduleDocument, {
    stale: SERVER_QUERIES,
    onDone: onClose,
  })
  return (
    <ConfirmDialog
      opened
      title="Delete schedule?"
      text={
        <>
          <b>{schedule.job_name}</b> will not be run any more. Its job events stay.
        </>
      }
      confirmLabel="Delete schedule"
      isDangerous
      of={remove}
      onConfirm={() => remove.mutate({ schedule_id: schedule.schedule_id })}
      onClose={onClose}
    />
  )
}
