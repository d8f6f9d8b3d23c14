import { Button, Group, Indicator, Popover, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { removeEndedTasks, useBackgroundTasks } from '../../lib/tasks/backgroundTasks.ts'
import { type BackgroundTask, isUnderWay } from '../../lib/tasks/taskStore.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { TaskRow } from './TaskRow.tsx'
import { taskText } from './taskText.ts'

/** What goes on in the background, and how it ended; nothing without a task. */
export function TaskPanel(): ReactNode {
  const tasks = useBackgroundTasks()
  const underWay = tasks.filter(isUnderWay).length
  const hasFailed = tasks.some(({ status }) => status === 'rejected')
  return (
    <>
      <VisuallyHidden component="output">{latestText(tasks)}</VisuallyHidden>
      {tasks.length > 0 && (
        <Popover
          position="bottom-end"
          width="min(360px, calc(100vw - 16px))"
          shadow="md"
          trapFocus
          returnFocus
          withArrow
        >
          <Indicator
            label={underWay}
            disabled={underWay === 0 && !hasFailed}
            color={hasFailed ? 'var(--duet-danger)' : 'petrol'}
            processing={underWay > 0}
            size={15}
            offset={4}
            // the number lies over the button and must not take its clicks
            styles={{ indicator: { pointerEvents: 'none' } }}
          >
            <Popover.Target>
              <IconButton label={`Background tasks, ${underWay} running`}>
                <IconStack2 size={17} aria-hidden />
              </IconButton>
            </Popover.Target>
          </Indicator>
          <Popover.Dropdown p="sm">
            <TaskList tasks={tasks} />
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  )
}

function TaskList({ tasks }: { readonly tasks: readonly BackgroundTask[] }): ReactNode {
  const hasEnded = tasks.some((task) => !isUnderWay(task))
  return (
    <Stack gap="sm" component="section" aria-label="Background tasks">
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={600}>
          Background tasks
        </Text>
        {hasEnded && (
          <Button variant="subtle" onClick={removeEndedTasks}>
            Remove finished
          </Button>
        )}
      </Group>
      {tasks.toReversed().map((task) => (
        <TaskRow key={task.id} task={task} />
      ))}
    </Stack>
  )
}

/** Read out when it changes. */
function latestText(tasks: readonly BackgroundTask[]): string {
  const latest = tasks.findLast((task) => !isUnderWay(task)) ?? tasks.at(-1)
  return latest === undefined ? '' : `${latest.name}: ${taskText(latest)}`
}
