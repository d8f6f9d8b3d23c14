import { Button, Group, Modal, Progress, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { counted } from '../../lib/counted.ts'
import type { OrganizationRunRowFragment } from '../../lib/gql/graphql.ts'
import { roomForRuns, useOrganizationQuotas } from '../../lib/organization/quotas.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { useFocusBack } from '../../ui/useFocusBack.ts'
import { type StartedRun, useStartRuns } from './useStartRuns.ts'

interface RunAgainDialogProps {
  readonly organizationId: string
  /** Those that were chosen. */
  readonly rows: readonly OrganizationRunRowFragment[]
  readonly engineVersion: string
  readonly onClose: () => void
  /** All were asked for. */
  readonly onDone: () => void
}

/** Asks before it starts many runs, shows how far that is, and then what was refused and why. */
export function RunAgainDialog(props: RunAgainDialogProps): ReactNode {
  const { organizationId, rows, onClose, onDone } = props
  useFocusBack(true)
  const { starting, answered } = useStartRuns(organizationId)
  return (
    <Modal
      opened
      size="lg"
      title="Run again"
      onClose={onClose}
      closeOnClickOutside={!starting.isPending}
      closeOnEscape={!starting.isPending}
      withCloseButton={!starting.isPending}
    >
      {starting.data === undefined ? (
        <Stack gap="md">
          <Question {...props} />
          {starting.isPending && (
            <Progress.Root size="lg">
              <Progress.Section
                value={(answered / rows.length) * 100}
                aria-label="Runs asked for"
                aria-valuetext={`${answered} of ${rows.length}`}
              />
            </Progress.Root>
          )}
          <FailureNote of={starting} />
          <Group justify="flex-end" gap="xs">
            <Button
              variant="default"
              onClick={onClose}
              disabled={starting.isPending}
              data-autofocus
            >
              Cancel
            </Button>
            <Button
              loading={starting.isPending}
              onClick={() => starting.mutate(rows, { onSuccess: onDone })}
            >
              {`Start ${counted(rows.length, 'run')}`}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Outcome started={starting.data} rows={rows} onClose={onClose} />
      )}
    </Modal>
  )
}

function Question(props: RunAgainDialogProps): ReactNode {
  const { organizationId, rows, engineVersion } = props
  const { data } = useOrganizationQuotas(organizationId)
  const room = data && roomForRuns(data.organizationQuotas)
  const repeated = rows.filter(({ run }) => run !== null).length
  return (
    <>
      <Text size="sm">
        {`${counted(rows.length, 'run')} will wait in the queue, for engine ${engineVersion}. What is there stays.`}
        {repeated > 0 &&
          ' A run that is repeated has the same plant, weather and choices as before.'}
        {repeated < rows.length &&
          ' A project without a run begins with all blocks of its design as it is now.'}
      </Text>
      {room !== undefined &&
        (room < rows.length ? (
          <Note kind="warning" title={room === 0 ? 'A limit is reached' : 'Not all will start'}>
            {`The limits of the organization and yours leave room for ${counted(room, 'run')} now. The others will be refused.`}
          </Note>
        ) : (
          <Text size="sm" c="gray.7">
            {`The limits of the organization and yours leave room for ${counted(room, 'run')} now.`}
          </Text>
        ))}
    </>
  )
}

function Outcome(props: {
  readonly started: readonly StartedRun[]
  readonly rows: readonly OrganizationRunRowFragment[]
  readonly onClose: () => void
}): ReactNode {
  const { started, rows, onClose } = props
  const refused = started.filter(({ simulation_id }) => simulation_id === null)
  const nameOf = ({ project_id }: StartedRun): string =>
    rows.find((row) => row.project_id === project_id)?.project_name ?? ''
  return (
    <Stack gap="md">
      <Text size="sm" component="output">
        {`${counted(started.length - refused.length, 'run')} started, ${refused.length} refused.`}
      </Text>
      {refused.length > 0 && (
        <DataTable
          label="Refused runs"
          height={320}
          rows={refused}
          rowKey={({ project_id, repeated_id }) => repeated_id ?? project_id}
          columns={[
            { key: 'project', title: 'Project', value: nameOf },
            { key: 'why', title: 'Why', value: ({ error_message }) => error_message },
          ]}
        />
      )}
      <Group justify="flex-end">
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </Group>
    </Stack>
  )
}
