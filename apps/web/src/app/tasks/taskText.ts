import { formatPercent } from '../../lib/format.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import type { BackgroundTask } from '../../lib/tasks/taskStore.ts'

/** How a task is getting on, in words. */
export function taskText(task: BackgroundTask): string {
  switch (task.status) {
    case 'pending':
      return 'Waiting'
    case 'running':
      return task.progressFraction === undefined
        ? 'Running'
        : `Running, ${formatPercent(task.progressFraction, 2)}`
    case 'retrying':
      return `${errorMessage(task.error)} Trying again (${task.attempts} of ${task.retries}).`
    case 'resolved':
      return 'Done'
    case 'rejected':
      return errorMessage(task.error)
  }
}
