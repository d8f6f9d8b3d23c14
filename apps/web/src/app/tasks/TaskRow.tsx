import { ActionIcon, Anchor, Button, Group, Loader, Progress, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { removeTask, retryTask } from '../../lib/tasks/backgroundTasks.ts'
import { type BackgroundTask, isUnderWay } from '../../lib/tasks/taskStore.ts'
import { taskText } from './taskText.ts'

export function TaskRow({ task }: { readonly task: BackgroundTask }): ReactNode {
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <TaskIcon task={task} />
      <div style={{ flex: 1, minWidth: 0 }}>
        <TaskName task={task} />
        <Text size="xs" c={task.status === 'rejected' ? 'red.9' : 'gray.6'}>
          {taskText(task)}
        </Text>
        {task.progressFraction !== undefined && isUnderWay(task) && (
          <Progress
            mt={4}
            size="sm"
            value={task.progressFraction * 100}
            aria-label={`Progress of ${task.name}`}
          />
        )}
      </div>
      {task.status === 'rejected' && (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={`Retry ${task.name}`}
          // the row shows another failure
          onClick={() => void retryTask(task.id).catch(() => undefined)}
        >
          Retry
        </Button>
      )}
      {!isUnderWay(task) && (
        <ActionIcon aria-label={`Remove ${task.name}`} onClick={() => removeTask(task.id)}>
          <IconX size={15} />
        </ActionIcon>
      )}
    </Group>
  )
}

function TaskName({ task }: { readonly task: BackgroundTask }): ReactNode {
  return task.link === undefined ? (
    <Text size="sm" truncate title={task.name}>
      {task.name}
    </Text>
  ) : (
    <Anchor size="sm" href={task.link} display="block" truncate title={task.name}>
      {task.name}
    </Anchor>
  )
}

function TaskIcon({ task }: { readonly task: BackgroundTask }): ReactNode {
  switch (task.status) {
    case 'pending':
    case 'running':
    case 'retrying':
      return <Loader size={16} mt={2} aria-hidden />
    case 'resolved':
      return <IconCircleCheck size={18} aria-hidden color="var(--mantine-color-petrol-7)" />
    case 'rejected':
      return <IconAlertTriangle size={18} aria-hidden color="var(--mantine-color-red-9)" />
  }
}
